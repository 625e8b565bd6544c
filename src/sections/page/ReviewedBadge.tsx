import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { reviewText } from './review.ts'

/** Says what was done, against what and when; how, and by whom, stands on the page it links to. */
export function ReviewedBadge({ page }: { page: Page }) {
  const { locale, t } = usePage()
  return (
    <a
      className="badge on-dark min-h-11 py-1.5 bg-agave text-white leading-[1.3] hover:underline underline-offset-3"
      href={href('contentIntegrity', locale, '#review')}
    >
      <Icon name="ph-seal-check-fill" />
      {t('article.reviewed')} · {reviewText(page, locale, t)}
    </a>
  )
}
