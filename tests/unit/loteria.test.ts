import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { checkLoteria, compileLoteria } from '../../build/content/features/loteria.ts'
import { readContent } from '../../build/content/read.ts'
import { loteria } from '../../src/features/loteria/data.ts'

const file = 'content/loteria.json'
const readGame = (root: string) => {
  const content = readContent(root)
  const glossary = content.text('content/glossary.csv')
  return readDataFile(content, loteria, (game) => checkLoteria(game, { glossary }))
}
const { boards, cards } = compileLoteria(readGame(process.cwd()))

test('four boards have sixteen different cards each, and every card is on two of them', () => {
  expect(boards).toHaveLength(4)
  for (const numbers of boards) expect(new Set(numbers).size).toBe(16)
  expect(
    new Set(boards.map((numbers) => String([...new Set(numbers)].toSorted((a, b) => a - b)))).size,
  ).toBe(4)
  const places = Map.groupBy(boards.flat(), (number) => number)
  expect([...places.values()].map(({ length }) => length)).toEqual(cards.map(() => 2))
})

test.each([
  [
    'a word that the glossary does not have',
    { name: { en: 'The drill', es: 'El taladro' } },
    'is not in row g207',
  ],
  ['a card without a picture', { motif: 'drill' }, 'has no picture'],
  ['a riddle in one language', { riddle: { en: 'I hum.' } }, 'riddle.es'],
])('%s is refused', (_what, wrong, problem) => {
  const root = mkdtempSync(join(tmpdir(), 'esmalte-'))
  mkdirSync(join(root, 'content'))
  cpSync('content/glossary.csv', join(root, 'content/glossary.csv'))
  const game = JSON.parse(readFileSync(file, 'utf8')) as { cards: object[] }
  Object.assign(game.cards[0]!, wrong)
  writeFileSync(join(root, file), JSON.stringify(game, undefined, 2))
  expect(() => readGame(root)).toThrow(problem)
})
