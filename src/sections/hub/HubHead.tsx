import { artHref } from '../../art/href.ts'
import { covers } from '../../art/covers.ts'
import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { routes } from '../../routes.ts'
import { Awning } from '../../ui/Awning.tsx'
import { Disclosure } from '../guide/Disclosure.tsx'
import { ProductPictures } from '../guide/ProductPictures.tsx'
import { groundOf } from '../page/grounds.ts'
import { PageBand } from '../page/PageBand.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { PageDates } from '../page/PageDates.tsx'
import { ReadBand } from '../page/ReadBand.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Stylesheet } from '../frame/Stylesheet.tsx'
import { UrgentLine } from '../frame/UrgentLine.tsx'

/** What stands on the stall of all products. */
const goods = ['brush', 'paste', 'floss', 'ebrush', 'interdental', 'mouthwash', 'strips', 'kidcup']

/** The band above a list of pages: a stall for products, a cover beside a table. */
export function HubHead({ page }: { page: Page }) {
  const { t } = usePage()
  if (page.disclosure === 'affiliate') {
    return (
      <div className="bg-g-rosa">
        <Awning eager />
        <PageBand ground="rosa" className="pt-5.5 pb-10 lg:pb-13">
          <Words page={page} />
          <Stylesheet />
          <p className="no-print relative flex items-end justify-between gap-2 mt-6 -mb-10 lg:-mb-13">
            {goods.map((name, at) => (
              <Picture
                key={name}
                className={`shelf-object w-[23%] sm:w-[12%] max-w-32 h-auto aspect-square ${at > 3 ? 'max-sm:hidden' : ''}`}
                src={artHref(`shelf/${name}.svg`)}
                width={200}
                height={200}
              />
            ))}
          </p>
        </PageBand>
        <div className="plank" />
      </div>
    )
  }
  if (page.type === 'category' || hasTable(page) || page.path === routes.videos) {
    return (
      <>
        <ReadBand
          ground={groundOf(page.path)}
          path={page.path}
          foot={<PageDates page={page} className="" />}
        >
          <PageCrumbs page={page} />
          <h1 className="text-read leading-none my-3">{page.title}</h1>
          {page.lede && <p className="read-lede">{page.lede}</p>}
          {isUrgent(page) && (
            <div className="mt-4 lg:max-w-[760px]">
              <UrgentLine text={t('hub.urgent')} />
            </div>
          )}
        </ReadBand>
        <Stylesheet />
      </>
    )
  }
  const isTool = page.type === 'tool'
  return (
    <PageBand
      ground={isTool ? groundOf(page.path) : 'jaca'}
      pattern={isTool ? undefined : 'arcades'}
      className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-x-10 items-end"
    >
      <div className={isTool ? 'pt-1 pb-4 lg:pb-8' : 'pt-6 pb-9 lg:pt-7.5 lg:pb-11'}>
        <Words page={page} />
      </div>
      <Stylesheet />
      <ProductPictures className="max-lg:hidden" names={[...(covers[page.path]?.motifs ?? [])]} />
    </PageBand>
  )
}

/** Red is for pages that people open with a problem. */
function isUrgent({ tags }: Page): boolean {
  return tags.includes('emergency')
}

function hasTable({ sections }: Page): boolean {
  return sections.some(({ parts }) =>
    parts.some((part) => part.kind === 'html' && part.html.includes('<table')),
  )
}

function Words({ page }: { page: Page }) {
  const { t } = usePage()
  const isTool = page.type === 'tool'
  return (
    <>
      <PageCrumbs page={page} />
      <h1
        className={`leading-none ${isTool ? 'text-read mt-1 mb-2.5' : 'text-article mt-3 mb-4 lg:mt-4'}`}
      >
        {page.title}
      </h1>
      {page.disclosure === 'affiliate' && <Disclosure />}
      {page.lede && (
        <p className={isTool ? 'read-lede' : 'text-lede leading-normal max-w-[36em]'}>
          {page.lede}
        </p>
      )}
      <PageDates page={page} />
      {isUrgent(page) && (
        <div className="max-w-[900px] mt-6">
          <UrgentLine text={t('hub.urgent')} />
        </div>
      )}
    </>
  )
}
