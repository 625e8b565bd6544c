import type { Lists } from '../content/index.ts'
import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { ArticleHead } from '../sections/ArticleHead.tsx'
import { ArticleSidebar } from '../sections/ArticleSidebar.tsx'
import { Body } from '../sections/Body.tsx'
import { Contents } from '../sections/Contents.tsx'
import { Disclosure } from '../sections/Disclosure.tsx'
import { PageEnd } from '../sections/PageEnd.tsx'
import { SearchForm } from '../sections/SearchForm.tsx'
import { Takeaways } from '../sections/Takeaways.tsx'

const minContents = 4

/** `unknown`: nothing is written at this address, and `page` is the general article instead. */
type Props = { page: Page; lists: Lists; unknown?: boolean }

export function ArticlePage({ page, lists, unknown = false }: Props) {
  return (
    <main id="main">
      {unknown && <UnknownNotice />}
      <ArticleHead page={page} />
      <div className="wrap grid justify-between lg:grid-cols-[minmax(0,720px)_clamp(240px,28vw,352px)] gap-[clamp(40px,5vw,96px)] py-10 lg:pt-16 lg:pb-24">
        <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {page.disclosure && <Disclosure />}
          {page.takeaways.length > 0 && <Takeaways items={page.takeaways} />}
          {page.sections.length >= minContents && <Contents page={page} />}
          <Body sections={page.sections} slip />
          <PageEnd page={page} />
        </article>
        <ArticleSidebar lists={lists} />
      </div>
    </main>
  )
}

function UnknownNotice() {
  const { t } = usePage()
  return (
    <div className="wrap py-8 lg:py-10" role="note">
      <p className="h-2">{t('article.unknownTitle')}</p>
      <p className="intro mb-4.5">{t('article.unknown')}</p>
      <SearchForm />
    </div>
  )
}
