import { artHref } from '../art/href.ts'
import { covers } from '../art/recipes.ts'
import type { Card } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { localize } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { Awning } from '../ui/Awning.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHead } from './SectionHead.tsx'

/** A market stall: how we earn stands above the goods. */
export function RecommendedProducts({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead
          title={t('products.title')}
          intro={t('products.intro')}
          more={{ href: href('products', locale), text: t('products.all') }}
        />
        <Awning />
        <div className="overflow-hidden border-2 border-t-0 border-solid border-[var(--outline)] rounded-b-xl bg-g-rosa shadow-cut">
          <p className="flex gap-3.5 items-start mx-4 lg:mx-9.5 mt-6.5 rounded-m px-4.5 py-3.5 bg-papel text-[.9688rem] leading-normal">
            <Icon name="i-ph-hand-coins-bold" className="mt-[.15em]" />
            <span>
              <b>{t('products.disclosureTitle')}</b> {t('products.disclosure')}
            </span>
          </p>
          {/* The lowest row needs no line: it lies under the stall's own edge. */}
          <ul className="grid grid-cols-2 sm:grid-cols-4 -mb-0.5">
            {cards.map((card) => (
              <li key={card.path} className="flex">
                <ShelfItem card={card} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function ShelfItem({ card }: { card: Card }) {
  const { locale } = usePage()
  return (
    <a
      className="group flex flex-col items-center w-full pt-6.5 lg:pt-10 text-center"
      href={localize(card.path, locale)}
    >
      <Picture
        className="shelf-object w-[min(172px,72%)] h-auto aspect-square"
        src={artHref(`shelf/${covers[card.path]?.motifs[0]}.svg`)}
        width={172}
        height={172}
      />
      <span className="plank" />
      <div className="flex-1 w-full px-1 sm:px-2.5 pt-4 pb-4.5 bg-papel border-0 border-b-2 border-solid border-[var(--outline)]">
        <h3 className="h-3 text-base min-[375px]:text-[1.125rem] sm:text-[1.25rem] title-hover">
          {card.shortTitle}
        </h3>
        <span className="block mt-[3px] text-[.9688rem] leading-[1.35] text-tinta-2">
          {card.excerpt}
        </span>
      </div>
    </a>
  )
}
