import type { Page as Written, Section } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { href, routes } from '../../routes.ts'
import { Body, type Tools } from '../../sections/blocks/Body.tsx'
import { ContentsColumn, ContentsLink, FoldedContents } from '../../sections/page/Contents.tsx'
import { FeatureStyle, Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { PageEnd } from '../../sections/page/PageEnd.tsx'
import { PageFoot } from '../../sections/page/PageFoot.tsx'
import { GuideHead } from '../../sections/guide/GuideHead.tsx'
import { Caveat } from './Caveat.tsx'
import { Destinations } from '../../sections/page/Destinations.tsx'
import { RegisterChoice, splitChoice } from './RegisterChoice.tsx'
import { Takeaways } from '../../sections/page/Takeaways.tsx'
import { TourismHead } from './TourismHead.tsx'
import { TourSection } from './TourSection.tsx'

/** Treatment abroad: what is advertised, and with equal weight what it may cost. */
export function Page({ page, tools }: { page: Written; tools: Tools }) {
  const { locale } = usePage()
  const [opening, choice] = cutChoice(page.sections.filter(({ id }) => !id))
  const sections = page.sections.filter(({ id }) => id)
  return (
    <main id="main">
      {page.path === routes.tourism ? (
        <TourismHead
          page={page}
          first={
            <>
              <Stylesheet />
              <FeatureStyle feature="tourism" />
              {choice && <RegisterChoice html={choice} />}
            </>
          }
        >
          <div className="mt-9 mb-22">
            <Destinations
              eager
              titles="h2"
              hrefOf={({ scene }) => href('tourismGuide', locale, `#${scene}`)}
            />
          </div>
        </TourismHead>
      ) : (
        <>
          <GuideHead page={page} />
          <Stylesheet />
          <FeatureStyle feature="tourism" />
        </>
      )}
      <div className="wrap grid xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] gap-x-[clamp(32px,6vw,104px)] gap-y-6 pt-9 pb-11 lg:pt-14 lg:pb-16">
        <div className="grid grid-cols-[minmax(0,760px)] gap-6 content-start">
          {page.path !== routes.tourism && <Caveat />}
          {page.takeaways.length > 0 && <Takeaways items={page.takeaways} />}
          <FoldedContents page={page} className="xl:hidden" />
          <Body sections={opening} tools={tools} />
        </div>
        <ContentsColumn page={page} className="hidden xl:block" />
      </div>
      {/* The containing block for the sticky link to the contents. */}
      <div>
        {sections.map((section) => (
          <TourSection key={section.id} section={section} tools={tools} />
        ))}
        <div className="wrap pb-16 lg:pb-22">
          <div className="tour-end grid gap-6">
            <PageEnd page={page} />
          </div>
        </div>
        <ContentsLink className="lg:hidden" />
      </div>
      <PageFoot page={page} />
    </main>
  )
}

/** The opening text without the choice of a country, and that choice. */
function cutChoice(opening: Section[]): [Section[], string | undefined] {
  let choice: string | undefined
  const sections = opening.map((section) => ({
    ...section,
    parts: section.parts.map((part) => {
      if (part.kind !== 'html') return part
      const [html, found] = splitChoice(part.html)
      choice ??= found
      return { ...part, html }
    }),
  }))
  return [sections, choice]
}
