import type { Page } from '../../content/schema.ts'
import { References } from './References.tsx'
import { RelatedPages } from './RelatedPages.tsx'

/** Below a text, at full width: its sources and related pages. */
export function PageFoot({ page }: { page: Page }) {
  return (
    <>
      {page.references.length > 0 && <References page={page} />}
      {page.related.length > 0 && <RelatedPages page={page} />}
    </>
  )
}
