import {
  type CodeEntry,
  type Codes,
  type CodesSource,
  codeSystems,
} from '../../../src/features/codes/data.ts'
import { systemLabels, texts } from '../../../src/features/codes/texts.ts'
import type { Card } from '../../../src/content/schema.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { join, link, list } from '../copies/text.ts'

const pageOf = (page: string) => page.split('#')[0]!

export function* checkCodes(
  source: CodesSource,
  { paths }: { paths: ReadonlySet<string> },
): Generator<string> {
  for (const system of codeSystems) {
    const codes = source[system].map(({ code }) => code)
    for (const code of codes.filter((code, at) => codes.indexOf(code) < at))
      yield `"${code}" is there twice`
    for (const { code, page } of source[system])
      if (!paths.has(pageOf(page))) yield `"${page}" of ${code} is no page`
  }
}

/** Joins each code with the title of its page. */
export function compileCodes(
  source: CodesSource,
  { cards }: { cards: Record<Locale, Map<string, Card>> },
  locale: Locale,
): Codes {
  const toEntry = ({ en, es, ...entry }: CodesSource['icd-10'][number]): CodeEntry => {
    const { shortTitle, excerpt } = cards[locale].get(pageOf(entry.page))!
    return { ...entry, names: { en, es }, title: shortTitle, excerpt }
  }
  return { 'icd-10': source['icd-10'].map(toEntry), cdt: source.cdt.map(toEntry) }
}

export function writeCodes(codes: Codes, locale: Locale): string {
  const t = getText(locale, texts)
  return join(
    t('codes.lede'),
    t('codes.not'),
    ...codeSystems.flatMap((system) => [
      `## ${systemLabels[locale][system]}`,
      list(
        codes[system].map(
          ({ code, names, page, title, near }) =>
            `${code}: ${names[locale]}. ${link(title, page, locale)}${near ? ` (${t('codes.near')})` : ''}`,
        ),
      ),
    ]),
    `## ${t('codes.which')}`,
    list([t('codes.lists.icd'), t('codes.lists.cdt'), t('codes.lists.snomed')]),
  )
}
