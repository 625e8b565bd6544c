import {
  countOf,
  grades,
  kinds,
  type MollyScore,
  percentOf,
  subjects,
  sumOf,
  type Tally,
} from '../../../src/features/molly-score/data.ts'
import { listLimits, listStrengths } from '../../../src/features/molly-score/limits.ts'
import { texts } from '../../../src/features/molly-score/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localeCodes } from '../../../src/i18n/locales.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import { endpoints } from '../../../src/routes.ts'
import { join, list } from '../copies/text.ts'

export function writeMollyScore(score: MollyScore, locale: Locale): string {
  const t = getText(locale, texts)
  const all = sumOf(score, kinds)
  const count = countOf(all)
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const table = (first: string, rows: { name: string; tally: Tally }[]) =>
    [
      row([first, ...grades.map((grade) => t(`score.grades.${grade}`))]),
      row(['---', ...grades.map(() => '---')]),
      ...rows.map(({ name, tally }) => row([name, ...grades.map((grade) => tally[grade])])),
    ].join('\n')
  return join(
    t('score.lede', { percent: percentOf(all).good, count, month: score.month[locale] }),
    `## ${t('score.cannot')}`,
    list(listLimits(score, locale)),
    `## ${t('score.can')}`,
    list(listStrengths(score, locale)),
    `## ${t('score.harm')}`,
    list(score.unsafe.map((what) => what[locale])),
    `## ${t('score.table')}`,
    ...localeCodes.flatMap((code) => [
      `### ${t(`score.captions.${code}`)}`,
      table(
        t('score.message'),
        kinds.map((kind) => ({ name: t(`score.kinds.${kind}`), tally: score.kinds[kind][code] })),
      ),
    ]),
    `## ${t('score.bySubject')}`,
    table(
      t('score.subject'),
      subjects.map((subject) => ({
        name: t(`score.subjects.${subject}`),
        tally: score.subjects[subject],
      })),
    ),
    `## ${t('score.method')}`,
    list([
      t('score.how.played', { talks: score.talks, count }),
      t('score.how.graded'),
      t('score.how.own'),
      t('score.how.few'),
      t('score.how.changed'),
    ]),
    `[${t('score.download')}](${originMark}${endpoints.mollyTalks})`,
  )
}
