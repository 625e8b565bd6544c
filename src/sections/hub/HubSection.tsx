import type { Page, Section } from '../../content/schema.ts'
import { Body, type Tools } from '../blocks/Body.tsx'
import { closingGroundOf, type Ground, groundClasses, headGroundOf } from '../page/grounds.ts'

type Props = { section: Section; tools: Tools; ground?: Ground }

/** A section of an overview page: its heading is beside its text. */
export function HubSection({ section, tools, ground }: Props) {
  const surface = ground ? groundClasses[ground] : 'hub-plain'
  return (
    <section
      className={`hub-section ${surface} ${section.parts.some(isWide) ? 'hub-wide' : ''}`}
      aria-labelledby={section.id}
    >
      <Body sections={[section]} tools={tools} />
    </section>
  )
}

/** Number of columns from which a table needs the full width. */
const manyColumns = 4
const wideTools = new Set(['calculator', 'explore', 'glossary', 'sitemap', 'topics'])

function isWide(part: Section['parts'][number]): boolean {
  if (part.kind === 'html') return part.html.split('<th scope="col"').length > manyColumns
  if (part.kind === 'pages') return part.cards.every(({ type }) => type === 'video')
  return part.kind === 'tool' && wideTools.has(part.tool)
}

const grounds: Ground[] = ['cielo', 'maiz', 'menta', 'jaca', 'turq', 'rosa']

/**
 * The backgrounds of a page's sections: lists of pages alternate, and neighbours never both have
 * one.
 */
export function groundsOf(page: Page): (Ground | undefined)[] {
  const taken = [headGroundOf(page), closingGroundOf(page)]
  const free = grounds.filter((ground) => !taken.includes(ground))
  let count = 0
  let rested = true
  return page.sections.map(({ parts }) => {
    rested = !(rested && parts.some(isList))
    return rested ? undefined : free[count++ % free.length]
  })
}

function isList(part: Section['parts'][number]): boolean {
  return part.kind === 'pages' && part.cards.some(({ type }) => type !== 'product')
}
