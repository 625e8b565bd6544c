import type { Page } from '../content/schema.ts'
import { usePage } from '../page-context.ts'
import { Body } from '../sections/blocks/Body.tsx'
import { EmergencyHead } from '../sections/emergency/EmergencyHead.tsx'
import { Faq } from '../sections/page/Faq.tsx'
import { Feedback } from '../sections/forms/Feedback.tsx'
import { tileClasses } from '../sections/emergency/tiles.ts'
import { MedicalDisclaimer } from '../sections/page/MedicalDisclaimer.tsx'
import { PageActions } from '../sections/page/PageActions.tsx'
import { References } from '../sections/page/References.tsx'
import { ReviewedBadge } from '../sections/page/ReviewedBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Motif } from '../ui/Motif.tsx'

const columns =
  'grid grid-cols-[minmax(0,820px)] lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] gap-x-[clamp(24px,4vw,64px)] gap-y-4'

/** Numbers to call, then first aid, one section per problem. */
export function EmergencyPage({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <main id="main">
      <EmergencyHead page={page} />
      <div className="problems wrap">
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
      <div className="no-print wrap pb-[var(--section)]">
        <div className={`lines ${columns} pt-8 lg:pt-11`}>
          <div className="grid grid-cols-[minmax(0,820px)] gap-8 lg:col-start-2">
            <p className="flex gap-3 items-center font-600">
              <Icon name="ph-printer-bold" className="text-link" />
              {t('emergency.print')}
            </p>
            <MedicalDisclaimer />
            <Faq items={page.faq} />
            <Feedback page={page} />
            <div className="flex flex-wrap gap-3 items-center">
              {page.review && <ReviewedBadge page={page} />}
              <PageActions page={page} />
            </div>
          </div>
        </div>
      </div>
      <div className="no-print">
        <References page={page} />
      </div>
    </main>
  )
}

/** The drawing of the problem, and how soon it needs a dentist. */
function ProblemSign({ problem }: { problem?: Page['problems'][number] }) {
  if (!problem) return null
  return (
    <p className="flex lg:block gap-3.5 items-center self-start">
      <span
        className={`no-print block flex-none w-16 h-16 p-2 rounded-4 lg:w-34 lg:h-34 lg:p-5 lg:rounded-l ${tileClasses[problem.ground]}`}
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
