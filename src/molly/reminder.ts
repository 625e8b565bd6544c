const openings = { en: 'This is information, not', es: 'Esto es información, no' } as const

/** The last paragraph of every answer. */
export const reminder = {
  en: `${openings.en} medical advice. A dentist who knows your mouth can tell you what suits you.`,
  es: `${openings.es} un consejo médico. Un dentista que conozca su boca puede decirle qué le conviene.`,
} as const

/** Also the beginning of a reminder, which a growing answer must not show. */
const atEnd = new RegExp(`\\n\\n(${Object.values(openings).join('|')})[^\\n]*$`)

/** For the chat, which shows the reminder once for all answers. */
export function withoutReminder(reply: string): string {
  return reply.replace(atEnd, '')
}
