import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { formatDate } from '../../i18n/formats.ts'
import { CoverBand } from '../page/CoverBand.tsx'
import { headGroundOf } from '../page/grounds.ts'
import { ListenButton } from '../page/ListenButton.tsx'
import { PageBadges } from '../page/PageBadges.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'

/** The band above an article: where it stands, what it is called, who wrote it, its cover. */
export function ArticleHead({ page }: { page: Page }) {
  const { t } = usePage()
  const { category } = page
  return (
    <CoverBand ground={headGroundOf(page)} path={page.path}>
      <PageCrumbs page={page} />
      <PageBadges page={page} label={category && t(`articles.category.${category}`)} />
      <h1 className="text-article leading-none my-5">{page.title}</h1>
      {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
      <Byline page={page} />
    </CoverBand>
  )
}

function Byline({ page: { type, published, minutes } }: { page: Page }) {
  const { locale, t } = usePage()
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1.5 mt-6.5 font-500">
      <span>
        {t('article.by')} <b>{t('article.author')}</b>, {t('article.credential')}
      </span>
      {published && <time dateTime={published}>{formatDate(published, locale)}</time>}
      {minutes && <span>{t('article.minutes', minutes)}</span>}
      <ListenButton type={type} />
    </p>
  )
}
