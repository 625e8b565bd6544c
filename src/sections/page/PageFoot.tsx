import type { Page } from '../../content/schema.ts'
import { References } from './References.tsx'
import { RelatedPages } from './RelatedPages.tsx'

/** What stands below a text, from edge to edge: its sources, and what to read next. */
export function PageFoot({ page }: { page: Page }) {
  return (
    <>
      {page.references.length > 0 && <References page={page} />}
      {page.related.length > 0 && <RelatedPages page={page} />}
    </>
  )
}
