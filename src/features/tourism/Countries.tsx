import { artHref } from '../../art/href.ts'
import { destinations } from '../../content/destinations.ts'
import type { Section } from '../../content/schema.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Each country has its own background, and a pattern inspired by its textiles and signs. */
const looks: Record<string, { ground: string; pattern: string }> = {
  mexico: {
    ground: 'bg-g-rosa',
    pattern: '[--pattern:var(--art-patterns-estrella-rosa)]',
  },
  colombia: {
    ground: 'bg-g-cielo',
    pattern: '[--pattern:var(--art-patterns-trenza-cielo)]',
  },
  peru: {
    ground: 'bg-g-maiz',
    pattern: '[--pattern:var(--art-patterns-escalon-maiz)]',
  },
  argentina: {
    ground: 'bg-g-turq',
    pattern: '[--pattern:var(--art-patterns-filete-turq)]',
  },
}

const headings = new RegExp(`(?=<h3 id="(?:${destinations.map(({ scene }) => scene).join('|')})")`)

/** The section about the countries: its heading, and a panel for each. */
export function Countries({ section }: { section: Section }) {
  const html = section.parts.map((part) => (part.kind === 'html' ? part.html : '')).join('')
  const [opening, ...countries] = html.split(headings)
  return (
    <section className="destinations wrap py-11 lg:py-18" aria-labelledby={section.id}>
      <div className="stacked prose max-w-[760px]" dangerouslySetInnerHTML={{ __html: opening! }} />
      <div className="grid lg:grid-cols-2 gap-4.5 lg:gap-7 mt-7 lg:mt-9">
        {countries.map((country) => (
          <Country key={country} html={country} />
        ))}
      </div>
    </section>
  )
}

function Country({ html }: { html: string }) {
  const scene = /id="(\w+)"/.exec(html)![1]!
  const { ground, pattern } = looks[scene]!
  return (
    <div className={`relative overflow-hidden rounded-xl ${ground}`}>
      <span className={`pattern-bg ${pattern}`} />
      <div className="relative p-[clamp(20px,3vw,36px)]">
        <div className="no-print stamp-turn media-[(min-width:23em)]:float-right w-24 sm:w-38 ml-4 mb-3 -mt-1">
          <div className="paper stamp p-2 sm:p-2.5 bg-white">
            <Picture
              className="w-full h-auto aspect-[4/4.6] rounded-1 dark:[filter:brightness(94%)]"
              src={artHref(`scenes/${scene}.svg`)}
              width={400}
              height={460}
            />
          </div>
        </div>
        <div
          className="prose text-body leading-[1.55]"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  )
}
