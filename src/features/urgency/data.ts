import type { DataFile } from '../../content/data-file.ts'
import type { Reference } from '../../content/schema.ts'
import type { Urgency, UrgencyLevel, UrgencyTopic } from '../../content/urgency.ts'

/** The people the questions can be about. */
export const urgencyPeople = ['me', 'child', 'carer'] as const
export type UrgencyPerson = (typeof urgencyPeople)[number]

/** Who treats what can wait for a visit. */
export const urgencyHelpers = ['dentist', 'doctor', 'either'] as const

/** A sign as visitors read it. */
export type AskedSign = Urgency & { id: string; text: string }

export type TopicChoice = {
  id: UrgencyTopic
  motif: string
  name: string
  hint: string
  /** Signs of other topics that are also asked about. */
  also: string[]
  /** The level if none of the signs applies. */
  otherwise: UrgencyLevel
}

/** The advice for a level in a topic; the texts are HTML and cite `references`. */
export type UrgencyResult = {
  /** Absent for emergencies. */
  whom?: (typeof urgencyHelpers)[number]
  why: string
  until: string[]
  read: { path: string; label: string }[]
  references: Reference[]
}

/** content/urgency.json and content/urgency-advice.json in one language. */
export type UrgencyGuide = {
  /** Signs that everyone is asked about first. */
  first: string[]
  /** Signs that only these people are asked about, those that they never are, and always. */
  people: Record<
    Exclude<UrgencyPerson, 'me'>,
    { only: string[]; never?: string[]; always: string[] }
  >
  signs: AskedSign[]
  topics: TopicChoice[]
  results: UrgencyResults
  childResults: UrgencyResults
}

type UrgencyResults = Partial<Record<`${UrgencyLevel}/${UrgencyTopic}`, UrgencyResult>>

export const urgency: DataFile<UrgencyGuide> = { name: 'urgency', localized: true }
