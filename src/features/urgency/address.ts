import type { Urgency } from '../../content/urgency.ts'
import type { Locale } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import type { UrgencyPerson } from './data.ts'

/** The number of questions, including the first signs. */
export const questionCount = 4

/** The next question after the given answers. */
export function stepHref(locale: Locale, who?: UrgencyPerson): string {
  return href('urgency', locale, who ? `?now=no&who=${who}` : '?now=no')
}

/** For a child the advice is another one. */
export function answerHref(
  { level, topic }: Urgency,
  locale: Locale,
  { isChild = false } = {},
): string {
  return href('urgency', locale, `?level=${level}&topic=${topic}${isChild ? '&who=child' : ''}`)
}
