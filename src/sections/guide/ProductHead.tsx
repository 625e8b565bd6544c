import { covers } from '../../art/covers.ts'
import type { Page } from '../../content/schema.ts'
import { Awning } from '../../ui/Awning.tsx'
import { Disclosure } from './Disclosure.tsx'
import { ProductPictures } from './ProductPictures.tsx'
import { Stylesheet } from '../frame/Stylesheet.tsx'
import { PageBadges } from '../page/PageBadges.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { PageDates } from '../page/PageDates.tsx'

/** The head of a product guide: a market stall, with the disclosure below its name. */
export function ProductHead({ page }: { page: Page }) {
  return (
    <div className="relative overflow-hidden bg-g-rosa">
      <span className="pattern-bg [--pattern:var(--art-patterns-rombo-rosa)]" />
      <div className="relative">
        <Awning eager />
      </div>
      <div className="wrap relative">
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-x-10 items-end">
          <div className="pt-2 pb-6 lg:pb-8">
            <PageCrumbs page={page} />
            <PageBadges page={page} />
            <h1 className="text-read leading-none my-3">{page.title}</h1>
            <Disclosure />
            {page.lede && <p className="read-lede">{page.lede}</p>}
            <PageDates page={page} />
          </div>
          <Stylesheet />
          <ProductPictures names={listProductPictures(page)} />
        </div>
      </div>
      <div className="plank relative" />
    </div>
  )
}

/** Motifs that are no products: a mouth, a sign. */
const notGoods = new Set(['braces', 'shield'])

/**
 * The objects on the stall's counter: the guide's first product types, else the motifs of its
 * cover.
 */
function listProductPictures(page: Page): string[] {
  const types = page.sections
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'types' ? part.types : []))
  const names = new Set(types.map(({ motif }) => motif).filter((name) => !notGoods.has(name)))
  return names.size > 0 ? [...names].slice(0, 3) : [...(covers[page.path]?.motifs ?? [])]
}
