/** The last paragraph of every answer. */
export const reminder = {
  en: 'This is information, not medical advice. A dentist who knows your mouth can tell you what suits you.',
  es: 'Esto es información, no un consejo médico. Un dentista que conozca su boca puede decirle qué le conviene.',
} as const

/** For where it is told once, beside the answers. */
export function withoutReminder(reply: string): string {
  return reply.replace(/\n\n(This is information, not|Esto es información, no)[^\n]*$/, '')
}
