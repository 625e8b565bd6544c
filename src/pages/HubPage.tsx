import type { Page } from '../content/schema.ts'
import { Body, type Tools } from '../sections/Body.tsx'
import { HubHead } from '../sections/HubHead.tsx'
import { PageEnd } from '../sections/PageEnd.tsx'
import { PageFoot } from '../sections/PageFoot.tsx'

/** A way into the library: a few words, tables, and above all lists of pages. */
export function HubPage({ page, tools }: { page: Page; tools: Tools }) {
  return (
    <main id="main">
      <HubHead page={page} />
      <div className="open-body">
        <Body sections={page.sections} tools={tools} />
        <PageEnd page={page} />
      </div>
      <PageFoot page={page} />
    </main>
  )
}
