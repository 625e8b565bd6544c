import type { Page } from '../../content/schema.ts'
import type { Text } from '../../i18n/index.ts'
import { formatDate } from '../../i18n/formats.ts'
import { type Locale } from '../../i18n/locales.ts'

/** 'Checked against 12 clinical sources · November 20, 2026'; undefined without a record. */
export function reviewText(page: Page, locale: Locale, t: Text): string | undefined {
  const { review, references, type } = page
  if (!review) return undefined
  const date = formatDate(review.on, locale)
  if (review.kind === 'clinician') {
    return t('article.reviewedClinician', { by: review.by, credential: review.credential, date })
  }
  // Laws and registers are not clinical sources: a guide counts all its sources.
  if (type === 'guide') return t('article.reviewedGuide', { count: references.length, date })
  const count = references.filter(({ clinical }) => clinical).length
  return t('article.reviewedSources', { count, date })
}
