import type { Page } from '../content/schema.ts'
import { AskMollySlip } from './AskMollySlip.tsx'
import { Body } from './Body.tsx'

/** The text, with Molly's slip after the first section that has a heading. */
export function ArticleBody({ page: { sections } }: { page: Page }) {
  const split = sections.findIndex(({ id }) => id) + 1
  return (
    <>
      <Body sections={sections.slice(0, split)} />
      <AskMollySlip />
      <Body sections={sections.slice(split)} />
    </>
  )
}
