import type { Page, Quiz, QuizLevel } from '../../content/schema.ts'
import { Body } from '../../sections/blocks/Body.tsx'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { MedicalDisclaimer } from '../../sections/page/MedicalDisclaimer.tsx'
import { PageActions } from '../../sections/page/PageActions.tsx'
import { PageBadges } from '../../sections/page/PageBadges.tsx'
import { PageDates } from '../../sections/page/PageDates.tsx'
import { RelatedPages } from '../../sections/page/RelatedPages.tsx'
import { QuizHead } from './QuizHead.tsx'
import { QuizQuestion, type QuizStep } from './QuizQuestion.tsx'
import { QuizResult } from './QuizResult.tsx'
import { QuizSources } from './QuizSources.tsx'

export type QuizState =
  | ({ status: 'start' | 'question' } & QuizStep)
  | { status: 'result'; level: QuizLevel }

type Props = { page: Page; quiz: Quiz; state: QuizState }

/** One question per page, on a card; the text about the quiz follows the first one. */
export function Page({ page, quiz, state }: Props) {
  const isResult = state.status === 'result'
  return (
    <main id="main">
      <QuizHead page={page} status={state.status}>
        <Stylesheet />
        <div className="mt-6">
          {isResult ? (
            <QuizResult page={page} quiz={quiz} level={state.level} />
          ) : (
            <QuizQuestion page={page} quiz={quiz} titled={state.status === 'start'} {...state} />
          )}
        </div>
        <QuizSources references={page.references} open={isResult} />
      </QuizHead>
      {state.status !== 'question' && (
        <div className="wrap py-[var(--section)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-w-[860px] mx-auto">
            {!isResult && <About page={page} />}
            <MedicalDisclaimer />
            <PageActions page={page} />
          </div>
        </div>
      )}
      {isResult && <RelatedPages page={page} />}
    </main>
  )
}

/** What the quiz is, with its sources. */
function About({ page }: { page: Page }) {
  return (
    <>
      <div>
        <PageBadges page={page} />
        <PageDates page={page} />
      </div>
      <Body sections={page.sections} />
    </>
  )
}
