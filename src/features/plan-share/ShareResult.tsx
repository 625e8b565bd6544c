import type { ReactNode } from 'react'
import { formatDollars } from '../../i18n/formats.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { LineShare, Plan, Share } from './share.ts'
import { texts } from './texts.ts'

type Props = { share: Share; plan: Plan }

const payers = ['plan', 'you', 'discount'] as const
const colors = { plan: 'fill-agave', you: 'fill-maiz', discount: 'fill-papel' }

/** Who pays what: a bar, its figures, each line's sum, and what is left of the year. */
export function ShareResult({ share, plan }: Props) {
  const { t } = usePage(texts)
  const { lines } = share
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Bar share={share} />
      <Notes share={share} plan={plan} />
      <section aria-labelledby="sum">
        <h2 className="h-2" id="sum">
          {t('payShare.sum')}
        </h2>
        {lines.map((line) => (
          <Line key={line.row} line={line} plan={plan} />
        ))}
        {lines.length > 1 && (
          <Sums title={t('payShare.all')}>
            <Row label={t('payShare.parts.price')} amount={share.price} />
            <Row label={t('payShare.parts.discount')} amount={-share.discount} isOptional />
            <Row label={t('payShare.parts.plan')} amount={-share.plan} />
            <Row label={t('payShare.parts.you')} amount={share.you} isSum />
          </Sums>
        )}
        <p className="mt-4 text-meta text-tinta-2">{t('payShare.order')}</p>
      </section>
      <Sums title={t('payShare.left')}>
        <Row label={t('payShare.deductibleLeft')} amount={share.deductibleLeft} />
        {share.maximumLeft !== undefined && (
          <Row label={t('payShare.maximumLeft')} amount={share.maximumLeft} />
        )}
      </Sums>
    </div>
  )
}

/** Without insurance: the prices, their sum, and what can lower it. */
export function PriceResult({ share: { lines, price } }: Pick<Props, 'share'>) {
  const { locale, t } = usePage(texts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {lines.length > 1 && (
        <Sums title={t('payShare.all')}>
          {lines.map(({ row, name, price }) => (
            <Row key={row} label={name || t('payShare.line', row)} amount={price} />
          ))}
          <Row label={t('payShare.parts.you')} amount={price} isSum />
        </Sums>
      )}
      <section aria-labelledby="lower">
        <h2 className="h-2" id="lower">
          {t('payShare.lower')}
        </h2>
        <ul className="diamonds mt-3">
          {(['cash', 'second', 'clinics'] as const).map((way) => (
            <li key={way}>{t(`payShare.lowers.${way}`)}</li>
          ))}
        </ul>
        <p className="no-print grid justify-items-start mt-2">
          <MoreLink href={href('payingForCare', locale, '#ways')}>{t('payShare.cheaper')}</MoreLink>
          <MoreLink href={href('payingForCare', locale, '#countries')}>
            {t('payShare.countries')}
          </MoreLink>
          <MoreLink href={localize('/paying-for-care/united-states#no-insurance', locale)}>
            {t('payShare.uninsured')}
          </MoreLink>
        </p>
      </section>
    </div>
  )
}

/** The bar is a picture of the list below it. */
function Bar({ share }: Pick<Props, 'share'>) {
  const { locale, t } = usePage(texts)
  const shown = payers.filter((payer) => share[payer] > 0)
  const percentOf = (payer: (typeof payers)[number]) => (share[payer] * 100) / share.price
  let from = 0
  return (
    <section aria-labelledby="picture">
      <h2 className="h-3 mb-3" id="picture">
        {t('payShare.picture')}
      </h2>
      <svg
        className="block w-full h-16 rounded-m border-2 border-solid border-outline"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shown.map((payer) => {
          const x = from
          from += percentOf(payer)
          return (
            <rect
              key={payer}
              className={`${colors[payer]} [stroke:var(--outline)] [vector-effect:non-scaling-stroke]`}
              x={x}
              width={percentOf(payer)}
              height="10"
              strokeWidth="2"
            />
          )
        })}
      </svg>
      <ul className="flex flex-wrap gap-x-8 gap-y-2 mt-3">
        {shown.map((payer) => (
          <li key={payer} className="flex gap-2.5 items-center">
            <svg
              className="flex-none w-5 h-5 rounded-1 border-2 border-solid border-outline"
              aria-hidden="true"
            >
              <rect className={colors[payer]} width="100%" height="100%" />
            </svg>
            <span>
              {t(`payShare.${payer}`)}{' '}
              <b className="whitespace-nowrap">
                {`${formatDollars(share[payer], locale)} · ${Math.round(percentOf(payer))}%`}
              </b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notes({ share: { lines }, plan }: Props) {
  const { t } = usePage(texts)
  const notes = [
    plan.waits && t('payShare.waitsNote'),
    lines.some(({ overMaximum }) => overMaximum > 0) && t('payShare.overNote'),
    lines.some(({ balance }) => balance > 0) && t('payShare.balanceNote'),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-2 rounded-m bg-g-maiz px-5 py-4 leading-normal">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function Line({ line, plan }: { line: LineShare; plan: Plan }) {
  const { t } = usePage(texts)
  return (
    <Sums title={line.name || t('payShare.line', line.row)}>
      <Row label={t('payShare.parts.price')} amount={line.price} />
      <Row label={t('payShare.parts.discount')} amount={-line.discount} isOptional />
      <Row label={t('payShare.parts.plan')} amount={-line.plan} />
      <Row label={t('payShare.parts.you')} amount={line.you} isSum />
      <Row label={t('payShare.parts.deductible')} amount={line.deductible} isOptional isPart />
      <Row
        label={t('payShare.parts.coinsurance', 100 - line.percent)}
        amount={line.coinsurance}
        isOptional
        isPart
      />
      <Row label={t('payShare.parts.overMaximum')} amount={line.overMaximum} isOptional isPart />
      <Row
        label={t(plan.waits ? 'payShare.parts.waiting' : 'payShare.parts.uncovered')}
        amount={line.uncovered}
        isOptional
        isPart
      />
      <Row label={t('payShare.parts.balance')} amount={line.balance} isOptional isPart />
    </Sums>
  )
}

function Sums({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5 break-inside-avoid">
      <h3 className="font-700 [overflow-wrap:anywhere]" dir="auto">
        {title}
      </h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] mt-1 [font-variant-numeric:tabular-nums] leading-[1.35]">
        {children}
      </dl>
    </section>
  )
}

type RowProps = {
  label: string
  amount: number
  isSum?: boolean
  /** Of the sum above. */
  isPart?: boolean
  /** Left out where it is nothing. */
  isOptional?: boolean
}

function Row({ label, amount, isSum, isPart, isOptional }: RowProps) {
  const { locale } = usePage()
  if (isOptional && amount === 0) return null
  const look = isSum
    ? 'border-t-2 border-current font-700 text-lg'
    : `border-t border-linea-form ${isPart ? 'text-meta' : ''}`
  return (
    <div className="contents">
      <dt className={`py-2 pr-4 border-0 border-solid ${look} ${isPart ? 'pl-5' : ''}`}>{label}</dt>
      <dd className={`py-2 text-right border-0 border-solid ${look}`}>
        {formatDollars(amount, locale)}
      </dd>
    </div>
  )
}
