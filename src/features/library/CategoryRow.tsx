import { artHref } from '../../art/href.ts'
import { formatOf } from '../../content/formats.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PageList } from '../../sections/blocks/PageList.tsx'
import { texts } from './texts.ts'

const shownPages = 3

/** A category, and the pages that its own page lists, newest first. */
export type CategoryPages = { card: Card; pages: Card[] }

/** A category as a room: its door, its newest pages, and a link to all of them. */
export function CategoryRow({ card, pages }: CategoryPages) {
  const { locale, t } = usePage(texts)
  return (
    <section className="lines grid grid-cols-[92px_minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)] gap-x-[clamp(16px,3.4vw,52px)] gap-y-4 py-6 lg:py-8.5">
      <Picture
        className="w-full h-auto lg:row-span-2 self-start rounded-[999px_999px_18px_18px] dark:[filter:brightness(94%)]"
        src={artHref(`doors${card.path}.svg`)}
        width={240}
        height={318}
      />
      <div className="flex flex-col lg:flex-row lg:items-baseline justify-between gap-x-8 self-center lg:self-start">
        <div>
          <h2 className="h-2">{card.shortTitle}</h2>
          <p className="text-tinta-2">{card.excerpt}</p>
        </div>
        <a className="more flex-none self-start" href={localize(card.path, locale)}>
          <span>
            {t('libraryPage.all', pages.length)}
            <span className="sr-only">: {card.shortTitle}</span>
          </span>
          <Icon name="ph-arrow-right-bold" />
        </a>
      </div>
      <div className="col-span-full lg:col-span-1 lg:col-start-2">
        <PageList cards={pages.filter(formatOf).slice(0, shownPages)} pictured={false} />
      </div>
    </section>
  )
}
