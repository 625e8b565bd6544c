import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Awning } from '../../ui/Awning.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHead } from './SectionHead.tsx'
import { ProductCards } from '../blocks/ProductCards.tsx'

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
        <div className="clipped border-2 border-t-0 border-solid border-[var(--outline)] rounded-b-xl bg-g-rosa shadow-cut">
          <p className="flex gap-3.5 items-start mx-4 lg:mx-9.5 mt-6.5 rounded-m px-4.5 py-3.5 bg-papel text-[.9688rem] leading-normal">
            <Icon name="ph-hand-coins-bold" className="mt-[.15em]" />
            <span>
              <b>{t('products.disclosureTitle')}</b> {t('products.disclosure')}
            </span>
          </p>
          <ProductCards cards={cards} titles="h3" />
        </div>
      </div>
    </section>
  )
}
