import { artHref } from '../../art/href.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHead } from './SectionHead.tsx'
import { texts } from './texts.ts'

export function ExploreByCategory({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage(texts)
  return (
    <section className="band">
      <div className="wrap xl:grid xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] xl:gap-[clamp(28px,5vw,88px)] items-center">
        <SectionHead
          aside
          title={t('explore.title')}
          intro={t('explore.intro')}
          more={{ href: href('explore', locale), text: t('explore.all') }}
        />
        <ul className="snap-row [--card:max(38%,7.5rem)] sm:[--card:22%] lg:grid lg:grid-cols-5 lg:gap-[clamp(14px,1.8vw,22px)]">
          {cards.map((card) => (
            <li key={card.path}>
              <Door card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Door({ card }: { card: Card }) {
  const { locale } = usePage()
  return (
    <a className="group block text-center" href={localize(card.path, locale)}>
      <Picture
        className="w-full h-auto rounded-[999px_999px_18px_18px] dark:[filter:brightness(94%)] transition-transform duration-300 group-hover:[transform:translateY(-6px)]"
        src={artHref(`doors${card.path}.svg`)}
        width={240}
        height={318}
      />
      <h3 className="h-3 mt-3 text-[1.1875rem]">{card.shortTitle}</h3>
      <span className="hidden lg:block mt-1 text-[.9688rem] leading-[1.4] text-tinta-2">
        {card.excerpt}
      </span>
    </a>
  )
}
