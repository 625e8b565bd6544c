import { type Format, formatOf, formats } from '../../content/formats.ts'
import type { Card } from '../../content/schema.ts'
import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageList } from '../../sections/blocks/PageList.tsx'
import { type Category, CategoryRow } from './CategoryRow.tsx'
import { ToolsAndTopics } from './ToolsAndTopics.tsx'
import { texts } from './texts.ts'

type Props = {
  /** Every page of the library, newest first, and every tool. */
  cards: Card[]
  categories: Category[]
  /** The most wanted topics. */
  topics: Topic[]
  format?: Format
}

/** The library: its categories, or all pages of one format. */
export function Explore({ cards, categories, topics, format }: Props) {
  const { t } = usePage(texts)
  const shown = cards.filter((card) => formatOf(card) === format)
  return (
    <>
      <FormatFilter cards={cards} format={format} />
      {format ? (
        <section className="wide" aria-labelledby="format">
          <h2 className="h-2 mb-4" id="format">
            {t(`libraryPage.formats.${format}`)}{' '}
            <span className="font-text text-meta font-600 text-tinta-2 tracking-normal ml-1">
              {t('libraryPage.count', shown.length)}
            </span>
          </h2>
          <PageList cards={shown} />
        </section>
      ) : (
        <ul className="wide grid sm:grid-cols-2 gap-x-10">
          {categories.map((category) => (
            <li key={category.card.path}>
              <CategoryRow {...category} />
            </li>
          ))}
        </ul>
      )}
      <ToolsAndTopics withTools={format !== 'tool'} topics={topics} />
    </>
  )
}

const icons: Record<Format | 'all', string> = {
  all: 'ph-squares-four-bold',
  article: 'ph-article-bold',
  guide: 'ph-book-open-bold',
  video: 'ph-play-circle-bold',
  tool: 'ph-wrench-bold',
}

function FormatFilter({ cards, format }: Pick<Props, 'cards' | 'format'>) {
  const { locale, t } = usePage(texts)
  return (
    <nav className="wide" id="library" aria-label={t('libraryPage.label')}>
      <ul className="filters items-center">
        <li className="font-700 mr-1" aria-hidden="true">
          {t('libraryPage.show')}
        </li>
        {(['all', ...formats] as const).map((value) => {
          const isCurrent = value === (format ?? 'all')
          const count = cards.filter((card) => value === 'all' || formatOf(card) === value).length
          const query = value === 'all' ? '' : `?format=${value}`
          return (
            <li key={value}>
              <a
                className={`pill ${isCurrent ? 'pill-on' : ''}`}
                href={href('explore', locale, `${query}#library`)}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <Icon name={icons[value]} />
                {t(`libraryPage.formats.${value}`)} <span className="font-500">{count}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
