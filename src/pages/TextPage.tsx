import { covers } from '../art/covers.ts'
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
import { Icon } from '../ui/Icon.tsx'

/**
 * Pages about the site and legal pages: plain, with the takeaways beside the title, or below the
 * sheet on pages that start with one.
 */
export function TextPage({ page, tools }: { page: Page; tools: Tools }) {
  const { t } = usePage()
  const isLong = hasContents(page)
  const [first, ...others] = page.sections
  const folded = isLong && <FoldedContents page={page} className="xl:hidden" />
  const isSheet = first?.parts.some((part) => part.kind === 'tool' && part.tool === 'prepare')
  return (
    <main id="main">
      <Stylesheet />
      {isSheet ? <SheetHead page={page} /> : <Head page={page} />}
      {/* The containing block for the sticky link to the contents. */}
      <div>
        <div className="wrap">
          <div
            className={isSheet ? '' : 'border-0 lg:border-t-2 border-solid border-tinta lg:pt-12'}
          >
            <div className="grid grid-cols-[minmax(0,760px)] xl:grid-cols-[250px_minmax(0,800px)] justify-between gap-x-[clamp(32px,6vw,104px)] gap-y-7.5 pb-16 lg:pb-22">
              {!isSheet && folded}
              {isLong && <ContentsColumn page={page} className="hidden xl:block" />}
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 xl:col-start-2">
                {isSheet && (
                  <>
                    <Body sections={[first!]} tools={tools} />
                    {folded}
                    <Takeaways items={page.takeaways} title={t('text.summary')} />
                  </>
                )}
                <Body sections={isSheet ? others : page.sections} tools={tools} />
                <PageEnd page={page} />
              </div>
            </div>
          </div>
        </div>
        {isLong && <ContentsLink className="xl:hidden" />}
      </div>
      <PageFoot page={page} />
    </main>
  )
}

/** Short enough for the sheet to start on the first screen. */
function SheetHead({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <div className="wrap pt-5 pb-4">
      <PageCrumbs page={page} />
      <h1 className="text-1 mt-2 mb-2">{page.title}</h1>
      <p className="leading-[1.45] max-w-[60em]">{page.lede}</p>
      <a className="more text-alert-text" href="#urgent">
        <Icon name="ph-warning-octagon-fill" />
        {t('text.urgent')}
      </a>
    </div>
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
