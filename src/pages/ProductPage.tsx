import type { Page } from '../content/schema.ts'
import type { Tools } from '../sections/Body.tsx'
import { LateStyles } from '../sections/LateStyles.tsx'
import { LongRead } from '../sections/LongRead.tsx'
import { ProductHead } from '../sections/ProductHead.tsx'
import { ShortAnswer } from '../sections/ShortAnswer.tsx'

/** A buying guide: how we earn and the short answer before everything else. */
export function ProductPage({ page, tools }: { page: Page; tools: Tools }) {
  return (
    <main id="main">
      <ProductHead page={page} />
      <LateStyles />
      <LongRead page={page} tools={tools}>
        {page.answer && <ShortAnswer html={page.answer} />}
      </LongRead>
    </main>
  )
}
