import type { Reference } from './schema.ts'

/** How soon: at once, the same day, within days, or at an ordinary visit. */
export const urgencyLevels = ['now', 'today', 'week', 'routine'] as const
export type UrgencyLevel = (typeof urgencyLevels)[number]

/** What a sign is about. */
export const urgencyTopics = [
  'breathing',
  'swelling',
  'pain',
  'bleeding',
  'injury',
  'tooth',
  'dental-work',
  'braces',
  'gums',
  'sore',
  'child',
  'after-treatment',
  'swallowed',
  'whole-body',
  'check-up',
] as const
export type UrgencyTopic = (typeof urgencyTopics)[number]

/** Whom the questions are about. */
export const urgencyPeople = ['me', 'child', 'carer'] as const
export type UrgencyPerson = (typeof urgencyPeople)[number]

/** Who looks at what can wait for a visit. */
export const urgencyHelpers = ['dentist', 'doctor', 'either'] as const

/** How soon, and about what: all that the address of a result says. */
export type Urgency = { level: UrgencyLevel; topic: UrgencyTopic }

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
