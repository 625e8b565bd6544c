import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Awning } from '../../ui/Awning.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHead } from './SectionHead.tsx'
import { ProductCards } from '../../sections/blocks/ProductCards.tsx'
import { texts } from './texts.ts'

/** A market stall: the disclosure is above the products. */
export function RecommendedProducts({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage(texts)
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
          <p className="flex gap-3.5 items-start mx-3 lg:mx-6 mt-3 lg:mt-4 rounded-m px-4 py-2.5 bg-papel text-[.9062rem] leading-[1.4]">
            <Icon name="ph-hand-coins-bold" className="mt-[.15em]" />
            <span>
              <b>{t('products.disclosureTitle')}</b> {t('products.disclosure')}
            </span>
          </p>
          <ProductCards cards={cards} titles="h3" row />
        </div>
      </div>
    </section>
  )
}
