import type { Page } from '../content/schema.ts'
import type { Tools } from '../sections/blocks/Body.tsx'
import { GuideHead } from '../sections/guide/GuideHead.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { LongRead } from '../sections/guide/LongRead.tsx'

/** A condition, a dental service or a home routine. */
export function GuidePage({ page, tools }: { page: Page; tools: Tools }) {
  return (
    <main id="main">
      <GuideHead page={page} />
      <Stylesheet />
      <LongRead page={page} tools={tools} slip />
    </main>
  )
}
