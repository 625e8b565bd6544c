import type { Phrase } from './phrase.ts'

/** What a dentist must know before any treatment: said in the first person, to be ticked. */
type Alert = Phrase & { id: string }

export type AlertGroup = { id: string; title: Phrase; alerts: Alert[] }
