import { covers } from '../art/recipes.ts'
import type { Page } from '../content/schema.ts'
import { usePage } from '../page-context.ts'
import { Body, type Tools } from '../sections/blocks/Body.tsx'
import {
  ContentsColumn,
  ContentsLink,
  FoldedContents,
  hasContents,
} from '../sections/page/Contents.tsx'
import { ProductPictures } from '../sections/guide/ProductPictures.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { PageCrumbs } from '../sections/page/PageCrumbs.tsx'
import { PageDates } from '../sections/page/PageDates.tsx'
import { PageEnd } from '../sections/page/PageEnd.tsx'
import { PageFoot } from '../sections/page/PageFoot.tsx'
import { Takeaways } from '../sections/page/Takeaways.tsx'

/** About this site and the law: quiet, with what it says in short beside its title. */
export function TextPage({ page, tools }: { page: Page; tools: Tools }) {
  const isLong = hasContents(page)
  return (
    <main id="main">
      <Stylesheet />
      <Head page={page} />
      {/* A box of its own: the link to the contents stays in view as far as this reaches. */}
      <div>
        <div className="wrap">
          <div className="border-0 lg:border-t-2 border-solid border-tinta grid grid-cols-[minmax(0,760px)] xl:grid-cols-[250px_minmax(0,800px)] justify-between gap-x-[clamp(32px,6vw,104px)] gap-y-7.5 lg:pt-12 pb-16 lg:pb-22">
            {isLong && <FoldedContents page={page} className="xl:hidden" />}
            {isLong && <ContentsColumn page={page} className="hidden xl:block" />}
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 xl:col-start-2">
              <Body sections={page.sections} tools={tools} />
              <PageEnd page={page} />
            </div>
          </div>
        </div>
        {isLong && <ContentsLink className="xl:hidden" />}
      </div>
      <PageFoot page={page} />
    </main>
  )
}

function Head({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <div className="wrap grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-x-[clamp(32px,5vw,80px)] gap-y-7 items-end pt-6 pb-7.5 lg:pt-7.5 lg:pb-12">
      <div className="lg:self-center">
        <PageCrumbs page={page} />
        <h1 className="text-article leading-none mt-3 mb-4 lg:mt-4 max-w-[18em]">{page.title}</h1>
        {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
        <PageDates page={page} />
      </div>
      {page.takeaways.length > 0 && (
        <div>
          <ProductPictures
            className="max-lg:hidden w-2/3 ml-auto pr-6"
            names={covers[page.path]?.motifs.slice(0, 1) ?? []}
          />
          <Takeaways items={page.takeaways} title={t('text.summary')} />
        </div>
      )}
    </div>
  )
}
