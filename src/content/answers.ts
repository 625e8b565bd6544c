/** What a question asks about its topic. */
export const intents = [
  'aftercare',
  'causes',
  'choose',
  'compare',
  'contraindications',
  'cost',
  'definition',
  'duration',
  'effectiveness',
  'food',
  'frequency',
  'home-care',
  'how-to',
  'myth',
  'normal',
  'numbers',
  'pain',
  'prevention',
  'products',
  'quantity',
  'risks',
  'signs',
  'site',
  'timing',
  'treatment',
  'urgency',
  'visit',
  'wait',
  'where',
] as const

export type Intent = (typeof intents)[number]

/** The groups of people an answer applies to. */
export const audiences = [
  'anyone',
  'baby',
  'child',
  'teenager',
  'pregnant',
  /** Not of children. */
  'adult',
  'older',
  'ill',
] as const
export type Audience = (typeof audiences)[number]

/** What a question presupposes. */
export const suppositions = ['safe', 'dangerous', 'upper-limit', 'lower-limit'] as const

/** The countries that some answers are about. */
export const places = ['us', 'mx', 'co', 'pe', 'ar', 'cl', 'ec', 'do', 'hn', 'es'] as const
