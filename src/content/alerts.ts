import type { Phrase } from './phrase.ts'

/** What a dentist must know before any treatment, in the first person, as a checkbox. */
type Alert = Phrase & {
  id: string
  /** Rare in a child. */
  adult?: true
}

export type AlertGroup = { id: string; title: Phrase; alerts: Alert[] }
