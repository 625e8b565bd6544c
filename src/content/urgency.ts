/** How urgent: at once, the same day, within days, or at a routine visit. */
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

/** Urgency and topic: all that a result's URL contains. */
export type Urgency = { level: UrgencyLevel; topic: UrgencyTopic }
