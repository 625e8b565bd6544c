import type { Told } from './first-visit.ts'
import type { Phrase } from './phrases.ts'

/** content/fridge-sheet.json: what hangs on a kitchen door, in both languages. */
export type FridgeSheet = {
  title: Phrase
  /** Signs of content/urgency.json that need the emergency number. */
  now: { title: Phrase; signs: Told[] }
  parts: {
    id: string
    /** As in src/art/motifs. */
    motif: string
    title: Phrase
    steps: Told[]
    /** Whom to call about it, by country. */
    lines: { country: string; number: string; facts: string[] }[]
  }[]
  own: { title: Phrase; blanks: Phrase[] }
}
