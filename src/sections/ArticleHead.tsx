import type { Category } from '../categories.ts'
import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { formatDate } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { CoverBand } from './CoverBand.tsx'
import type { Ground } from './grounds.ts'
import { PageBadges } from './PageBadges.tsx'

const grounds: Record<Category, Ground> = {
  'oral-health': 'cielo',
  treatments: 'menta',
  procedures: 'jaca',
  prevention: 'maiz',
  news: 'rosa',
}

/** The band above an article: where it stands, what it is called, who wrote it, its cover. */
export function ArticleHead({ page }: { page: Page }) {
  const { locale, t } = usePage()
  const { category } = page
  const categoryLink = category && {
    label: t(`articles.category.${category}`),
    href: href('home', locale, `?category=${category}#latest`),
  }
  return (
    <CoverBand ground={grounds[category ?? 'oral-health']} path={page.path}>
      <Breadcrumb
        above={[
          { label: t('article.home'), href: href('home', locale) },
          ...(categoryLink ? [categoryLink] : []),
        ]}
        current={page.shortTitle}
      />
      <PageBadges page={page} label={categoryLink?.label} />
      <h1 className="text-article leading-none my-5">{page.title}</h1>
      {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
      <Byline page={page} />
    </CoverBand>
  )
}

function Byline({ page: { published, minutes } }: { page: Page }) {
  const { locale, t } = usePage()
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1.5 mt-6.5 font-500">
      <span>
        {t('article.by')} <b>{t('article.author')}</b>, {t('article.credential')}
      </span>
      {published && <time dateTime={published}>{formatDate(published, locale)}</time>}
      {minutes && <span>{t('article.minutes', minutes)}</span>}
    </p>
  )
}
