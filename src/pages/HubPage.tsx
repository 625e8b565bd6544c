import type { Page } from '../content/schema.ts'
import { Body, type Tools } from '../sections/Body.tsx'

export function HubPage({ page, tools }: { page: Page; tools: Tools }) {
  return (
    <main id="main">
      <div className="wrap py-10">
        <h1>{page.title}</h1>
        <Body sections={page.sections} tools={tools} />
      </div>
    </main>
  )
}
