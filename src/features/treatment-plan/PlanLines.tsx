import { startingWith } from '../../content/phrase.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { codePath } from '../../routes.ts'
import { FactLinks } from '../../sections/page/FactLinks.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { TreatmentTerm } from './data.ts'
import type { PlanLine } from './read-plan.ts'
import { texts } from './texts.ts'

/** Each pasted line, followed by its terms, each explained once. */
export function PlanLines({ lines }: { lines: PlanLine[] }) {
  const { t } = usePage(texts)
  const explained = new Set<TreatmentTerm>()
  return (
    <ol className="grid gap-5">
      {lines.map(({ number, text, terms, codes }) => (
        <li
          key={number}
          className="plan-line rounded-m border-2 border-solid border-linea bg-papel overflow-hidden"
        >
          <p
            className="bg-g-cielo px-5 py-3 font-700 leading-[1.35] break-words"
            dir="auto"
            translate="no"
          >
            {text}
          </p>
          <div className="grid gap-5 px-5 pt-4 pb-5">
            {terms.map((term) => {
              const isNew = !explained.has(term)
              explained.add(term)
              return isNew ? (
                <Explained key={term.id} term={term} />
              ) : (
                <Again key={term.id} term={term} />
              )
            })}
            {codes.length > 0 && (
              <p>
                {t('plan.code')} <CodeLinks codes={codes} />
              </p>
            )}
            {terms.length === 0 && codes.length === 0 && <p>{t('plan.unknown')}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Explained({ term }: { term: TreatmentTerm }) {
  const { locale, t } = usePage(texts)
  const [own, other] = startingWith(locale)
  const { name, what, part, ask } = term[locale]
  return (
    <section aria-labelledby={idOf(term)}>
      <h2 className="h-3" id={idOf(term)}>
        {term[own!].name}
      </h2>
      <p className="text-meta text-tinta-2" lang={other}>
        {term[other!].name}
      </p>
      <p className="mt-2">{what}</p>
      <div className="grid sm:grid-cols-2 gap-x-8">
        <Points title={t('plan.part')} points={part} />
        <Points title={t('plan.ask')} points={ask} />
      </div>
      <p className="flex flex-wrap gap-x-6 items-center mt-2">
        <span className="no-print">
          <MoreLink href={localize(term.page, locale)}>{t('plan.more', { name })}</MoreLink>
        </span>
        {term.facts.length > 0 && (
          <span className="text-meta text-tinta-2">
            {t('plan.source')} <FactLinks facts={term.facts} />
          </span>
        )}
      </p>
    </section>
  )
}

function CodeLinks({ codes }: { codes: string[] }) {
  const { locale } = usePage()
  return codes.map((code, at) => (
    <span key={code}>
      {at > 0 && ', '}
      <a
        className="text-link underline underline-offset-3"
        href={localize(codePath('cdt', code), locale)}
      >
        {code}
      </a>
    </span>
  ))
}

function Again({ term }: { term: TreatmentTerm }) {
  const { locale, t } = usePage(texts)
  return (
    <p>
      {t('plan.again')}{' '}
      <a className="text-link font-650 underline underline-offset-3" href={`#${idOf(term)}`}>
        {term[locale].name}
      </a>
    </p>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className="font-700">{title}</h3>
      <div className="prose text-body">
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function idOf({ id }: TreatmentTerm): string {
  return `term-${id}`
}
