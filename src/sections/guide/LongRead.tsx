import type { ReactNode } from 'react'
import type { Page } from '../../content/schema.ts'
import { Body, type Tools } from '../blocks/Body.tsx'
import { ContentsColumn, ContentsLink, FoldedContents } from '../page/Contents.tsx'
import { PageEnd } from '../page/PageEnd.tsx'
import { PageFoot } from '../page/PageFoot.tsx'
import { Takeaways } from '../page/Takeaways.tsx'

type Props = { page: Page; tools: Tools; slip?: boolean; children?: ReactNode }

/** A long text with its contents beside it; `children` come before the takeaways. */
export function LongRead({ page, tools, slip, children }: Props) {
  return (
    <>
      {/* The containing block for the sticky link to the contents. */}
      <div>
        <div className="wrap grid grid-cols-[minmax(0,760px)] xl:grid-cols-[250px_minmax(0,800px)] justify-between gap-x-[clamp(32px,6vw,104px)] gap-y-7.5 pt-3 pb-16 lg:pt-8 lg:pb-22">
          <ContentsColumn page={page} className="hidden xl:block" />
          <article className="first-words grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            {children}
            {page.takeaways.length > 0 && <Takeaways items={page.takeaways} />}
            <FoldedContents page={page} className="xl:hidden" />
            <Body sections={page.sections} tools={tools} slip={slip ? page : undefined} />
            <PageEnd page={page} />
          </article>
        </div>
        <ContentsLink className="xl:hidden" />
      </div>
      <PageFoot page={page} />
    </>
  )
}
