import { crops, magazineRow } from '../../art/crops.ts'
import { coverHref } from '../../art/href.ts'
import { covers, type ThemeName } from '../../art/recipes.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHead } from './SectionHead.tsx'

/** The ground of each theme of the covers, and the ink that reads on it. */
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

const wide = {
  frame: '2xl:col-span-7',
  text: '2xl:max-w-[57%] 2xl:pb-[17%]',
  title: '2xl:font-800 2xl:text-2',
}
const narrow = {
  frame: '2xl:col-span-5',
  text: '2xl:max-w-[51%] 2xl:pb-[28%]',
  title: '',
}
const shapes = { 'mag-wide': wide, 'mag-narrow': narrow }

export function FeaturedArticles({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  return (
    <section className="band bg-g-jaca">
      <div className="wrap">
        <SectionHead
          title={t('featured.title')}
          intro={t('featured.intro')}
          more={{ href: href('explore', locale), text: t('featured.all') }}
        />
        <ul className="grid sm:grid-cols-2 2xl:grid-cols-12 gap-4 2xl:gap-5.5">
          {cards.map((card, index) => (
            <MagazineCover
              key={card.path}
              card={card}
              crop={magazineRow[index % magazineRow.length]!}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The art lies under the text where there is room, with padding that keeps words off the cloth. */
function MagazineCover({ card, crop }: { card: Card; crop: keyof typeof shapes }) {
  const { locale, t } = usePage()
  const { path, excerpt, minutes } = card
  const ground = grounds[covers[path]?.theme ?? 'cielo']
  const shape = shapes[crop]
  return (
    <li className={shape.frame}>
      <a
        className={`group relative block h-full overflow-hidden rounded-xl 2xl:min-h-[400px] transition-transform duration-250 hover:[transform:translateY(-5px)] ${ground}`}
        href={localize(path, locale)}
      >
        <picture>
          <source media="(min-width: 1271px)" srcSet={coverHref(path, crop)} {...crops[crop]} />
          <img
            className="w-full h-auto aspect-[16/10] object-cover 2xl:absolute 2xl:inset-0 2xl:h-full 2xl:aspect-auto"
            src={coverHref(path)}
            width={640}
            height={400}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
        <div className={`relative flex flex-col gap-3 p-[clamp(24px,2.6vw,40px)] ${shape.text}`}>
          <h3
            className={`heading font-750 text-[clamp(1.5rem,1.2rem+.9vw,1.9375rem)] leading-[1.06] ${shape.title}`}
          >
            {shape === wide ? card.title : card.shortTitle}
          </h3>
          <p className="text-body leading-[1.45]">{excerpt}</p>
          <span className="flex items-center gap-3 text-meta font-650">
            {minutes !== undefined && t('common.minutes', minutes)}
            <Icon name="ph-arrow-right-bold" />
          </span>
        </div>
      </a>
    </li>
  )
}
