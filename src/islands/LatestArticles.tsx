import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { categories, type Category } from '../categories.ts'
import { useIslandText } from '../i18n/island-text.ts'
import { type Locale, localize } from '../i18n/locales.ts'
import { articlesQuery } from '../client/queries.ts'
import { ArticleCard } from './ArticleCard.tsx'

export { createQueryClient } from '../client/queries.ts'

type Props = { category?: Category; pages: number }

/** Fetches what the page's HTML already shows, so that waking up changes nothing. */
export async function prepare(
  queryClient: QueryClient,
  { category, pages }: Props,
  locale: Locale,
): Promise<void> {
  await queryClient.fetchInfiniteQuery({ ...articlesQuery(locale, category), pages })
}

/** Filter and list: links to `?category=` and `?page=` that, once awake, change the list in place. */
export default function LatestArticles({ category: initial, pages: initialPages }: Props) {
  const { locale, t } = useIslandText()
  const [category, setCategory] = useState(initial)
  const query = useInfiniteQuery(articlesQuery(locale, category))
  const shown = query.data?.pages.flatMap(({ items }) => items) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  const pages = query.data?.pages.length ?? initialPages

  function choose(event: MouseEvent, next: Category | undefined) {
    event.preventDefault()
    setCategory(next)
    history.replaceState(null, '', listHref(locale, next, 1))
  }

  async function loadMore(event: MouseEvent) {
    event.preventDefault()
    if (query.isFetchingNextPage) return
    const result = await query.fetchNextPage()
    if (result.isSuccess) history.replaceState(null, '', listHref(locale, category, pages + 1))
  }

  return (
    <div>
      <nav aria-label={t('articles.filter')}>
        <ul className="latest-filters">
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
        {shown.map((article) => (
          <ArticleCard key={article.href} article={article} />
        ))}
      </ul>
      {query.isPending && <p>{t('articles.loading')}</p>}
      {query.isSuccess && total === 0 && <p>{t('articles.empty')}</p>}
      {query.isError && <p role="alert">{t('articles.error')}</p>}
      <p className="sr-only" role="status">
        {query.isSuccess && category !== initial
          ? t('articles.shown', { shown: shown.length, total })
          : ''}
      </p>
      {query.hasNextPage && (
        <p className="text-center mt-13">
          <a
            className="btn btn-line"
            href={listHref(locale, category, pages + 1)}
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

function listHref(locale: Locale, category: Category | undefined, page: number): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  const search = query.size > 0 ? `?${query}` : ''
  return `${localize('/', locale)}${search}#latest`
}
