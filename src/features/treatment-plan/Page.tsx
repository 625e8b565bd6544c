import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { Breadcrumb } from '../../sections/page/Breadcrumb.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PageBand } from '../../sections/page/PageBand.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'
import type { TreatmentTerms } from './data.ts'
import { ChangePlan, PlanExample, PlanForm, SharePlan } from './PlanForm.tsx'
import { PlanLines } from './PlanLines.tsx'
import type { PlanLine } from './read-plan.ts'
import { texts } from './texts.ts'

export type PlanState = {
  text: string
  problem?: string
  /** The parsed lines; absent: show the form. */
  lines?: PlanLine[]
}

type Props = { terms: TreatmentTerms; state: PlanState }

/** A quote in plain words. Rendered for one request, never stored. */
export function Page({ terms, state }: Props) {
  const { locale, t } = usePage(texts)
  const { text, problem, lines } = state
  return (
    <main id="main">
      <Stylesheet />
      <PageBand ground="maiz" className="pt-5 pb-6 lg:pb-8">
        <div className="flex justify-between items-center gap-6">
          <div>
            <Breadcrumb
              above={[{ label: t('plan.tools'), href: href('tools', locale) }]}
              current={t('plan.heading')}
            />
            <h1 className="text-1 mt-2 mb-2" id="plan" tabIndex={-1}>
              {t(lines ? 'plan.result' : 'plan.heading')}
            </h1>
            <p className="no-print text-lede max-w-[36em]">
              {t(lines ? 'plan.intro' : 'plan.lede')}
            </p>
          </div>
          <Motif name="magnify" className="no-print max-lg:hidden flex-none w-32 h-32" />
        </div>
      </PageBand>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] gap-x-12 gap-y-9 items-start pt-6 pb-16">
        {lines ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <div className="no-print flex flex-wrap gap-2.5">
              <PrintButton label={t('plan.print')} />
              <ChangePlan text={text} />
              <SharePlan text={text} lines={lines} />
            </div>
            <PlanLines lines={lines} />
          </div>
        ) : (
          <div>
            <PlanForm text={text} problem={problem} />
            <PlanExample />
          </div>
        )}
        <div className="grid gap-6">
          <p className="rounded-m bg-g-rosa px-5 py-4 leading-normal">{t('plan.limits')}</p>
          <BeforeYouAgree questions={terms.questions} />
          <p className="no-print grid gap-2 justify-items-start">
            {!lines && <OtherLanguageLink />}
            <MoreLink href={localize('/check-a-dentist', locale)}>{t('plan.check')}</MoreLink>
            <MoreLink href={href('codes', locale)}>{t('plan.codes')}</MoreLink>
            <MoreLink href={href('payingForCare', locale)}>{t('plan.pay')}</MoreLink>
            <MoreLink href={href('askDentist', locale, '#prepare')}>{t('plan.sheet')}</MoreLink>
          </p>
        </div>
        {!lines && <KnownWords terms={terms} />}
      </div>
    </main>
  )
}

function BeforeYouAgree({ questions }: Pick<TreatmentTerms, 'questions'>) {
  const { locale, t } = usePage(texts)
  return (
    <section aria-labelledby="before">
      <h2 className="h-3" id="before">
        {t('plan.before')}
      </h2>
      <div className="prose text-body mt-2">
        <ul>
          {questions.map((question) => (
            <li key={question.en}>{question[locale]}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** All terms the page can explain, for visitors without a quote. */
function KnownWords({ terms: { terms } }: { terms: TreatmentTerms }) {
  const { locale, t } = usePage(texts)
  const byName = new Intl.Collator(locale).compare
  const sorted = terms.map((term) => term[locale]).sort((a, b) => byName(a.name, b.name))
  return (
    <details className="no-print lg:col-span-2 panel">
      <summary className="font-700 cursor-pointer">
        {t('plan.words', { count: terms.length })}
      </summary>
      <dl className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 gap-x-10 gap-y-4 mt-5">
        {sorted.map(({ name, what }) => (
          <div key={name}>
            <dt className="font-700">{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
