import { Fragment, type ReactNode } from 'react'
import type { ToolName } from '../../content/blocks.ts'
import type { Page, Part, Section } from '../../content/schema.ts'
import { AskMollyPrompt } from './AskMollyPrompt.tsx'
import { BlockBox } from './BlockBox.tsx'
import { GradesNote } from './GradesNote.tsx'

/** What code renders in place of `::calculator` and other tools. */
export type Tools = Partial<Record<ToolName, ReactNode>>

type Props = {
  sections: Section[]
  tools?: Tools
  /** The page, if its first section with a heading is followed by Molly's slip and tools. */
  slip?: Page
}

const noTools: Tools = {}

/** The text of a page: compiled Markdown with boxes in between. */
export function Body({ sections, tools = noTools, slip }: Props) {
  const graded = sections.find(({ parts }) => parts.some(showsGrade))
  const titled = sections.find(({ id }) => id)
  return sections.map((section, place) => (
    <Fragment key={section.id ?? place}>
      {section.parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rendered once, never reordered
        <PartOf key={`${part.kind}-${index}`} part={part} tools={tools} />
      ))}
      {section === graded && <GradesNote />}
      {slip && section === titled && <AskMollyPrompt page={slip} />}
    </Fragment>
  ))
}

function showsGrade(part: Part): boolean {
  return part.kind === 'types' || (part.kind === 'html' && part.html.includes('class="evidence '))
}

function PartOf({ part, tools }: { part: Part; tools: Tools }) {
  if (part.kind === 'html') {
    return <div className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
  }
  return part.kind === 'tool' ? tools[part.tool] : <BlockBox block={part} />
}
