import { loteriaPictures } from '../../../src/art/recipes.ts'
import { cardCount, type Loteria, type LoteriaSource } from '../../../src/features/loteria/data.ts'
import { texts } from '../../../src/features/loteria/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { parseGlossary } from '../glossary.ts'
import { inEveryLanguage, join, list } from '../copies/text.ts'

/** Names on the cards must be in the glossary. */
export function* checkLoteria(
  { cards }: LoteriaSource,
  { glossary }: { glossary: string },
): Generator<string> {
  const rows = new Map(parseGlossary(glossary).map((row) => [row[0], row.join(' ')]))
  for (const { term, motif, name } of cards) {
    if (!(motif in loteriaPictures)) yield `"${motif}" has no picture`
    const row = rows.get(term)?.toLowerCase()
    const strange = Object.values(name).find((text) => !row?.includes(withoutArticle(text)))
    if (strange) yield `"${strange}" is not in row ${term} of content/glossary.csv`
  }
}

/** 'El cepillo' -> 'cepillo' */
const withoutArticle = (name: string) => name.toLowerCase().replace(/^\S+ /, '')

export function compileLoteria(game: LoteriaSource): Loteria {
  return { ...game, boards: dealBoards() }
}

/** Each card is on two of the four boards; the rotation gives every board 16. */
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

/** Keeps cards that are adjacent in the deck apart on the board. */
function scatter(cards: number[], board: number): number[] {
  return cards.map((_, place) => cards[(place * 7 + board * 5) % cards.length]!)
}

/** The cards with their riddles, and how to play. */
export function writeLoteria({ lede, cards, rules }: Loteria, locale: Locale): string {
  const t = getText(locale, texts)
  const both = inEveryLanguage(locale)
  const lines = cards.map(({ name, riddle }, at) => `${at + 1}. **${both(name)}**: ${both(riddle)}`)
  return join(lede[locale], lines.join('\n'), `## ${t('loteria.how')}`, list(rules.map(both)))
}
