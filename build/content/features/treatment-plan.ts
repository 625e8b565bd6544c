import { toName } from '../../../src/features/treatment-plan/read-plan.ts'
import type { TreatmentTerms } from '../../../src/features/treatment-plan/data.ts'
import { texts } from '../../../src/features/treatment-plan/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { join, link, list } from '../copies/text.ts'

/** `paths`: the pages that a term may link to. */
export function* checkTreatmentTerms(
  { terms }: TreatmentTerms,
  { paths }: { paths: ReadonlySet<string> },
): Generator<string> {
  const owners = new Map<string, string>()
  for (const { id, page, says, en, es } of terms) {
    if (!paths.has(page)) yield `"${page}" of "${id}" is no page`
    for (const name of says) {
      const words = toName(name).join(' ')
      if (!words) yield `"${name}" of "${id}" has no word of its own`
      const owner = owners.get(words)
      if (owner && owner !== id) yield `"${name}" means both "${owner}" and "${id}"`
      owners.set(words, id)
    }
    for (const words of [en, es].flatMap(({ what, part, ask }) => [what, ...part, ...ask])) {
      // Prices and percentages would need a source and a year.
      if (/[$€%]|\d{2}/.test(words)) yield `"${words}" has a figure`
    }
  }
}

/** Terms of a quote in plain words, and questions to ask before accepting it. */
export function writeTreatmentTerms({ questions, terms }: TreatmentTerms, locale: Locale): string {
  const t = getText(locale, texts)
  return join(
    t('plan.limits'),
    `## ${t('plan.before')}`,
    list(questions.map((question) => question[locale])),
    ...terms.map(({ page, [locale]: { name, what, part, ask } }) =>
      join(
        `## ${name}`,
        what,
        part.length > 0 && `${t('plan.part')}: ${part.join(', ')}.`,
        list(ask),
        link(t('plan.more', { name }), page, locale),
      ),
    ),
  )
}
