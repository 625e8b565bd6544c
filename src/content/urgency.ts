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

/** How soon, and about what: all that the address of a result says. */
export type Urgency = { level: UrgencyLevel; topic: UrgencyTopic }
