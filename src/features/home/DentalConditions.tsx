import { artHref } from '../../art/href.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Cover } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { texts } from './texts.ts'

export function DentalConditions({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage(texts)
  return (
    <section className="band bg-g-cielo">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-[clamp(28px,5vw,88px)] gap-y-4 items-start">
        <div>
          <h2 className="h-1">{t('symptoms.title')}</h2>
          <p className="intro">{t('symptoms.intro')}</p>
          <MouthCard />
        </div>
        <div>
          <EmergencyCard />
          <ul className="snap-row [--card:80%] sm:[--card:46%] mt-2 lg:mt-3.5 lg:grid xl:grid-cols-2 gap-3">
            {cards.map((card) => (
              <li key={card.path}>
                <ConditionCard card={card} />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-6 mt-2">
            <MoreLink href={href('urgency', locale)}>{t('site.urgency')}</MoreLink>
            <MoreLink href={href('conditions', locale)}>{t('conditions.all')}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function MouthCard() {
  const { locale, t } = usePage(texts)
  return (
    <a
      className="group grid grid-cols-[60px_minmax(0,1fr)] lg:grid-cols-[168px_minmax(0,1fr)] gap-x-5 items-center mt-3 lg:mt-6"
      href={href('mouthMap', locale)}
    >
      <Picture
        className="w-full h-auto dark:[filter:brightness(94%)]"
        src={artHref('ornaments/mouth.svg')}
        width={600}
        height={834}
      />
      <span className="h-3 text-link title-hover">{t('symptoms.mouthMap')}</span>
    </a>
  )
}

/** The only red on the home page. */
function EmergencyCard() {
  const { locale, t } = usePage(texts)
  return (
    <div className="on-dark">
      <a
        className="group grid grid-cols-[minmax(0,1fr)_56px] lg:grid-cols-[minmax(0,1fr)_104px] gap-4 items-center rounded-l px-5 py-4 lg:px-6 bg-alert text-white shadow-cut"
        href={href('emergency', locale)}
      >
        <div>
          <h3 className="h-3 text-[1.5rem] title-hover">{t('site.emergency')}</h3>
          <p className="mt-1 text-[#FFE5E2] leading-normal">{t('symptoms.emergencyText')}</p>
          <span className="inline-flex items-center gap-[.5em] min-h-11 font-700 border-0 border-b-2 border-solid border-white">
            {t('symptoms.emergencyLink')}
            <Icon name="ph-arrow-right-bold" />
          </span>
        </div>
        <Motif name="emergency" className="w-full h-auto" />
      </a>
    </div>
  )
}

function ConditionCard({ card }: { card: Card }) {
  const { locale } = usePage()
  return (
    <a
      className="group grid grid-cols-[84px_minmax(0,1fr)] gap-3.5 items-center h-full rounded-l p-2.5 pr-3.5 bg-papel transition-[transform,box-shadow] duration-200 hover:[transform:translate(-3px,-3px)] hover:shadow-cut"
      href={localize(card.path, locale)}
    >
      <Cover path={card.path} crop="square" className="h-21 rounded-m" />
      <div>
        <h3 className="h-3">{card.shortTitle}</h3>
        <p className="mt-1 text-base leading-[1.4] text-tinta-2">{card.excerpt}</p>
      </div>
    </a>
  )
}
