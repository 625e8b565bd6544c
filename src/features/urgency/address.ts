import type { Urgency } from '../../content/urgency.ts'
import type { Locale } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import type { UrgencyPerson } from './data.ts'

/** How many questions there are, the first signs included. */
export const questionCount = 4

/** The question after the ones that are answered. */
export function stepHref(locale: Locale, who?: UrgencyPerson): string {
  return href('urgency', locale, who ? `?now=no&who=${who}` : '?now=no')
}

export function answerHref({ level, topic }: Urgency, locale: Locale): string {
  return href('urgency', locale, `?level=${level}&topic=${topic}`)
}
