import type { Card, Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Cover } from '../../ui/Cover.tsx'
import { closingGroundOf } from './grounds.ts'
import { PageBand } from './PageBand.tsx'

/** The most similar pages: the last band of a page, on a different background from the first. */
export function RelatedPages({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <section className="no-print" aria-labelledby="related">
      <PageBand ground={closingGroundOf(page)} className="py-11 lg:py-18">
        <h2 className="h-1" id="related">
          {t('blocks.related')}
        </h2>
        <ul className="grid sm:grid-cols-2 lg:grid-cols-4 gap-2.5 sm:gap-4.5 lg:gap-5.5 mt-5 lg:mt-8">
          {page.related.map((card) => (
            <li key={card.path}>
              <RelatedCard card={card} />
            </li>
          ))}
        </ul>
      </PageBand>
    </section>
  )
}

/** A page as a card: cover, type and title. */
export function RelatedCard({ card: { path, type, title } }: { card: Card }) {
  const { locale, t } = usePage()
  return (
    <a
      className="group h-full grid grid-cols-[108px_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)] content-start items-center rounded-l overflow-hidden bg-papel transition-transform hover:shadow-cut hover:[transform:translate(-2px,-2px)]"
      href={localize(path, locale)}
    >
      <Cover path={path} className="h-full min-h-22 sm:h-auto sm:aspect-[16/10] rounded-none" />
      <span className="px-4 py-3 sm:px-5 sm:pt-4 sm:pb-5">
        <span className="block text-fine font-600 text-tinta-2">{t(`search.types.${type}`)}</span>
        <b className="block h-3 text-[1.125rem] sm:text-[1.25rem] mt-.5 title-hover">{title}</b>
      </span>
    </a>
  )
}
