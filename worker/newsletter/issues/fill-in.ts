import { type IssueMail, issueMarks } from '../../../src/content/issues.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Mail } from '../../services/mail.ts'
import { listHeaders } from '../headers.ts'

type Recipient = Pick<Mail, 'from' | 'to'> & {
  locale: Locale
  origin: string
  /** The operator's postal address. */
  address: string
  leave: string
  preferences: string
}

/** Fills in one recipient's copy of an issue. */
export function fillIn(issue: IssueMail, recipient: Recipient): Mail {
  const { locale, from, to, origin, address, leave, preferences } = recipient
  const put = (text: string, write: (value: string) => string) =>
    text
      .replaceAll(issueMarks.leave, () => write(leave))
      .replaceAll(issueMarks.preferences, () => write(preferences))
      .replaceAll(issueMarks.address, () => write(address))
      .replaceAll(originMark, () => write(origin))
  return {
    from,
    to,
    subject: issue.subject,
    text: put(issue.text, (value) => value),
    html: put(issue.html, escapeHtml),
    headers: {
      ...listHeaders(locale, leave),
      'List-Id': `<newsletter.${new URL(origin).hostname}>`,
    },
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
