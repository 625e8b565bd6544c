import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FactLine } from '../../sections/page/FactLine.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'
import type { Reminder } from './data.ts'
import { Subscription } from './Subscription.tsx'
import { texts } from './texts.ts'

/** The submitted values, with which of them are invalid, or the address made of them. */
export type Chosen = { what: string; date: string; months?: number | string } & (
  | { errors: Partial<Record<'date' | 'months', true>>; address?: never }
  | { address: string; errors?: never }
)

type Props = { reminder: Reminder; chosen?: Chosen }

/** A form that returns a calendar file, beside a preview of its text. */
export function ReminderSection({ reminder, chosen }: Props) {
  const { locale, t } = usePage(texts)
  const { id, motif, page } = reminder
  const { title, hint } = reminder[locale]
  return (
    <section id={chosen?.errors ? undefined : id} aria-labelledby={`${id}-title`}>
      <h2 className="h-2 flex items-center gap-3.5" id={`${id}-title`}>
        <Motif name={motif} className="no-print flex-none w-13 h-13" />
        {title}
      </h2>
      <p className="text-body max-w-[40em] mt-2">
        {hint} <FactLine label={t('reminders.sources')} facts={reminder.facts} />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-[clamp(24px,4vw,64px)] gap-y-6 items-start mt-5">
        <div className="grid gap-6">
          {chosen?.address && <Subscription address={chosen.address} name={title} />}
          <ReminderForm reminder={reminder} chosen={chosen} />
        </div>
        <div>
          <h3 className="h-3 mb-2">{t('reminders.inFile')}</h3>
          <Entries reminder={reminder} />
          <p className="no-print mt-2">
            <MoreLink href={localize(page, locale)}>{t('reminders.more')}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}

/** Sent by POST, so that no treatment date appears in a URL. */
function ReminderForm({ reminder, chosen }: Props) {
  const { locale, t } = usePage(texts)
  const { id, months } = reminder
  const error = chosen?.errors?.date && t('reminders.errors.date')
  const labels = {
    date: t(months.length > 0 ? 'reminders.first' : 'reminders.extraction'),
    months: t('reminders.every'),
  }
  return (
    <form
      className="no-print grid gap-5 panel shadow-cut"
      method="post"
      action={href('reminders', locale, `#${id}`)}
    >
      {chosen?.errors && (
        <FormProblem
          id={id}
          problem={t('error.form')}
          fields={(['date', 'months'] as const)
            .filter((name) => chosen.errors[name])
            .map((name) => ({
              id: `${id}-${name}`,
              label: labels[name],
              error: t(`reminders.errors.${name}`),
            }))}
        />
      )}
      <input type="hidden" name="what" value={id} />
      <div className="grid gap-2">
        <label className="font-700 leading-[1.35]" htmlFor={`${id}-date`}>
          {labels.date}
        </label>
        <input
          className="field aria-[invalid=true]:border-alert"
          id={`${id}-date`}
          type="date"
          name="date"
          defaultValue={chosen?.date}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-date-error` : undefined}
        />
        {error && <FieldError id={`${id}-date-error`}>{error}</FieldError>}
      </div>
      {months.length > 0 && <Months reminder={reminder} chosen={chosen} />}
      <p className="flex flex-wrap gap-2.5">
        <button className="btn btn-cobalto">{t('reminders.submit')}</button>
        <button className="btn btn-line" name="way" value="subscribe">
          {t('reminders.subscribe')}
        </button>
      </p>
    </form>
  )
}

function Months({ reminder: { id, months, usual }, chosen }: Props) {
  const { t } = usePage(texts)
  const picked = String(chosen ? chosen.months : usual)
  const error = chosen?.errors?.months && t('reminders.errors.months')
  return (
    <fieldset id={`${id}-months`} aria-describedby={error ? `${id}-months-error` : undefined}>
      <legend className="font-700 p-0 mb-2">{t('reminders.every')}</legend>
      <div className="flex flex-wrap gap-2">
        {months.map((count) => (
          <label key={count} className="choice flex gap-2 items-center min-h-12 px-3">
            <input
              className="w-5 h-5 m-0 accent-[var(--link)]"
              type="radio"
              name="months"
              value={count}
              defaultChecked={picked === String(count)}
              required
            />
            {t('reminders.months', count)}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-months-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function Entries({ reminder: { entries } }: Pick<Props, 'reminder'>) {
  const { locale, t } = usePage(texts)
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.day} className="hairlines py-3">
          {entries.length > 1 && (
            <span className="block text-meta font-600 text-tinta-2">
              {t('reminders.days', entry.day)}
            </span>
          )}
          <b className="block heading font-750 text-xl leading-[1.2] my-1">{entry[locale].title}</b>{' '}
          {entry[locale].text} <FactLine label={t('reminders.sources')} facts={entry.facts} />
        </li>
      ))}
    </ol>
  )
}
