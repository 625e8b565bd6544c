import type { Page } from '../../content/schema.ts'
import { Faq } from './Faq.tsx'
import { Feedback, hasFeedback } from '../forms/Feedback.tsx'
import { MedicalDisclaimer } from './MedicalDisclaimer.tsx'
import { PageActions } from './PageActions.tsx'

/** The end of a text, in its column: the disclaimer if it cites sources, and questions. */
export function PageEnd({ page }: { page: Page }) {
  return (
    <>
      {page.references.length > 0 && <MedicalDisclaimer />}
      {page.faq.length > 0 && <Faq items={page.faq} />}
      {hasFeedback(page) && <Feedback page={page} />}
      <PageActions page={page} />
    </>
  )
}
