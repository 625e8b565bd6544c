import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Cover } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'

export function DentalConditions({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  return (
    <section className="band bg-g-cielo">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-[clamp(28px,5vw,88px)] items-start">
        <div>
          <h2 className="h-1">{t('conditions.title')}</h2>
          <p className="intro">{t('conditions.intro')}</p>
          <EmergencyCard />
          <p className="flex flex-wrap gap-x-6 mt-6.5">
            <MoreLink href={href('urgency', locale)}>{t('howSoon.link')}</MoreLink>
            <MoreLink href={href('conditions', locale)}>{t('conditions.all')}</MoreLink>
            <MoreLink href={href('mouthMap', locale)}>{t('mouth.link')}</MoreLink>
          </p>
        </div>
        <ul className="grid gap-3.5">
          {cards.map((card) => (
            <li key={card.path}>
              <ConditionRow card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The only red on the home page. */
function EmergencyCard() {
  const { locale, t } = usePage()
  return (
    <div className="on-dark mt-8.5">
      <a
        className="group grid grid-cols-[minmax(0,1fr)_84px] xl:grid-cols-[minmax(0,1fr)_118px] gap-4.5 items-center rounded-l p-5.5 xl:px-7 xl:py-6.5 bg-alert text-white shadow-cut"
        href={href('emergency', locale)}
      >
        <div>
          <h3 className="h-3 text-[1.625rem] title-hover">{t('site.emergency')}</h3>
          <p className="mt-2 mb-3.5 text-[#FFE5E2]">{t('conditions.emergencyText')}</p>
          <span className="inline-flex items-center gap-[.5em] min-h-11 font-700 border-0 border-b-2 border-solid border-white">
            {t('conditions.emergencyLink')}
            <Icon name="ph-arrow-right-bold" />
          </span>
        </div>
        <Motif name="emergency" className="w-full h-auto" />
      </a>
    </div>
  )
}

function ConditionRow({ card }: { card: Card }) {
  const { locale } = usePage()
  return (
    <a
      className="group grid grid-cols-[84px_minmax(0,1fr)_auto] lg:grid-cols-[112px_minmax(0,1fr)_auto] gap-3.5 lg:gap-6 items-center rounded-l p-2.5 pr-3.5 lg:p-3 lg:pr-6.5 bg-papel transition-[transform,box-shadow] duration-200 hover:[transform:translate(-3px,-3px)] hover:shadow-cut"
      href={localize(card.path, locale)}
    >
      <Cover path={card.path} crop="square" className="h-21 lg:h-26 rounded-m" />
      <div>
        <h3 className="h-3">{card.shortTitle}</h3>
        <p className="mt-1 text-base leading-normal text-tinta-2">{card.excerpt}</p>
      </div>
      <span className="grid place-items-center w-9 h-9 lg:w-11.5 lg:h-11.5 rounded-full bg-g-cielo dark:bg-[#24316B] text-link">
        <Icon name="ph-arrow-right-bold" />
      </span>
    </a>
  )
}
