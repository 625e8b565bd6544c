import { nameMonth } from '../../i18n/formats.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { maxMonths } from './data.ts'
import { texts } from './texts.ts'

export type SentBirth = { month: string; year: string; error?: 'missing' | 'range' }

type Props = {
  /** Of the children that are shown already. */
  births: string[]
  sent: SentBirth
}

/** The month and year of birth. Sent by POST, so that they never appear in a URL. */
export function BirthForm({ births, sent }: Props) {
  const { locale, t, today } = usePage(texts)
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: maxMonths / 12 + 1 }, (_, back) => String(thisYear - back))
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
  const isFirst = births.length === 0
  const error = sent.error && t(`childMonths.${sent.error}`)
  const field = {
    className: 'field aria-[invalid=true]:border-alert',
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? 'born-error' : undefined,
  }
  return (
    <form
      className="no-print grid gap-5 panel shadow-cut"
      method="post"
      action={href('childMonths', locale, '#child')}
    >
      <input type="hidden" name="births" value={births.join(' ')} />
      <fieldset>
        <legend className="h-3 p-0 mb-3">
          {t(isFirst ? 'childMonths.born' : 'childMonths.add')}
        </legend>
        <div className="grid grid-cols-2 gap-4">
          <div className="grid gap-2">
            <label className="font-700" htmlFor="born-month">
              {t('childMonths.month')}
            </label>
            <select {...field} id="born-month" name="month" defaultValue={sent.month}>
              <option value="">{t('childMonths.choose')}</option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {nameMonth(month, locale)}
                </option>
              ))}
            </select>
          </div>
          <div className="grid gap-2">
            <label className="font-700" htmlFor="born-year">
              {t('childMonths.year')}
            </label>
            <select {...field} id="born-year" name="year" defaultValue={sent.year}>
              <option value="">{t('childMonths.choose')}</option>
              {years.map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </select>
          </div>
        </div>
      </fieldset>
      {error && (
        <FieldError id="born-error" role="alert">
          {error}
        </FieldError>
      )}
      <button className="btn btn-cobalto justify-self-start">
        {t(isFirst ? 'childMonths.submit' : 'childMonths.addSubmit')}
      </button>
      <p className="text-fine text-tinta-2">{t('childMonths.note')}</p>
    </form>
  )
}
