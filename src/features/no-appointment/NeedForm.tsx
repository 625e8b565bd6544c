import type { ReactNode } from 'react'
import { urgencyLevels } from '../../content/urgency.ts'
import { nameRegion } from '../../i18n/formats.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { RadioRow } from '../../ui/RadioRow.tsx'
import { type Chosen, doorCountries, doorMoney, doorPeople, type Need } from './data.ts'
import { texts } from './texts.ts'

type Props = {
  chosen: Chosen
  /** The form was sent without these. */
  missing?: (keyof Need)[]
  submit: string
}

/** The four choices. Sent by POST, so that they never appear in a URL. */
export function NeedForm({ chosen, missing, submit }: Props) {
  const { locale, t } = usePage(texts)
  const group = (name: keyof Need, options: [string, string][]) => ({
    name,
    legend: t(`doors.${name}`),
    options,
    picked: chosen[name],
    error: missing?.includes(name) ? t('doors.missing') : undefined,
  })
  return (
    <form
      className="grid gap-7 panel shadow-cut"
      method="post"
      action={href('noAppointment', locale, '#doors')}
    >
      {missing && (
        <FormProblem
          id="doors"
          problem={t('error.form')}
          fields={missing.map((name) => ({
            id: `need-${name}`,
            label: t(`doors.${name}`),
            error: t('doors.missing'),
          }))}
        />
      )}
      <Group
        {...group(
          'level',
          urgencyLevels.map((level) => [level, t(`doors.levels.${level}`)]),
        )}
      >
        <MoreLink href={href('urgency', locale)}>{t('doors.unsure')}</MoreLink>
      </Group>
      <Group
        {...group(
          'country',
          doorCountries.map((code) => [
            code,
            code === 'other' ? t('doors.other') : nameRegion(code.toUpperCase(), locale),
          ]),
        )}
      />
      <Group
        {...group(
          'who',
          doorPeople.map((who) => [who, t(`doors.people.${who}`)]),
        )}
      />
      <Group
        {...group(
          'money',
          doorMoney.map((money) => [money, t(`doors.moneys.${money}`)]),
        )}
      />
      <button className="btn btn-cobalto justify-self-start">{submit}</button>
      <p className="text-fine text-tinta-2">{t('doors.note')}</p>
    </form>
  )
}

type GroupProps = {
  name: string
  legend: string
  options: [value: string, label: string][]
  picked?: string
  error?: string
  children?: ReactNode
}

function Group({ name, legend, options, picked, error, children }: GroupProps) {
  return (
    <fieldset id={`need-${name}`} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-700 p-0 mb-2">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-2">
        {options.map(([value, label]) => (
          <RadioRow key={value} name={name} value={value} checked={value === picked} required>
            {label}
          </RadioRow>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
