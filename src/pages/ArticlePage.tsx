import type { Lists } from '../content/index.ts'
import type { Card, Page } from '../content/schema.ts'
import { usePage } from '../page-context.ts'
import { localize } from '../i18n/locales.ts'
import { ArticleHead } from '../sections/article/ArticleHead.tsx'
import { ArticleSidebar } from '../sections/article/ArticleSidebar.tsx'
import { Body } from '../sections/blocks/Body.tsx'
import { ContentsLink, FoldedContents, hasContents } from '../sections/page/Contents.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { PageEnd } from '../sections/page/PageEnd.tsx'
import { PageFoot } from '../sections/page/PageFoot.tsx'
import { SearchForm } from '../sections/forms/SearchForm.tsx'
import { Takeaways } from '../sections/page/Takeaways.tsx'

type Props = {
  page: Page
  lists: Lists
  /** No page exists at this URL: the nearest ones, with the general article as `page`. */
  nearest?: Card[]
}

export function ArticlePage({ page, lists, nearest }: Props) {
  return (
    <main id="main">
      {nearest && <Stylesheet />}
      {nearest && <UnknownNotice nearest={nearest} />}
      <ArticleHead page={page} />
      {!nearest && <Stylesheet />}
      <div>
        <div className="wrap grid justify-between lg:grid-cols-[minmax(0,720px)_clamp(240px,28vw,352px)] gap-[clamp(40px,5vw,96px)] pt-3 pb-10 lg:pt-8 lg:pb-24">
          <article className="first-words grid grid-cols-[minmax(0,1fr)] content-start gap-8">
            {page.takeaways.length > 0 && <Takeaways items={page.takeaways} />}
            {hasContents(page) && <FoldedContents page={page} className="lg:hidden" />}
            <Body sections={page.sections} slip={page} />
            <PageEnd page={page} />
          </article>
          <ArticleSidebar lists={lists} page={page} />
        </div>
        {hasContents(page) && <ContentsLink className="lg:hidden" />}
      </div>
      <PageFoot page={page} />
    </main>
  )
}

function UnknownNotice({ nearest }: { nearest: Card[] }) {
  const { locale, t } = usePage()
  return (
    <div className="wrap py-8 lg:py-10" role="note">
      <p className="h-2">{t('article.unknownTitle')}</p>
      <p className="intro mb-4.5">{t('article.unknown')}</p>
      <SearchForm />
      {nearest.length > 0 && (
        <>
          <p className="font-700 mt-6">{t('notFound.nearest')}</p>
          <ul>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <a
                  className="inline-flex items-center min-h-11 text-link underline underline-offset-3"
                  href={localize(path, locale)}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
