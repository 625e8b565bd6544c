import { type Destination, destinations } from '../../content/destinations.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { calculateTrip, type SavingsForm, type Trip } from './savings.ts'
import { ExampleReceipt, TripReceipt } from './SavingsResult.tsx'
import { texts } from './texts.ts'

/** The whole trip on one bill: the form, then a perforation and the receipt. */
export function Calculator({ form }: { form: SavingsForm }) {
  const { t } = usePage()
  const { country, trip, errors } = form
  const isWrong = Object.keys(errors).length > 0
  return (
    <div className="own-form calculator @container">
      <div className="grid @[800px]:grid-cols-2 overflow-hidden rounded-xl border-2 border-solid border-outline bg-papel shadow-cut">
        <CalculatorForm form={form} isWrong={isWrong} />
        <section
          className="bg-g-turq p-[clamp(20px,3vw,40px)] border-0 border-dashed border-tinta border-t-2 @[800px]:border-t-0 @[800px]:border-l-2"
          id={isWrong ? undefined : 'receipt'}
          aria-labelledby="receipt-title"
        >
          {trip ? (
            <TripReceipt
              country={t(`tourism.destinations.${country}.country`)}
              trip={trip}
              bill={calculateTrip(trip)}
            />
          ) : (
            <ExampleReceipt trip={example} bill={calculateTrip(example)} />
          )}
        </section>
      </div>
    </div>
  )
}

/** The compiler's worked example (prices.md): one implant, two trips. */
const example: Trip = {
  home: 4500,
  abroad: 1500,
  percent: 70,
  trips: 2,
  tripCost: 700,
  repairs: 300,
}

type FormProps = { form: SavingsForm; isWrong: boolean }

function CalculatorForm({ form: { country, values, errors }, isWrong }: FormProps) {
  const { locale, t, path } = usePage(texts)
  const field = (name: keyof typeof values) => ({
    id: `savings-${name}`,
    name,
    value: values[name],
    error: errors[name] && t(`calculator.errors.${errors[name]}`),
    maxLength: 24,
    inputMode: 'decimal' as const,
  })
  return (
    <form
      className="@container grid gap-5 content-start p-[clamp(20px,3vw,40px)]"
      action={`${localize(path, locale)}#receipt`}
    >
      {isWrong && (
        <FormProblem
          id="receipt"
          problem={t('error.form')}
          fields={Object.entries(errors).map(([name, error]) => ({
            id: `savings-${name}`,
            label: t(`calculator.${name as keyof typeof errors}`),
            error: t(`calculator.errors.${error}`),
          }))}
        />
      )}
      <fieldset>
        <legend className="font-700 p-0 mb-2">{t('calculator.country')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5rem,22%)),1fr))] gap-2">
          {destinations.map((destination) => (
            <Country
              key={destination.country}
              destination={destination}
              checked={destination.country === country}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        {...field('home')}
        label={t('calculator.home')}
        hint={t('calculator.homeHint')}
        required
      />
      <TextField
        {...field('abroad')}
        label={t('calculator.abroad')}
        hint={t('calculator.abroadHint')}
      />
      <div className="grid @[380px]:grid-cols-2 gap-x-3.5 gap-y-5 items-start">
        <TextField
          {...field('trips')}
          label={t('calculator.trips')}
          hint={t('calculator.tripsHint')}
          inputMode="numeric"
          required
        />
        <TextField
          {...field('trip')}
          label={t('calculator.trip')}
          hint={t('calculator.tripHint')}
          required
        />
      </div>
      <TextField
        {...field('repairs')}
        label={t('calculator.repairs')}
        hint={t('calculator.repairsHint')}
      />
      <button className="btn btn-cobalto justify-self-start">{t('calculator.submit')}</button>
      <p className="text-fine text-tinta-2">{t('calculator.note')}</p>
    </form>
  )
}

/** The country's flower above its name. */
function Country({ destination, checked }: { destination: Destination; checked: boolean }) {
  const { t } = usePage()
  const { country, flower } = destination
  return (
    <label className="choice relative grid justify-items-center gap-1 px-2 pt-2 pb-2.5 text-[.9688rem] leading-[1.2] text-center">
      <input
        className="absolute inset-0 w-full h-full m-0 opacity-0 cursor-pointer"
        type="radio"
        name="country"
        value={country}
        defaultChecked={checked}
      />
      <Motif name={flower} className="w-13.5 h-13.5 dark:[filter:brightness(94%)]" />
      {t(`tourism.destinations.${country}.country`)}
    </label>
  )
}
