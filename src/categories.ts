/** Every article has one; cosmetic and pediatric are tags. */
export const categories = ['oral-health', 'treatments', 'procedures', 'prevention', 'news'] as const

export type Category = (typeof categories)[number]
