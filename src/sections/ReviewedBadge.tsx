import type { PageData } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { formatDate } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = { review: NonNullable<PageData['review']>; sources: number }

/** Says what was done, against what and when; how, and by whom, stands on the page it links to. */
export function ReviewedBadge({ review, sources }: Props) {
  const { locale, t } = usePage()
  const date = formatDate(review.on, locale)
  const how =
    review.kind === 'clinician'
      ? t('article.reviewedClinician', { by: review.by, credential: review.credential, date })
      : t('article.reviewedSources', { count: sources, date })
  return (
    <a
      className="badge on-dark min-h-11 py-1.5 bg-agave text-white leading-[1.3] hover:underline underline-offset-3"
      href={href('contentIntegrity', locale, '#review')}
    >
      <Icon name="i-ph-seal-check-fill" />
      {t('article.reviewed')} · {how}
    </a>
  )
}
