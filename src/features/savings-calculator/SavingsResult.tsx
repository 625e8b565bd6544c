import type { ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { formatDollars } from '../../i18n/formats.ts'
import type { Bill, Trip } from './savings.ts'
import { texts } from './texts.ts'

type Props = { trip: Trip; bill: Bill }

/** The result from the visitor's own figures, even if it is a loss. */
export function TripReceipt({ country, trip, bill }: Props & { country: string }) {
  const { t } = usePage(texts)
  const pays = bill.left > 0
  return (
    <>
      <h2 className="h-2" id="receipt-title">
        {pays ? t('calculator.gain', { country }) : t('calculator.loss')}
      </h2>
      <Rows trip={trip} bill={bill} />
      <div className="grid gap-3 mt-5 text-base leading-normal">
        <BreakEven bill={bill} />
        {bill.smaller && <Smaller {...bill.smaller} />}
        <p>{t(trip.abroad === undefined ? 'calculator.caveat' : 'calculator.caveatQuoted')}</p>
      </div>
    </>
  )
}

/** Shown until figures are entered. */
export function ExampleReceipt({ trip, bill }: Props) {
  const { t } = usePage(texts)
  return (
    <>
      <h2 className="h-2" id="receipt-title">
        {t('calculator.exampleTitle')}
      </h2>
      <p className="mt-2 leading-normal">{t('calculator.example')}</p>
      <Rows trip={trip} bill={bill} />
      <div className="mt-5 text-base leading-normal">
        <BreakEven bill={bill} />
      </div>
    </>
  )
}

function Rows({ trip, bill }: Props) {
  const { locale, t } = usePage(texts)
  const dollars = (amount: number) => formatDollars(amount, locale)
  const { left } = bill
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] mt-4.5 [font-variant-numeric:tabular-nums] leading-[1.35]">
      <Row
        label={
          trip.abroad === undefined
            ? t('calculator.advertised', { percent: trip.percent })
            : t('calculator.quoted')
        }
      >
        {dollars(bill.fee)}
      </Row>
      <Row label={t('calculator.tripCount', trip.trips)}>{dollars(bill.travel)}</Row>
      <Row label={t('calculator.repairs')}>{dollars(trip.repairs)}</Row>
      <Row label={t('calculator.total')} isSum>
        {dollars(bill.total)}
      </Row>
      <Row label={t('calculator.atHome')}>{dollars(trip.home)}</Row>
      <Row label={t(left < 0 ? 'calculator.extra' : 'calculator.left')} isSum>
        {left < 0 ? dollars(-left) : `${dollars(left)} · ${bill.leftPercent}%`}
      </Row>
    </dl>
  )
}

type RowProps = { label: string; isSum?: boolean; children: ReactNode }

function Row({ label, isSum = false, children }: RowProps) {
  const look = isSum
    ? 'py-2.5 border-0 border-t-2 border-solid border-current heading text-xl @[560px]:text-2xl leading-[1.2]'
    : 'py-2.5 border-0 border-t border-solid border-linea-form'
  return (
    <div className="contents">
      <dt className={`pr-4 ${look}`}>{label}</dt>
      <dd className={`text-right ${isSum ? '' : 'font-650'} ${look}`}>{children}</dd>
    </div>
  )
}

function BreakEven({ bill: { breakEven } }: Pick<Props, 'bill'>) {
  const { locale, t } = usePage(texts)
  return (
    <p>
      <b>
        {breakEven.fee > 0
          ? t('calculator.breakEven', {
              fee: formatDollars(breakEven.fee, locale),
              percent: breakEven.percent,
            })
          : t('calculator.hopeless')}
      </b>
    </p>
  )
}

function Smaller({ percent, left }: NonNullable<Bill['smaller']>) {
  const { locale, t } = usePage(texts)
  const amount = formatDollars(Math.abs(left), locale)
  if (left > 0) return <p>{t('calculator.smallerGain', { percent, amount })}</p>
  if (left < 0) return <p>{t('calculator.smallerLoss', { percent, amount })}</p>
  return <p>{t('calculator.smallerZero', { percent })}</p>
}
