import type { Category } from '../../categories.ts'
import { usePage } from '../../page-context.ts'
import { Island } from '../../client/Island.tsx'
import { type ArticlesPage, articlesQuery } from '../../client/queries.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'

type Props = { latest: ArticlesPage[]; category?: Category }

/** The island brings the filter, which stands beside the heading where there is room, and the list. */
export function LatestArticlesSection({ latest, category }: Props) {
  const { locale, t } = usePage()
  const data = { pages: latest, pageParams: latest.map((_, index) => index + 1) }
  return (
    <section className="band" id="latest">
      <div className="wrap latest-row">
        <h2 className="h-1 mb-3.5 lg:mb-0">{t('latest.title')}</h2>
        <Island
          name="LatestArticles"
          props={{ category, pages: latest.length }}
          data={[[articlesQuery(locale, category).queryKey, data]]}
        />
        <p className="mt-4 text-center">
          <MoreLink href={href('explore', locale)}>{t('latest.all')}</MoreLink>
        </p>
      </div>
    </section>
  )
}
