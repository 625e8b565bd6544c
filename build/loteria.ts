import * as v from 'valibot'
import { loteriaPictures } from '../src/art/recipes.ts'
import type { Loteria } from '../src/content/loteria.ts'
import { ContentError, findQuoted } from './content-error.ts'
import { parseGlossary } from './glossary.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'
import { phraseFields } from './told.ts'

const gameFile = 'content/loteria.json'

const cardCount = 32
const phrase = v.strictObject(phraseFields)

const gameSchema = v.strictObject({
  lede: phrase,
  paper: phrase,
  beans: phrase,
  rules: v.array(phrase),
  cards: v.pipe(
    v.array(
      v.strictObject({
        term: v.string(),
        motif: v.picklist(Object.keys(loteriaPictures), 'has no picture'),
        name: phrase,
        riddle: phrase,
      }),
    ),
    v.length(cardCount, `are not ${cardCount}, which fill four boards with each card on two`),
  ),
})

/** The game of /loteria, whose words are those of the glossary. */
export function readLoteria(root: string): Loteria {
  const source = readText(root, gameFile)
  const game = parseJsonFile(gameFile, gameSchema, source)
  const rows = new Map(
    parseGlossary(readText(root, 'content/glossary.csv')).map((row) => [row[0], row.join(' ')]),
  )
  for (const { term, name } of game.cards) {
    const row = rows.get(term)?.toLowerCase()
    const strange = Object.values(name).find((text) => !row?.includes(withoutArticle(text)))
    if (!strange) continue
    const problem = `"${strange}" is not in row ${term} of content/glossary.csv`
    throw new ContentError(gameFile, [{ line: findQuoted(source, problem), problem }])
  }
  return { ...game, boards: dealBoards() }
}

/** 'El cepillo' -> 'cepillo' */
const withoutArticle = (name: string) => name.toLowerCase().replace(/^\S+ /, '')

/** Which two of the four boards have a card: in turn, so that every board gets 16. */
const turns = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const

function dealBoards(): number[][] {
  const boards: number[][] = [[], [], [], []]
  for (let card = 0; card < cardCount; card += 1) {
    for (const board of turns[card % turns.length]!) boards[board]!.push(card + 1)
  }
  return boards.map(scatter)
}

/** Neighbours in the deck are none on the board. */
function scatter(cards: number[], board: number): number[] {
  return cards.map((_, place) => cards[(place * 7 + board * 5) % cards.length]!)
}
