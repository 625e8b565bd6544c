import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { reviewText } from './review.ts'

/** Who or what a page was checked by; links to the clinician's register, or to how we check. */
export function ReviewedBadge({ page }: { page: Page }) {
  const { locale, t } = usePage()
  const { review } = page
  return (
    <a
      className="badge on-dark min-h-11 py-1.5 bg-agave text-white leading-[1.3] hover:underline underline-offset-3"
      href={
        review?.kind === 'clinician' ? review.register : href('contentIntegrity', locale, '#review')
      }
    >
      <Icon name="ph-seal-check-fill" />
      {reviewText(page, locale, t)}
    </a>
  )
}
