import { useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { categories, type Category } from '../../categories.ts'
import { articlesQuery } from './articles.island.ts'
import { useIslandText } from '../../i18n/island-text.ts'
import { type Locale, localize } from '../../i18n/locales.ts'
import { ArticleCard, RenderedCard } from './ArticleCard.island.tsx'

type Props = {
  category?: Category
  /** The next page of the list; null if all cards are shown. */
  nextPage: number | null
}

/**
 * Filter and list: links to `?category=` and `?page=` that, once hydrated, update the list in
 * place.
 */
export default function LatestArticles({ category: initial, nextPage: following }: Props) {
  const { locale, t } = useIslandText()
  // Until a visitor chooses a category, the server's cards are kept and only later pages are
  // fetched.
  const [choice, setChoice] = useState<{ category?: Category }>()
  const category = choice ? choice.category : initial
  const query = useInfiniteQuery({
    ...articlesQuery(locale, category, choice ? 1 : (following ?? 1)),
    enabled: choice !== undefined,
  })
  const [cards] = useState(findCards)
  const rendered = choice ? [] : cards
  const shown = query.data?.pages.flatMap(({ items }) => items) ?? []
  const last = query.data?.pages.slice(-1)[0]
  const nextPage = last ? last.nextPage : choice ? null : following

  function choose(event: MouseEvent, next: Category | undefined) {
    event.preventDefault()
    if (next !== category) setChoice({ category: next })
    history.replaceState(null, '', listHref(locale, next, 1))
  }

  async function loadMore(event: MouseEvent) {
    event.preventDefault()
    if (query.isFetchingNextPage) return
    const result = await query.fetchNextPage()
    if (result.isSuccess) history.replaceState(null, '', listHref(locale, category, nextPage!))
  }

  return (
    <div>
      <nav aria-label={t('articles.filter')}>
        <ul className="filters">
          {[undefined, ...categories].map((value) => (
            <li key={value ?? 'all'}>
              <a
                className={`pill ${value === category ? 'pill-on' : ''}`}
                href={listHref(locale, value, 1)}
                aria-current={value === category ? 'true' : undefined}
                data-live
                onClick={(event) => choose(event, value)}
              >
                {value ? t(`articles.category.${value}`) : t('articles.all')}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="latest-cards" aria-busy={query.isFetching}>
        {rendered.map((card, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          <RenderedCard key={index} card={card} />
        ))}
        {shown.map((article) => (
          <ArticleCard key={article.href} article={article} />
        ))}
      </ul>
      {choice && query.isPending && <p>{t('articles.loading')}</p>}
      {!query.isFetching && !query.isError && rendered.length + shown.length === 0 && (
        <p>{t('articles.empty')}</p>
      )}
      {query.isError && (
        <p className="flex flex-wrap gap-4 items-center" role="alert">
          {t('articles.error')}
          <button className="btn btn-line" type="button" onClick={() => void query.refetch()}>
            {t('common.tryAgain')}
          </button>
        </p>
      )}
      <p className="sr-only" role="status">
        {last && category !== initial
          ? t('articles.shown', { shown: shown.length, total: last.total })
          : ''}
      </p>
      {nextPage !== null && (
        <p className="text-center mt-4">
          <a
            className="btn btn-line"
            href={listHref(locale, category, nextPage)}
            data-live
            onClick={loadMore}
          >
            {t(query.isFetchingNextPage ? 'articles.loading' : 'articles.loadMore')}
          </a>
        </p>
      )}
    </div>
  )
}

/** The cards in the page's HTML. */
function findCards(): Element[] {
  return import.meta.env.SSR ? [] : [...document.querySelectorAll('#latest .latest-card')]
}

function listHref(locale: Locale, category: Category | undefined, page: number): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  const search = String(query)
  return `${localize('/', locale)}${search && `?${search}`}#latest`
}
