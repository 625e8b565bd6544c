import type { Phrase } from '../../../src/content/phrase.ts'
import type { Situation } from '../../../src/features/phrases/data.ts'
import { texts } from '../../../src/features/phrases/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { routes } from '../../../src/routes.ts'
import { inEveryLanguage, join, link, list } from '../copies/text.ts'

/** Each phrase in this language and the others. */
export function writePhrases(situations: Situation[], locale: Locale): string {
  const t = getText(locale, texts)
  const lines = (some: Phrase[]) => list(some.map(inEveryLanguage(locale)))
  return join(
    ...situations.flatMap(({ title, urgent, phrases }) => [
      `## ${title[locale]}`,
      urgent.length > 0 &&
        `${t('phrases.urgent')} ${link(t('site.emergency'), routes.emergency, locale)}`,
      lines(urgent),
      lines(phrases),
    ]),
  )
}
