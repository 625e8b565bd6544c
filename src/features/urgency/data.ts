import type { DataFile } from '../../content/data-file.ts'
import type { Reference } from '../../content/schema.ts'
import type { Urgency, UrgencyLevel, UrgencyTopic } from '../../content/urgency.ts'

/** Whom the questions are about. */
export const urgencyPeople = ['me', 'child', 'carer'] as const
export type UrgencyPerson = (typeof urgencyPeople)[number]

/** Who looks at what can wait for a visit. */
export const urgencyHelpers = ['dentist', 'doctor', 'either'] as const

/** A sign as visitors read it. */
export type AskedSign = Urgency & { id: string; text: string }

export type TopicChoice = {
  id: UrgencyTopic
  motif: string
  name: string
  hint: string
  /** Signs of other topics that are asked for as well. */
  also: string[]
  /** How soon, when none of the signs is there. */
  otherwise: UrgencyLevel
}

/** What is said of a level in a topic; the texts are HTML and cite `references`. */
export type UrgencyResult = {
  /** Absent for what cannot wait. */
  whom?: (typeof urgencyHelpers)[number]
  why: string
  until: string[]
  read: { path: string; label: string }[]
  references: Reference[]
}

/** content/urgency.json and content/urgency-advice.json in one language. */
export type UrgencyGuide = {
  /** Signs that everybody is asked for, before anything else. */
  first: string[]
  /** Signs that only these people are asked for, and those that they always are. */
  people: Record<Exclude<UrgencyPerson, 'me'>, { only: string[]; always: string[] }>
  signs: AskedSign[]
  topics: TopicChoice[]
  results: Partial<Record<`${UrgencyLevel}/${UrgencyTopic}`, UrgencyResult>>
}

export const urgency: DataFile<UrgencyGuide> = { name: 'urgency', localized: true }
