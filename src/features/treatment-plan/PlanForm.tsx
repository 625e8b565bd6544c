import type { ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

type Props = {
  text: string
  /** What is wrong with the text, in words. */
  problem?: string
}

/** The lines of a quote. Posted, so that they never stand in an address; never cut by the browser. */
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
        {/* A form of its own, so that it never sends what stands in the box. */}
        <button className="btn btn-line" form="plan-example">
          {t('plan.try')}
        </button>
      </p>
      <p className="text-fine text-tinta-2">{t('plan.note')}</p>
    </form>
  )
}

/** Sends lines of our own. */
export function PlanExample() {
  const { t } = usePage(texts)
  return <HiddenPlan id="plan-example" text={t('plan.example')} />
}

/** The way back to the box, with the lines in it: the server has not kept them. */
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
