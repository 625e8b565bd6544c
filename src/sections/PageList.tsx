import type { Card } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { localize } from '../i18n/locales.ts'

/** Pages as lines of text: title, what is in it, and how long or what kind it is. */
export function PageList({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  return (
    <ul className="border-0 border-b border-solid border-linea">
      {cards.map(({ path, type, title, excerpt, minutes }) => (
        <li key={path} className="hairlines">
          <a
            className="group grid sm:grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 items-baseline min-h-13 py-3.25"
            href={localize(path, locale)}
          >
            <b className="heading font-750 text-[1.1875rem] leading-[1.2] title-hover">{title}</b>
            <span className="text-meta font-500 text-tinta-2">
              {type === 'article' && minutes
                ? t('common.minutes', minutes)
                : t(`search.types.${type}`)}
            </span>
            <span className="text-base leading-[1.45] text-tinta-2">{excerpt}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
