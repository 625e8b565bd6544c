import type { Category } from '../categories.ts'
import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { formatDate } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { Cover } from '../ui/Cover.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { ReviewedBadge } from './ReviewedBadge.tsx'

const grounds: Record<Category, { ground: string; pattern: string }> = {
  'oral-health': {
    ground: 'bg-g-cielo',
    pattern: '[background-image:var(--art-patterns-azulejo-cielo)]',
  },
  treatments: {
    ground: 'bg-g-menta',
    pattern: '[background-image:var(--art-patterns-escama-menta)]',
  },
  procedures: {
    ground: 'bg-g-jaca',
    pattern: '[background-image:var(--art-patterns-petalo-jaca)]',
  },
  prevention: {
    ground: 'bg-g-maiz',
    pattern: '[background-image:var(--art-patterns-petalo-maiz)]',
  },
  news: {
    ground: 'bg-g-rosa',
    pattern: '[background-image:var(--art-patterns-rombo-rosa)]',
  },
}

/** The band above an article: where it stands, what it is called, who wrote it, its cover. */
export function ArticleHead({ page }: { page: Page }) {
  const { locale, t } = usePage()
  const { category, review } = page
  const categoryLink = category && {
    label: t(`articles.category.${category}`),
    href: href('home', locale, `?category=${category}#latest`),
  }
  const { ground, pattern } = grounds[category ?? 'oral-health']
  return (
    <div className={`relative overflow-hidden ${ground}`}>
      <span className={`pattern-bg ${pattern}`} />
      <div className="wrap relative grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-[clamp(24px,4vw,64px)] items-center pt-6 pb-10 lg:pt-8.5 lg:pb-13">
        <div>
          <Breadcrumb
            above={[
              { label: t('article.home'), href: href('home', locale) },
              ...(categoryLink ? [categoryLink] : []),
            ]}
            current={page.shortTitle}
          />
          <div className="flex flex-wrap items-center gap-2.5 mt-3 lg:mt-5">
            {categoryLink && (
              <span className="badge paper bg-white text-cobalto-2">{categoryLink.label}</span>
            )}
            {review && (
              <ReviewedBadge
                review={review}
                sources={page.references.filter(({ clinical }) => clinical).length}
              />
            )}
          </div>
          <h1 className="text-article leading-none my-5">{page.title}</h1>
          {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
          <Byline page={page} />
        </div>
        <Cover
          path={page.path}
          crop="arch"
          eager
          className="no-print w-full max-w-[300px] lg:max-w-none mx-auto aspect-[1/1.06] rounded-arch border-10 border-solid border-white bg-transparent shadow-cut"
        />
      </div>
    </div>
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
