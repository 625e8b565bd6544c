import { covers } from '../../art/covers.ts'
import type { ThemeName } from '../../art/recipes.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Cover } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHead } from './SectionHead.tsx'
import { texts } from './texts.ts'

/** The background of each cover theme, and a readable text colour for it. */
const grounds: Record<ThemeName, string> = {
  cielo: 'bg-[#CFE4FF] text-ink',
  cobalto: 'on-dark bg-[#2448C9] text-white',
  maiz: 'bg-[#FFC145] text-ink',
  rosa: 'bg-[#FFC9DD] text-ink',
  mexicano: 'on-dark bg-[#C81E66] text-white',
  agave: 'on-dark bg-[#0F6E58] text-white',
  menta: 'bg-[#C4ECD8] text-ink',
  jacaranda: 'bg-[#DDD3FF] text-ink',
  noche: 'on-dark bg-[#1B2660] text-white',
  barro: 'bg-[#F27B55] text-ink',
  turquesa: 'bg-[#9FE0DC] text-ink',
  cal: 'bg-[#F1EEE6] text-ink',
}

export function FeaturedArticles({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage(texts)
  return (
    <section className="band bg-g-jaca">
      <div className="wrap">
        <SectionHead
          title={t('featured.title')}
          intro={t('featured.intro')}
          more={{ href: href('explore', locale), text: t('featured.all') }}
        />
        <ul className="snap-row [--card:74%] sm:[--card:42%] lg:grid lg:grid-cols-2 xl:grid-cols-4 lg:gap-4 xl:gap-5">
          {cards.map((card) => (
            <li key={card.path}>
              <MagazineCover card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function MagazineCover({ card }: { card: Card }) {
  const { locale, t } = usePage()
  const { path, excerpt, minutes, shortTitle } = card
  const ground = grounds[covers[path]?.theme ?? 'cielo']
  return (
    <a
      className={`group block h-full overflow-hidden rounded-l transition-transform duration-250 hover:[transform:translateY(-5px)] ${ground}`}
      href={localize(path, locale)}
    >
      <Cover path={path} className="aspect-video lg:aspect-[16/10] rounded-none" />
      <div className="flex flex-col gap-1.5 px-5 py-4">
        <h3 className="h-3">{shortTitle}</h3>
        <p className="hidden sm:block text-base leading-[1.4]">{excerpt}</p>
        <span className="flex items-center gap-3 text-meta font-650">
          {minutes !== undefined && t('common.minutes', minutes)}
          <Icon name="ph-arrow-right-bold" />
        </span>
      </div>
    </a>
  )
}
