import { artHref } from '../../art/href.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Bunting } from '../../ui/Bunting.tsx'
import { Cover } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { texts } from './texts.ts'

/** The first screen: introduction, three entry points, two featured pages and Molly's niche. */
export function Hero({ cards }: { cards: Card[] }) {
  return (
    <section className="on-dark relative overflow-hidden bg-cobalto text-white">
      <span className="pattern-bg dark:opacity-100 [--pattern:var(--art-patterns-azulejo-cobalto)]" />
      <Bunting />
      <div className="wrap relative grid lg:grid-cols-[minmax(0,1.52fr)_minmax(0,1fr)] lg:gap-[clamp(20px,2vw,32px)] items-end pt-24 sm:pt-33 lg:pt-[max(112px,9.4vw)]">
        <div className="contents lg:block">
          <Welcome />
          <ul className="relative z-3 order-3 grid sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 gap-3 sm:gap-4 mt-6 mb-5 lg:mt-7 lg:mb-6">
            {cards.map((card) => (
              <li key={card.path}>
                <FeaturedCard card={card} />
              </li>
            ))}
          </ul>
        </div>
        <div className="relative order-2 h-[200px] mt-3 lg:h-[calc(100%+20px)] lg:min-h-[480px] lg:-mt-5">
          <Picture
            className="absolute inset-0 w-full h-full"
            src={artHref('ornaments/hero.svg')}
            width={600}
            height={748}
            eager
          />
          <Picture
            className="lamp absolute inset-x-0 bottom-0 mx-auto w-auto h-auto max-w-full max-h-full"
            src={artHref('ornaments/lamp.svg')}
            width={600}
            height={748}
          />
        </div>
      </div>
      <div className="tile-floor relative" />
    </section>
  )
}

function Welcome() {
  const { locale, t } = usePage(texts)
  const button = 'w-full sm:w-auto lg:text-[.9844rem] lg:px-[.92em]'
  return (
    <div className="order-1">
      <h1 className="heading text-hero leading-[.98] tracking-[-.02em]">{t('hero.title')}</h1>
      <p className="mt-4 mb-5 lg:mt-5 lg:mb-6.5 max-w-[33em] text-[clamp(1.125rem,1rem+.5vw,1.375rem)] leading-normal text-[#E6ECFF]">
        {t('hero.lede')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a className={`btn btn-maiz ${button}`} href={href('dentalSolutions', locale)}>
          {t('hero.solutions')}
        </a>
        <a className={`btn btn-white ${button}`} href={href('recommendedProducts', locale)}>
          {t('hero.products')}
        </a>
        <a className={`btn btn-line ${button}`} href={href('tourism', locale)}>
          <Icon name="ph-airplane-tilt-bold" />
          {t('hero.dentist')}
        </a>
      </div>
    </div>
  )
}

function FeaturedCard({ card }: { card: Card }) {
  const { locale, t } = usePage(texts)
  const isVideo = card.type === 'video'
  return (
    <a
      className="paper group grid grid-cols-[118px_minmax(0,1fr)] h-full overflow-hidden rounded-[20px] bg-white shadow-cut"
      href={localize(card.path, locale)}
    >
      <span className="relative">
        <Cover path={card.path} crop="square" className="h-full min-h-[108px] rounded-none" />
        {isVideo && (
          <span className="play inset-0 m-auto w-11.5 h-11.5">
            <Icon name="ph-play-fill" />
          </span>
        )}
      </span>
      <span className="flex flex-col justify-center gap-1.5 px-4 py-3.5">
        <span className="meta">{t(isVideo ? 'hero.video' : 'hero.guide')}</span>
        <b className="h-3 text-[1.1875rem]">{card.title}</b>
      </span>
    </a>
  )
}
