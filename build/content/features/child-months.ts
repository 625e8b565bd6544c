import { type ChildMonths, maxMonths, type Teeth } from '../../../src/features/child-months/data.ts'
import { texts } from '../../../src/features/child-months/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { join, link, list } from '../copies/text.ts'

/** Finds stages that leave a gap, and pages that don't exist. */
export function* checkChildMonths(
  { teeth, stages }: ChildMonths,
  { paths }: { paths: ReadonlySet<string> },
): Generator<string> {
  const ends = stages.map(({ until }) => until)
  const isRising = ends.every((end, at) => end > (ends[at - 1] ?? 0))
  if (!isRising || ends.at(-1) !== maxMonths) yield 'its stages do not go from birth to 16 years'
  for (const { page } of stages) {
    if (!paths.has(page.split('#')[0]!)) yield `"${page}" is no page`
  }
  for (const { en, from, to } of teeth) if (from >= to) yield `"${en}" end before they begin`
}

/** When each tooth comes in, and what each age needs. */
export function writeChildMonths({ teeth, stages }: ChildMonths, locale: Locale): string {
  const t = getText(locale, texts)
  const span = ({ unit, from, to }: Teeth) => t(`childMonths.span.${unit}`, { from, to })
  return join(
    list(teeth.map((one) => `${one[locale]}: ${span(one)}`)),
    t('childMonths.varies'),
    ...stages.map(({ until, page, paste, visit, watch }, at) => {
      const from = stages[at - 1]?.until ?? 0
      const isMonths = until <= 36
      const ages = { from: isMonths ? from : from / 12, to: isMonths ? until : until / 12 }
      return join(
        `## ${t(isMonths ? 'childMonths.span.months' : 'childMonths.span.years', ages)}`,
        list([...paste, ...visit, ...watch].map((line) => line[locale])),
        link(t('childMonths.more'), page, locale),
      )
    }),
    t('childMonths.limits'),
  )
}
