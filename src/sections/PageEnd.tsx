import type { Page } from '../content/schema.ts'
import { Faq } from './Faq.tsx'
import { MedicalDisclaimer } from './MedicalDisclaimer.tsx'
import { OtherLanguageLink } from './OtherLanguageLink.tsx'
import { References } from './References.tsx'
import { RelatedPages } from './RelatedPages.tsx'

/** What ends every medical text. */
export function PageEnd({ page }: { page: Page }) {
  return (
    <>
      <MedicalDisclaimer />
      {page.faq.length > 0 && <Faq items={page.faq} />}
      {page.references.length > 0 && <References page={page} />}
      {page.related.length > 0 && <RelatedPages cards={page.related} />}
      <OtherLanguageLink />
    </>
  )
}
