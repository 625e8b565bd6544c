import type { Section } from '../../content/schema.ts'
import { Body, type Tools } from '../../sections/blocks/Body.tsx'
import { Countries } from './Countries.tsx'
import type { Ground } from '../../sections/page/grounds.ts'
import { PageBand } from '../../sections/page/PageBand.tsx'

type Props = { section: Section; tools: Tools }
type Look = { ground?: Ground; wide?: boolean }

/** By the type of box in a section: its background, and whether the box has the full width. */
const looks: Record<string, Look> = {
  'save-lose': { wide: true },
  calculator: { ground: 'maiz', wide: true },
  letters: { ground: 'cielo', wide: true },
  checklist: { ground: 'menta' },
}

/** A section of a page on treatment abroad: on white, or in a band of its own for tools. */
export function TourSection({ section, tools }: Props) {
  if (section.id === 'countries') return <Countries section={section} />
  const { ground, wide }: Look = section.parts.map(lookOf).find(Boolean) ?? {}
  const body = (
    <section className={wide ? 'stacked' : 'hanging'} aria-labelledby={section.id}>
      <Body sections={[section]} tools={tools} />
    </section>
  )
  return ground ? (
    <PageBand ground={ground} className="py-11 lg:py-18">
      {body}
    </PageBand>
  ) : (
    <div className="tour-plain wrap">{body}</div>
  )
}

/** Number of columns from which a table needs the full width. */
const manyColumns = 5

function lookOf(part: Section['parts'][number]): Look | undefined {
  if (part.kind === 'html') {
    const columns = part.html.split('<th scope="col"').length - 1
    return columns >= manyColumns ? { wide: true } : undefined
  }
  return looks[part.kind === 'tool' ? part.tool : part.kind]
}
