import type { Category } from '../../categories.ts'
import { usePage } from '../../page-context.ts'
import { Island } from '../../client/Island.tsx'
import { type ArticlesPage, articlesQuery } from './articles.island.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { texts } from './texts.ts'

type Props = { latest: ArticlesPage[]; category?: Category }

/** The island contains the list and its filter, which is beside the heading if there is room. */
export function LatestArticlesSection({ latest, category }: Props) {
  const { locale, t } = usePage(texts)
  const { nextPage } = latest.at(-1)!
  const { queryKey } = articlesQuery(locale, category, nextPage ?? 1)
  const data = { pages: latest, pageParams: latest.map((_, index) => index + 1) }
  return (
    <section className="band" id="latest">
      <div className="wrap latest-row">
        <h2 className="h-1 mb-1 lg:mb-0">{t('latest.title')}</h2>
        <Island name="LatestArticles" props={{ category, nextPage }} data={[[queryKey, data]]} />
        <p className="text-center">
          <MoreLink href={href('explore', locale)}>{t('latest.all')}</MoreLink>
        </p>
      </div>
    </section>
  )
}
