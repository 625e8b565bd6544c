import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { formatDate } from '../../i18n/formats.ts'
import { Disclosure } from '../guide/Disclosure.tsx'
import { headGroundOf } from '../page/grounds.ts'
import { ReadingButtons } from '../page/ReadingButtons.tsx'
import { PageBadges } from '../page/PageBadges.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { ReadBand } from '../page/ReadBand.tsx'

/** The band above an article: breadcrumb, title, author and cover. */
export function ArticleHead({ page }: { page: Page }) {
  const { t } = usePage()
  const { category } = page
  return (
    <ReadBand ground={headGroundOf(page)} path={page.path} foot={<Byline page={page} />}>
      <PageCrumbs page={page} />
      <PageBadges page={page} label={category && t(`articles.category.${category}`)} />
      <h1 className="text-read leading-none my-3">{page.title}</h1>
      {page.disclosure && <Disclosure />}
      {page.lede && <p className="read-lede">{page.lede}</p>}
    </ReadBand>
  )
}

function Byline({ page: { type, published, minutes } }: { page: Page }) {
  const { locale, t } = usePage()
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 font-500">
      <span>
        {t('article.by')} <b>{t('article.author')}</b>, {t('article.credential')}
      </span>
      {published && <time dateTime={published}>{formatDate(published, locale)}</time>}
      {minutes && <span>{t('article.minutes', minutes)}</span>}
      <ReadingButtons type={type} />
    </p>
  )
}
