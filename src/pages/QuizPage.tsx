import type { Page, Quiz, QuizLevel } from '../content/schema.ts'
import { usePage } from '../page-context.ts'
import { localize } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { Body } from '../sections/blocks/Body.tsx'
import { Breadcrumb } from '../sections/page/Breadcrumb.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { MedicalDisclaimer } from '../sections/page/MedicalDisclaimer.tsx'
import { PageActions } from '../sections/page/PageActions.tsx'
import { PageBadges } from '../sections/page/PageBadges.tsx'
import { PageDates } from '../sections/page/PageDates.tsx'
import { QuizQuestion, type QuizStep } from '../sections/quiz/QuizQuestion.tsx'
import { QuizResult } from '../sections/quiz/QuizResult.tsx'
import { QuizSources } from '../sections/quiz/QuizSources.tsx'
import { RelatedPages } from '../sections/page/RelatedPages.tsx'

export type QuizState =
  | ({ status: 'start' | 'question' } & QuizStep)
  | { status: 'result'; level: QuizLevel }

type Props = { page: Page; quiz: Quiz; state: QuizState }

/** One question a page, on one card; the text about the quiz stands below the first one. */
export function QuizPage({ page, quiz, state }: Props) {
  const { locale, t } = usePage()
  const isResult = state.status === 'result'
  const home = { label: t('article.home'), href: href('home', locale) }
  const start = { label: page.shortTitle, href: localize(page.path, locale) }
  return (
    <main id="main">
      <div className="relative bg-g-maiz">
        <span className="pattern-bg [--pattern:var(--art-patterns-petalo-maiz)]" />
        <div className="wrap relative pt-5 lg:pt-10 pb-16 lg:pb-20">
          <Breadcrumb
            above={isResult ? [home, start] : [home]}
            current={isResult ? t('quiz.result') : page.shortTitle}
          />
          {state.status === 'start' && <Intro page={page} />}
          <div className="mt-6">
            {isResult ? (
              <QuizResult page={page} quiz={quiz} level={state.level} />
            ) : (
              <QuizQuestion page={page} quiz={quiz} titled={state.status === 'start'} {...state} />
            )}
          </div>
          <Stylesheet />
          <QuizSources references={page.references} open={isResult} />
        </div>
      </div>
      {state.status !== 'question' && (
        <div className="wrap py-[var(--section)]">
          <div className="grid gap-8 max-w-[860px] mx-auto">
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

function Intro({ page }: { page: Page }) {
  return (
    <div className="max-w-[860px] mx-auto mt-2 lg:mt-4">
      <h1 className="text-1">{page.title}</h1>
      <p className="mt-2.5 text-lede max-w-[36em]">{page.lede}</p>
    </div>
  )
}

/** What the quiz is, and what it was checked against. */
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
