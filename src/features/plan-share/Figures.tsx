import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RadioRow } from '../../ui/RadioRow.tsx'
import { TextField } from '../../ui/TextField.tsx'
import {
  maxNameLetters,
  maxRows,
  networks,
  type PlanField,
  type RowField,
  type ShareForm,
} from './form.ts'
import { texts } from './texts.ts'

/** What only an insurance has: not asked for without one, and never required, because it may be hidden. */
const insured = 'group-has-[[value=none]:checked]:hidden'

/** The visitor's own figures. Sent by POST, so that they never appear in a URL. */
export function Figures({ form }: { form: ShareForm }) {
  const { locale, t } = usePage(texts)
  const { lines, rows, errors, network, waits } = form
  const wrong = Object.entries(errors).map(([key, error]) => {
    const [name, row] = key.split('-')
    const label = t(`payShare.${name as PlanField | RowField}`)
    return {
      id: `share-${key}`,
      label: row && rows.length > 1 ? `${t('payShare.line', Number(row))}: ${label}` : label,
      error: t(`payShare.errors.${error}`),
    }
  })
  return (
    <form
      className="group grid gap-8 panel shadow-cut @container"
      method="post"
      action={href('planShare', locale, '#share')}
    >
      {wrong.length > 0 && <FormProblem id="share" problem={t('error.form')} fields={wrong} />}
      {lines && <input type="hidden" name="lines" value={lines} />}
      <Choice
        name="network"
        legend={t('payShare.network')}
        options={networks.map((one) => [one, t(`payShare.networks.${one}`)])}
        picked={network}
      />
      <fieldset className="grid gap-5">
        <legend className="h-3 p-0 mb-3">{t('payShare.work')}</legend>
        {rows.map((row) => (
          <Row key={row.row} row={row} errors={errors} isOnly={rows.length === 1} />
        ))}
      </fieldset>
      <fieldset className={`grid gap-5 ${insured}`}>
        <legend className="h-3 p-0 mb-3">{t('payShare.insurance')}</legend>
        <Choice
          name="waits"
          legend={t('payShare.waiting')}
          options={(['no', 'yes'] as const).map((one) => [one, t(`payShare.waits.${one}`)])}
          picked={waits ? 'yes' : 'no'}
        />
        <div className="grid @[460px]:grid-cols-2 gap-x-4 gap-y-5">
          <PlanAmount form={form} name="deductible" hint={t('payShare.deductibleHint')} />
          <PlanAmount form={form} name="met" />
          <PlanAmount form={form} name="maximum" hint={t('payShare.maximumHint')} />
          <PlanAmount form={form} name="used" />
        </div>
      </fieldset>
      <p className="flex flex-wrap gap-2.5">
        <button className="btn btn-cobalto">{t('payShare.submit')}</button>
        {/* After the first button, which Enter presses. */}
        {rows.length < maxRows && (
          <button className="btn btn-line" name="fill" value="more" formNoValidate>
            <Icon name="ph-plus-bold" />
            {t('payShare.more')}
          </button>
        )}
        {/* A separate form, so that the example never takes the visitor's figures along. */}
        <button className="btn btn-line" form="share-example">
          {t('payShare.example')}
        </button>
      </p>
      <p className="text-fine text-tinta-2">{t('payShare.note')}</p>
    </form>
  )
}

export function ExampleForm() {
  const { locale } = usePage()
  return (
    <form id="share-example" method="post" action={href('planShare', locale, '#share')}>
      <input type="hidden" name="example" value="1" />
    </form>
  )
}

const input = { maxLength: 24, inputMode: 'decimal' as const }

type PlanAmountProps = { form: ShareForm; name: PlanField; hint?: string }

function PlanAmount({ form: { values, errors }, name, hint }: PlanAmountProps) {
  const { t } = usePage(texts)
  return (
    <TextField
      {...input}
      id={`share-${name}`}
      name={name}
      label={t(`payShare.${name}`)}
      hint={hint}
      value={values[name]}
      error={errors[name] && t(`payShare.errors.${errors[name]}`)}
    />
  )
}

type RowProps = {
  row: ShareForm['rows'][number]
  errors: ShareForm['errors']
  isOnly: boolean
}

function Row({ row, errors, isOnly }: RowProps) {
  const { t } = usePage(texts)
  const at = row.row
  const amount = (name: RowField) => {
    const error = errors[`${name}-${at}`]
    return {
      ...input,
      id: `share-${name}-${at}`,
      name: `${name}-${at}`,
      label: t(`payShare.${name}`),
      hint: t(`payShare.${name}Hint`),
      value: row[name],
      error: error && t(`payShare.errors.${error}`),
      required: at === 1 && name === 'price',
    }
  }
  return (
    <div
      className="grid gap-4 pb-5 border-0 border-b border-solid border-linea"
      role={isOnly ? undefined : 'group'}
      aria-label={isOnly ? undefined : t('payShare.line', at)}
    >
      <TextField
        id={`share-name-${at}`}
        name={`name-${at}`}
        label={isOnly ? t('payShare.name') : `${t('payShare.line', at)}: ${t('payShare.name')}`}
        value={row.name}
        maxLength={maxNameLetters}
      />
      <div className="grid @[560px]:grid-cols-3 gap-4">
        <TextField {...amount('price')} />
        <div className={`contents ${insured}`}>
          <TextField {...amount('allowed')} />
          <TextField {...amount('percent')} />
        </div>
      </div>
    </div>
  )
}

type ChoiceProps = {
  name: string
  legend: string
  options: [value: string, label: string][]
  picked: string
}

function Choice({ name, legend, options, picked }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="font-700 p-0 mb-2">{legend}</legend>
      <div className="grid @[460px]:grid-cols-2 gap-2">
        {options.map(([value, label]) => (
          <RadioRow key={value} name={name} value={value} checked={value === picked}>
            {label}
          </RadioRow>
        ))}
      </div>
    </fieldset>
  )
}
