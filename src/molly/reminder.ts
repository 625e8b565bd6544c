const openings = { en: 'This is information, not', es: 'Esto es información, no' } as const

/** The last paragraph of every answer. */
export const reminder = {
  en: `${openings.en} medical advice. A dentist who knows your mouth can tell you what suits you.`,
  es: `${openings.es} un consejo médico. Un dentista que conozca su boca puede decirle qué le conviene.`,
} as const

/** While an answer grows, its reminder goes as soon as it can be told from other words. */
const atEnd = new RegExp(`\\n\\n(${Object.values(openings).join('|')})[^\\n]*$`)

/** An answer where the reminder is shown once beside all of them. */
export function withoutReminder(reply: string): string {
  return reply.replace(atEnd, '')
}
