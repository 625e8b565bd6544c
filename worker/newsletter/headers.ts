import { type Locale, locales } from '../../src/i18n/locales.ts'

/** Headers of every mail to subscribers, with one-click unsubscribe (RFC 8058). */
export function listHeaders(locale: Locale, leave: string): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': locales[locale].lang,
    // The RFC requires https, and mail services refuse the header without it.
    ...(leave.startsWith('https:') && {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
