import type { Card, Page } from '../content/schema.ts'
import { Faq } from './Faq.tsx'
import { MedicalDisclaimer } from './MedicalDisclaimer.tsx'
import { OtherLanguageLink } from './OtherLanguageLink.tsx'
import { References } from './References.tsx'
import { RelatedPages } from './RelatedPages.tsx'

type Props = {
  page: Page
  /** Shown elsewhere on pages that give another list. */ related?: Card[]
}

/** What ends a text: the disclaimer where it leans on sources, questions, sources, what is next. */
export function PageEnd({ page, related = page.related }: Props) {
  return (
    <>
      {page.references.length > 0 && <MedicalDisclaimer />}
      {page.faq.length > 0 && <Faq items={page.faq} />}
      {page.references.length > 0 && <References page={page} />}
      {related.length > 0 && <RelatedPages cards={related} />}
      <OtherLanguageLink />
    </>
  )
}
