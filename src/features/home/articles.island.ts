import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Category } from '../../categories.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fetchInTime } from '../../ui/fetch-in-time.ts'
import { endpoints } from '../../routes.ts'

export type ArticleItem = {
  image: string
  category: Category
  title: string
  excerpt: string
  /** In minutes. */
  readTime: number
  href: string
  trending: boolean
}

/** Six articles of a category, as `GET /api/articles` answers. `nextPage` is null on the last. */
export type ArticlesPage = { items: ArticleItem[]; total: number; nextPage: number | null }

/** The list of a category, starting at one of its pages. */
export function articlesQuery(locale: Locale, category: Category | undefined, firstPage: number) {
  return infiniteQueryOptions({
    queryKey: ['articles', locale, category ?? 'all', firstPage],
    initialPageParam: firstPage,
    getNextPageParam: (last: ArticlesPage) => last.nextPage,
    queryFn: async ({ pageParam, signal }): Promise<ArticlesPage> => {
      const query = new URLSearchParams({ locale, page: String(pageParam) })
      if (category) query.set('category', category)
      const response = await fetchInTime(`${endpoints.articles}?${query}`, { signal })
      if (!response.ok) throw new Error(`${endpoints.articles} answered ${response.status}`)
      return response.json() as Promise<ArticlesPage>
    },
  })
}
