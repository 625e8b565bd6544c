import type { Block } from '../../content/blocks.ts'
import { usePage } from '../../page-context.ts'
import { emergencyNumbers } from '../../molly/numbers.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Inline } from '../../ui/Inline.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'

type Cards = Omit<Extract<Block, { kind: 'urgency' }>, 'kind'>

const looks = {
  now: {
    card: 'border-alert [--marker:var(--alert)] dark:[--marker:#FF8A80]',
    bar: 'on-dark bg-alert text-white',
    icon: 'ph-warning-octagon-fill',
  },
  soon: {
    card: 'border-maiz [--marker:var(--maiz)]',
    bar: 'bg-maiz text-ink',
    icon: 'ph-clock-fill',
  },
  see: {
    card: 'border-cobalto dark:border-cobalto-2 [--marker:var(--link)]',
    bar: 'on-dark bg-cobalto dark:bg-cobalto-2 text-white',
    icon: 'ph-calendar-check-fill',
  },
}

/** How soon to get help: most urgent first, each with its time frame. */
export function UrgencyCards({ cards }: { cards: Cards }) {
  const { locale, t } = usePage()
  return (
    <div className="grid gap-5.5">
      {(['now', 'soon', 'see'] as const).map((level) => {
        const card = cards[level]
        if (!card) return null
        const { card: frame, bar, icon } = looks[level]
        return (
          <div
            key={level}
            className={`printed-box overflow-hidden rounded-l border-2 border-solid bg-papel text-body leading-normal ${frame}`}
          >
            <div
              className={`grid grid-cols-[1.75rem_minmax(0,1fr)] sm:grid-cols-[1.75rem_minmax(0,1fr)_auto] print:flex print:justify-between print:py-1 items-center gap-x-3 gap-y-1 px-4.5 py-3.5 sm:px-5.5 sm:py-4 ${bar}`}
            >
              <Icon name={icon} className="text-[1.4rem]" />
              <h3 className="text-xl sm:text-[1.375rem] leading-[1.14]">{t(`urgency.${level}`)}</h3>
              <Inline
                className="col-start-2 sm:col-start-auto text-meta font-700 leading-[1.2]! sm:text-right sm:max-w-[15.4em]"
                html={card.when}
              />
            </div>
            <div className="px-4.5 pt-3 pb-4.5 sm:px-5.5 sm:pt-4 sm:pb-5">
              <ul className="diamonds">
                {card.items.map((html) => (
                  <li key={html}>
                    <Inline html={html} />
                  </li>
                ))}
              </ul>
              {level === 'now' && <Calls />}
            </div>
          </div>
        )
      })}
      <p className="no-print -mt-2">
        <MoreLink href={href('urgency', locale)}>{t('site.urgency')}</MoreLink>
      </p>
    </div>
  )
}

/** The number for most readers, with a link to all others. */
function Calls() {
  const { locale, t } = usePage()
  const { number } = emergencyNumbers[0]!
  const places = emergencyNumbers
    .filter((entry) => entry.number === number)
    .map(({ name }) => name[locale])
    .join(', ')
  return (
    <p className="flex flex-wrap gap-2.5 mt-3.5">
      <a className="btn btn-small btn-red" href={`tel:${number}`}>
        <Icon name="ph-phone-call-fill" />
        {t('urgency.call', { number, places })}
      </a>
      <a className="btn btn-small btn-line" href={href('emergency', locale)}>
        {t('urgency.others')}
      </a>
    </p>
  )
}
