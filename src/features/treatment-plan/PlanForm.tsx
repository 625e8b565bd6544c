import { Fragment, type ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { findPrice } from '../../text/amount.ts'
import type { PlanLine } from './read-plan.ts'
import { texts } from './texts.ts'

const maxPrice = 1_000_000_000

type Props = {
  text: string
  /** Why the text was rejected. */
  problem?: string
}

/** The form for a quote. Sent by POST, to keep it out of URLs; never cut off by `maxLength`. */
export function PlanForm({ text, problem }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <form
      className="grid gap-4 panel shadow-cut"
      id="plan-form"
      method="post"
      action={href('treatmentPlan', locale, '#plan')}
    >
      <div>
        <label className="block font-700 leading-[1.35]" htmlFor="plan-lines">
          {t('plan.label')}
        </label>
        <span className="block text-meta leading-[1.4] text-tinta-2" id="plan-hint">
          {t('plan.hint')}
        </span>
      </div>
      {problem && (
        <FieldError id="plan-error" role="alert">
          {problem}
        </FieldError>
      )}
      <textarea
        dir="auto"
        className="field py-3 resize-y aria-[invalid=true]:border-alert"
        id="plan-lines"
        name="lines"
        rows={8}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'plan-hint plan-error' : 'plan-hint'}
        defaultValue={text}
      />
      <p className="flex flex-wrap gap-2.5">
        <button className="btn btn-cobalto">{t('plan.submit')}</button>
        {/* A separate form, so that it never sends the text in the box. */}
        <button className="btn btn-line" form="plan-example">
          {t('plan.try')}
        </button>
      </p>
      <p className="text-fine text-tinta-2">{t('plan.note')}</p>
    </form>
  )
}

/** Sends example lines. */
export function PlanExample() {
  const { t } = usePage(texts)
  return <HiddenPlan id="plan-example" text={t('plan.example')} />
}

/** Back to the form with the lines filled in, because the server has not stored them. */
export function ChangePlan({ text }: { text: string }) {
  const { t } = usePage(texts)
  return (
    <HiddenPlan text={text}>
      <button className="btn btn-small btn-line" name="change" value="1">
        <Icon name="ph-pencil-simple-bold" />
        {t('plan.change')}
      </button>
    </HiddenPlan>
  )
}

/** To the sum of who pays, with the lines that have a price. */
export function SharePlan({ text, lines }: { text: string; lines: PlanLine[] }) {
  const { locale, t } = usePage(texts)
  const priced = lines.flatMap(({ number, text: name, terms }) => {
    const isWork = terms.length > 0 && terms.every(({ charged }) => charged)
    const price = isWork ? findPrice(name, maxPrice) : undefined
    return price === undefined ? [] : [{ number, name, price }]
  })
  if (priced.length === 0) return null
  return (
    <form method="post" action={href('planShare', locale, '#share')}>
      <input type="hidden" name="lines" value={text} />
      {priced.map(({ number, name, price }, index) => (
        <Fragment key={number}>
          <input type="hidden" name={`name-${index + 1}`} value={name} />
          <input type="hidden" name={`price-${index + 1}`} value={price} />
        </Fragment>
      ))}
      <button className="btn btn-small btn-line" name="fill" value="1">
        <Icon name="ph-hand-coins-bold" />
        {t('plan.share')}
      </button>
    </form>
  )
}

type HiddenProps = { id?: string; text: string; children?: ReactNode }

function HiddenPlan({ id, text, children }: HiddenProps) {
  const { locale } = usePage()
  return (
    <form id={id} method="post" action={href('treatmentPlan', locale, '#plan')}>
      <input type="hidden" name="lines" value={text} />
      {children}
    </form>
  )
}
