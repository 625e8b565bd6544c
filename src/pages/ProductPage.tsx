import type { Page } from '../content/schema.ts'
import type { Tools } from '../sections/blocks/Body.tsx'
import { LongRead } from '../sections/guide/LongRead.tsx'
import { ProductHead } from '../sections/guide/ProductHead.tsx'
import { ShortAnswer } from '../sections/guide/ShortAnswer.tsx'

/** A buying guide: the disclosure and the short answer come first. */
export function ProductPage({ page, tools }: { page: Page; tools: Tools }) {
  return (
    <main id="main">
      <ProductHead page={page} />
      <LongRead page={page} tools={tools}>
        {page.answer && <ShortAnswer html={page.answer} />}
      </LongRead>
    </main>
  )
}
