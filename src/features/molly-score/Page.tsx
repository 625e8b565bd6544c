import { type Locale, localeCodes } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { endpoints, href } from '../../routes.ts'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import {
  countOf,
  type Example,
  grades,
  kinds,
  type MollyScore,
  percentOf,
  subjects,
  sum,
  sumOf,
  type Tally,
} from './data.ts'
import { listLimits, listStrengths } from './limits.ts'
import { texts } from './texts.ts'

type Props = { data: MollyScore }

/** How Molly's replies were graded: what she can't do comes first. */
export function Page({ data: score }: Props) {
  const { locale, t } = usePage(texts)
  const all = sumOf(score, kinds)
  const count = countOf(all)
  return (
    <FeaturePage
      feature="molly-score"
      ground="maiz"
      above={[{ label: t('footer.about'), href: href('about', locale) }]}
      name={t('score.heading')}
      lede={t('score.lede', { percent: percentOf(all).good, count, month: score.month[locale] })}
      band={
        <p className="no-print flex flex-wrap gap-2.5 mt-5">
          <PrintButton label={t('score.print')} />
          <OtherLanguageLink />
        </p>
      }
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-11 pt-8 pb-16">
        <Limits score={score} />
        <section aria-labelledby="table">
          <h2 className="h-2" id="table">
            {t('score.table')}
          </h2>
          <div className="score-tables">
            {localeCodes.map((code) => (
              <KindTable key={code} score={score} code={code} />
            ))}
          </div>
        </section>
        <Subjects score={score} />
        <Method talks={score.talks} count={count} />
        <section aria-labelledby="examples">
          <h2 className="h-2" id="examples">
            {t('score.examples')}
          </h2>
          <p className="mt-2">{t('score.asThen')}</p>
          <div className="score-examples">
            {score.examples[locale].map((example) => (
              <Reply key={example.said} example={example} />
            ))}
          </div>
        </section>
        <section aria-labelledby="file">
          <h2 className="h-2" id="file">
            {t('score.file')}
          </h2>
          <p className="mt-2 max-w-[44em]">{t('score.fileText')}</p>
          <p className="mt-4">
            <a className="btn btn-cobalto" href={endpoints.mollyTalks} download>
              <Icon name="ph-download-simple-bold" />
              {t('score.download')}
            </a>
          </p>
          <p className="no-print flex flex-wrap gap-x-6 mt-4">
            <MoreLink href={href('askMolly', locale)}>{t('score.ask')}</MoreLink>
            <MoreLink href={href('about', locale, '#what-you-find')}>{t('score.works')}</MoreLink>
          </p>
        </section>
      </div>
    </FeaturePage>
  )
}

function Limits({ score }: { score: MollyScore }) {
  const { locale, t } = usePage(texts)
  return (
    <section className="max-w-[46em]" aria-labelledby="cannot">
      <h2 className="h-2" id="cannot">
        {t('score.cannot')}
      </h2>
      <div className="prose text-body mt-3">
        <ul>
          {listLimits(score, locale).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h3>{t('score.can')}</h3>
        <ul>
          {listStrengths(score, locale).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h3>{t('score.harm')}</h3>
        <ul>
          {score.unsafe.map(({ [locale]: text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function KindTable({ score, code }: { score: MollyScore; code: Locale }) {
  const { t } = usePage(texts)
  const total = sum(kinds.map((kind) => score.kinds[kind][code]))
  const rows = kinds.map((kind) => ({
    name: t(`score.kinds.${kind}`),
    tally: score.kinds[kind][code],
  }))
  return (
    <GradeTable
      caption={t(`score.captions.${code}`)}
      first={t('score.message')}
      rows={[...rows, { name: t('score.all'), tally: total }]}
      share={total}
    />
  )
}

function Subjects({ score }: { score: MollyScore }) {
  const { t } = usePage(texts)
  return (
    <section aria-labelledby="subjects">
      <h2 className="h-2" id="subjects">
        {t('score.bySubject')}
      </h2>
      <div className="score-tables">
        <GradeTable
          caption={t('score.subjectCaption')}
          first={t('score.subject')}
          rows={subjects.map((subject) => ({
            name: t(`score.subjects.${subject}`),
            tally: score.subjects[subject],
          }))}
        />
      </div>
    </section>
  )
}

type TableProps = {
  caption: string
  /** The head of the first column. */
  first: string
  rows: { name: string; tally: Tally }[]
  /** In percent, drawn and in the last row. */
  share?: Tally
}

function GradeTable({ caption, first, rows, share }: TableProps) {
  const { t } = usePage(texts)
  const cells = (tally: Tally, unit = '') =>
    grades.map((grade) => <td key={grade}>{tally[grade] + unit}</td>)
  return (
    <div className="prose">
      {share && <Bar share={percentOf(share)} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is focusable. */}
      <table className="swiped" tabIndex={0}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {grades.map((grade) => (
              <th key={grade} scope="col">
                {t(`score.grades.${grade}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, tally }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells(tally)}
            </tr>
          ))}
          {share && (
            <tr>
              <th scope="row">{t('score.share')}</th>
              {cells(percentOf(share), '%')}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** What the last row says, as lengths. */
function Bar({ share: { good, partly, bad } }: { share: Tally }) {
  const total = good + partly + bad
  return (
    <svg
      className="score-bar"
      viewBox={`0 0 ${total} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="score-good" width={good} height="10" />
      <rect className="score-partly" x={good} width={partly} height="10" />
      <rect className="score-bad" x={good + partly} width={bad} height="10" />
    </svg>
  )
}

function Method({ talks, count }: { talks: number; count: number }) {
  const { t } = usePage(texts)
  return (
    <section className="max-w-[46em]" aria-labelledby="method">
      <h2 className="h-2" id="method">
        {t('score.method')}
      </h2>
      <div className="prose text-body mt-3">
        <ul>
          <li>{t('score.how.played', { talks, count })}</li>
          <li>{t('score.how.graded')}</li>
          <li>{t('score.how.own')}</li>
          <li>{t('score.how.few')}</li>
          <li>{t('score.how.changed')}</li>
          <li>{t('score.how.program')}</li>
        </ul>
      </div>
    </section>
  )
}

function Reply({ example: { grade, said, reply, missing } }: { example: Example }) {
  const { t } = usePage(texts)
  return (
    <article className={`score-reply score-${grade}`}>
      <h3 className="h-3">{t(`score.grades.${grade}`)}</h3>
      <dl>
        <dt>{t('score.said')}</dt>
        <dd>{said}</dd>
        <dt>{t('score.reply')}</dt>
        <dd className="whitespace-pre-line">{reply}</dd>
        {missing && (
          <>
            <dt>{t('score.missing')}</dt>
            <dd>{missing}</dd>
          </>
        )}
      </dl>
    </article>
  )
}
