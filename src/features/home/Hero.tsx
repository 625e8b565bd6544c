import { artHref } from '../../art/href.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Molly } from '../../sections/frame/Molly.tsx'
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
      <div className="hero-drop wrap relative grid grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1.52fr)_minmax(0,1fr)] sm:gap-[clamp(20px,2vw,32px)] items-end">
        <div className="contents sm:block">
          <Welcome />
          <ul className="relative z-3 order-4 col-span-full grid lg:grid-cols-2 gap-3 lg:gap-4 mt-5 mb-5 lg:mb-6">
            {cards.map((card) => (
              <li key={card.path}>
                <FeaturedCard card={card} />
              </li>
            ))}
          </ul>
        </div>
        <Niche />
      </div>
      <div className="tile-floor relative" />
    </section>
  )
}

/** Molly beside the introduction on a phone; with room, in her arch. */
function Niche() {
  return (
    <div className="order-2 self-end sm:relative sm:self-stretch sm:-mt-5 sm:[container-type:size]">
      <div className="relative sm:absolute sm:bottom-0 sm:inset-x-0 sm:mx-auto sm:w-[min(100cqw,80.2cqh)] sm:aspect-[600/748]">
        <picture>
          {/* Hidden on a phone, which has Molly's picture in any case. */}
          <source media="(max-width: 37.49em)" srcSet={artHref('molly/hello.svg')} />
          <Picture
            className="max-sm:hidden absolute inset-0 w-full h-full"
            src={artHref('ornaments/hero.svg')}
            width={600}
            height={748}
            eager
          />
        </picture>
        <Molly
          className="block relative z-1 w-[clamp(96px,31vw,150px)] -mb-[3%] -mr-2 sm:absolute sm:left-[12.2%] sm:-bottom-[3.2%] sm:w-[80.8%] h-auto sm:m-0"
          eager
        />
        <Picture
          className="lamp max-sm:hidden absolute inset-0 w-full h-full"
          src={artHref('ornaments/lamp.svg')}
          width={600}
          height={748}
        />
      </div>
    </div>
  )
}

function Welcome() {
  const { locale, t } = usePage(texts)
  const button = 'w-full sm:w-auto lg:text-[.9844rem] lg:px-[.92em]'
  return (
    <div className="contents sm:block">
      <h1 className="order-1 col-span-full heading text-[clamp(1.875rem,9.4vw,2.5rem)] sm:text-[min(5rem,1.6rem+4vw,7vw,max(8.4svh,2.5rem))] leading-[.98] tracking-[-.02em]">
        {t('hero.title')}
      </h1>
      <p className="order-2 mt-3 mb-4 sm:mt-4 sm:mb-5 lg:mb-6 max-w-[33em] text-[clamp(1rem,.85rem+.65vw,1.375rem)] leading-[1.4] sm:leading-normal text-[#E6ECFF]">
        {t('hero.lede')}
      </p>
      <div className="order-3 col-span-full relative flex flex-wrap gap-2.5">
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
      className="paper group grid grid-cols-[clamp(84px,9vw,118px)_minmax(0,1fr)] h-full overflow-hidden rounded-[20px] bg-white shadow-cut"
      href={localize(card.path, locale)}
    >
      <span className="relative">
        <Cover
          path={card.path}
          crop="square"
          className="h-full min-h-[min(108px,12svh)] rounded-none"
        />
        {isVideo && (
          <span className="play inset-0 m-auto w-11.5 h-11.5">
            <Icon name="ph-play-fill" />
          </span>
        )}
      </span>
      <span className="flex flex-col justify-center gap-1.5 px-3.5 py-2.5">
        <span className="meta">{t(isVideo ? 'hero.video' : 'hero.guide')}</span>
        <b className="h-3 text-[1.1875rem]">{card.title}</b>
      </span>
    </a>
  )
}
