import type { Page } from '../content/schema.ts'
import { usePage } from '../page-context.ts'
import { Body } from '../sections/blocks/Body.tsx'
import { EmergencyNumbers } from '../sections/emergency/EmergencyNumbers.tsx'
import { Faq } from '../sections/page/Faq.tsx'
import { Feedback } from '../sections/forms/Feedback.tsx'
import { groundClasses } from '../sections/page/grounds.ts'
import { JumpTiles } from '../sections/emergency/JumpTiles.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { MedicalDisclaimer } from '../sections/page/MedicalDisclaimer.tsx'
import { PageActions } from '../sections/page/PageActions.tsx'
import { PageCrumbs } from '../sections/page/PageCrumbs.tsx'
import { References } from '../sections/page/References.tsx'
import { ReviewedBadge } from '../sections/page/ReviewedBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Motif } from '../ui/Motif.tsx'

const columns =
  'grid grid-cols-[minmax(0,820px)] lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] gap-x-[clamp(24px,4vw,64px)] gap-y-4'

/** Numbers before words: on a phone every number stands in the first view. */
export function EmergencyPage({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <main id="main">
      <RedScreen page={page} />
      <Stylesheet />
      <JumpTiles problems={page.problems} />
      <div className="wrap">
        {page.sections.map((section) => (
          <section
            key={section.id}
            className={`problem lines ${columns} py-8 lg:py-11`}
            aria-labelledby={section.id}
          >
            <ProblemSign problem={page.problems.find(({ id }) => id === section.id)} />
            <div className="grid grid-cols-[minmax(0,820px)] gap-6 lg:col-start-2">
              <Body sections={[section]} />
            </div>
          </section>
        ))}
      </div>
      <div className="wrap pb-[var(--section)]">
        <div className={`lines ${columns} pt-8 lg:pt-11`}>
          <div className="grid grid-cols-[minmax(0,820px)] gap-8 lg:col-start-2">
            <p className="no-print flex gap-3 items-center font-600">
              <Icon name="ph-printer-bold" className="text-link" />
              {t('emergency.print')}
            </p>
            <MedicalDisclaimer />
            <Faq items={page.faq} />
            <Feedback page={page} />
            <div className="no-print flex flex-wrap gap-3 items-center">
              {page.review && <ReviewedBadge page={page} />}
              <PageActions page={page} />
            </div>
          </div>
        </div>
      </div>
      <References page={page} />
    </main>
  )
}

/** The drawing of what happened, and how soon it needs a dentist. */
function ProblemSign({ problem }: { problem?: Page['problems'][number] }) {
  if (!problem) return null
  return (
    <p className="flex lg:block gap-3.5 items-center self-start">
      <span
        className={`no-print block flex-none w-16 h-16 p-2 rounded-4 lg:w-34 lg:h-34 lg:p-5 lg:rounded-l ${groundClasses[problem.ground]}`}
      >
        <Motif name={problem.motif} className="w-full h-full" />
      </span>
      <span className="flex gap-2 lg:mt-3.5 font-650 leading-[1.3]">
        <Icon name="ph-clock-bold" className="mt-.5 text-link" />
        {problem.when}
      </span>
    </p>
  )
}

function RedScreen({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <div className="on-dark bg-alert text-white pt-2 pb-6.5 lg:pt-5 lg:pb-11">
      <div className="wrap grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] gap-x-[clamp(24px,4vw,64px)]">
        <div>
          <PageCrumbs page={page} />
          <h1 className="text-article leading-[.98] tracking-[-.02em] mt-.5 mb-3.5 lg:my-3.5">
            {page.title}
          </h1>
        </div>
        <div className="lg:row-span-2 lg:pt-5">
          <EmergencyNumbers />
        </div>
        <div className="mt-4.5 lg:mt-0">
          <h2 className="font-text font-600 text-[1.1875rem] leading-[1.6] tracking-normal [word-spacing:0]">
            {t('emergency.callIf')}
          </h2>
          <ul className="diamonds text-body lg:text-[1.1875rem] font-600 leading-[1.35]">
            {page.callIf.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          {page.callNote && <p className="mt-4 lg:mt-5 font-600">{page.callNote}</p>}
        </div>
      </div>
    </div>
  )
}
