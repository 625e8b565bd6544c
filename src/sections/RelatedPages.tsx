import type { Card } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { localize } from '../i18n/locales.ts'
import { Cover } from '../ui/Cover.tsx'

/** The pages nearest to this one. */
export function RelatedPages({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  return (
    <section className="no-print mt-5" aria-labelledby="related">
      <h2 className="text-[2rem] leading-[1.1] mb-4" id="related">
        {t('blocks.related')}
      </h2>
      <ul className="grid sm:grid-cols-2 gap-x-7">
        {cards.map(({ path, type, title }) => (
          <li key={path} className="hairlines">
            <a
              className="group grid grid-cols-[112px_minmax(0,1fr)] gap-4 items-center py-3.5"
              href={localize(path, locale)}
            >
              <Cover path={path} className="aspect-[16/11] rounded-m" />
              <span>
                <span className="block text-fine font-500 text-tinta-2">
                  {t(`search.types.${type}`)}
                </span>
                <b className="block heading font-750 text-[1.1875rem] leading-[1.2] title-hover">
                  {title}
                </b>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
