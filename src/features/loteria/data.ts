import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { phrase } from '../../content/phrase.ts'

export const cardCount = 32

const card = v.strictObject({
  /** The row of content/glossary.csv that contains the word. */
  term: v.string(),
  /** A name from src/art/motifs. */
  motif: v.string(),
  name: phrase,
  riddle: phrase,
})

const schema = v.strictObject({
  lede: phrase,
  /** The number of printed pages. */
  paper: phrase,
  /** How to use the boards on screen. */
  beans: phrase,
  rules: v.array(phrase),
  /** A card's number is its position, counted from 1. */
  cards: v.pipe(
    v.array(card),
    v.length(cardCount, `are not ${cardCount}, which fill four boards with each card on two`),
  ),
})

export type LoteriaCard = v.InferOutput<typeof card>
export type LoteriaSource = v.InferOutput<typeof schema>

/** Words of the glossary as a game. `boards`: the card numbers of each, row by row. */
export type Loteria = LoteriaSource & { boards: number[][] }

export const loteria: SourceFile<Loteria, typeof schema> = { name: 'loteria', schema }
