import { artHref } from '../../art/href.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { texts } from './texts.ts'

/** A category, and how many pages its own page lists. */
export type Category = { card: Card; count: number }

/** A category as a door. */
export function CategoryRow({ card, count }: Category) {
  const { locale, t } = usePage(texts)
  return (
    <a
      className="lines group grid grid-cols-[64px_minmax(0,1fr)] gap-x-5 items-center py-4"
      href={localize(card.path, locale)}
    >
      <Picture
        className="w-full h-auto rounded-[999px_999px_18px_18px] dark:[filter:brightness(94%)]"
        src={artHref(`doors${card.path}.svg`)}
        width={240}
        height={318}
      />
      <span>
        <b className="block h-3 title-hover">{card.shortTitle}</b>
        <span className="block text-tinta-2">{card.excerpt}</span>
        <span className="more">
          {t('libraryPage.all', count)}
          <Icon name="ph-arrow-right-bold" />
        </span>
      </span>
    </a>
  )
}
