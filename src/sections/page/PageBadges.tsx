import type { Page } from '../../content/schema.ts'
import { ReviewedBadge } from './ReviewedBadge.tsx'

/** The page's type, and what it was reviewed against. */
export function PageBadges({ page, label }: { page: Page; label?: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 mt-1.5">
      {label && <span className="badge paper bg-white text-cobalto-2">{label}</span>}
      {page.review && <ReviewedBadge page={page} />}
    </div>
  )
}
