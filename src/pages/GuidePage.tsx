import type { Page } from '../content/schema.ts'
import type { Tools } from '../sections/Body.tsx'
import { Disclosure } from '../sections/Disclosure.tsx'
import { GuideHead } from '../sections/GuideHead.tsx'
import { LateStyles } from '../sections/LateStyles.tsx'
import { LongRead } from '../sections/LongRead.tsx'

/** A condition, a service at the dentist, a routine at home. */
export function GuidePage({ page, tools }: { page: Page; tools: Tools }) {
  return (
    <main id="main">
      <GuideHead page={page} />
      <LateStyles />
      <LongRead page={page} tools={tools} slip>
        {page.disclosure && <Disclosure />}
      </LongRead>
    </main>
  )
}
