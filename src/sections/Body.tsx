import { Fragment, type ReactNode } from 'react'
import type { ToolName } from '../content/blocks.ts'
import type { Part, Section } from '../content/schema.ts'
import { BlockBox } from './BlockBox.tsx'

/** What code puts where the text says `::calculator` and the like. */
export type Tools = Partial<Record<ToolName, ReactNode>>

/** The text of a page: stretches of compiled Markdown, and boxes between them. */
export function Body({ sections, tools = {} }: { sections: Section[]; tools?: Tools }) {
  return sections.map(({ parts }, section) =>
    parts.map((part, index) => (
      <Fragment key={`${section}-${index}`}>
        <PartOf part={part} tools={tools} />
      </Fragment>
    )),
  )
}

function PartOf({ part, tools }: { part: Part; tools: Tools }) {
  if (part.kind === 'html') {
    return <div className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
  }
  return part.kind === 'tool' ? tools[part.tool] : <BlockBox block={part} />
}
