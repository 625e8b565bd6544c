import { Fragment } from 'react'
import type { Page, Section } from '../content/schema.ts'
import { routes } from '../routes.ts'
import { Body, type Tools } from '../sections/blocks/Body.tsx'
import {
  ContentsLink,
  ContentsPills,
  FoldedContents,
  hasContents,
} from '../sections/page/Contents.tsx'
import { HubHead } from '../sections/hub/HubHead.tsx'
import { groundsOf, HubSection } from '../sections/hub/HubSection.tsx'
import { Ways } from '../sections/hub/Ways.tsx'
import { ToolTiles } from '../sections/tools/ToolTiles.tsx'
import { PageEnd } from '../sections/page/PageEnd.tsx'
import { PageFoot } from '../sections/page/PageFoot.tsx'

/** A library page or a tool: a few words, tables, and above all lists of pages. */
export function HubPage({ page, tools }: { page: Page; tools: Tools }) {
  const grounds = groundsOf(page)
  const isTool = page.type === 'tool'
  const sections = isTool ? page.sections.map(withoutTool) : page.sections
  // A tool page has no contents above the tool.
  const isLong = !isTool && hasContents(page)
  return (
    <main id="main">
      <HubHead page={page} />
      <Ways />
      {/* The containing block for the sticky link to the contents. */}
      <div>
        {isTool && (
          <div className="wrap pt-4 lg:pt-8">
            {Object.entries(tools).map(([name, tool]) => (
              <Fragment key={name}>{tool}</Fragment>
            ))}
          </div>
        )}
        {page.path === routes.tools && (
          <div className="wrap pt-8 lg:pt-12">
            <ToolTiles />
          </div>
        )}
        <div className="wrap grid grid-cols-[minmax(0,760px)] gap-6 py-8 lg:pt-12">
          <Body sections={sections.filter(({ id }) => !id)} tools={tools} />
          {isLong && <FoldedContents page={page} className="lg:hidden" />}
        </div>
        {isLong && <ContentsPills page={page} className="wrap pb-10" />}
        {sections.map(
          (section, index) =>
            section.id && (
              <HubSection
                key={section.id}
                section={section}
                tools={tools}
                ground={grounds[index]}
              />
            ),
        )}
        <div className="hub-section hub-end">
          <PageEnd page={page} />
        </div>
        {isLong && <ContentsLink className="lg:hidden" />}
      </div>
      <PageFoot page={page} />
    </main>
  )
}

/** The tool is shown above the texts about it. */
function withoutTool(section: Section): Section {
  return { ...section, parts: section.parts.filter(({ kind }) => kind !== 'tool') }
}
