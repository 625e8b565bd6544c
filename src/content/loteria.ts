import type { Phrase } from './phrases.ts'

export type LoteriaCard = {
  /** The row of content/glossary.csv that has the word. */
  term: string
  /** As in src/art/motifs. */
  motif: string
  name: Phrase
  riddle: Phrase
}

/** content/loteria.json: words of the glossary as a game, in both languages. */
export type Loteria = {
  lede: Phrase
  /** How many pages it is in print. */
  paper: Phrase
  /** How to use the boards on the page. */
  beans: Phrase
  rules: Phrase[]
  /** Their numbers are their places, counted from 1. */
  cards: LoteriaCard[]
  /** The numbers of the cards on each board, row by row. */
  boards: number[][]
}
