import type { Page, Quiz } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RadioRow } from '../../ui/RadioRow.tsx'
import { StepBar } from '../../sections/forms/StepBar.tsx'
import { texts } from './texts.ts'

/** Question id -> index of the chosen option. */
export type QuizAnswers = Partial<Record<string, number>>

export type QuizStep = {
  /** Starts at 1. */
  step: number
  answers: QuizAnswers
  /** The form was sent without an answer. */
  unanswered?: boolean
}

type Props = QuizStep & {
  page: Page
  quiz: Quiz
  /** The page's own title is shown above. */
  titled: boolean
}

/** One question on a card. Earlier answers are kept in the form only. */
export function QuizQuestion({ page, quiz, titled, step, answers, unanswered }: Props) {
  const { locale, t } = usePage(texts)
  const { id, question, options, why } = quiz.questions[step - 1]!
  const Heading = titled ? 'h2' : 'h1'
  const action = localize(page.path, locale)
  const isLast = step === quiz.questions.length
  return (
    <>
      <form className="quiz-card" method="post" action={action}>
        <StepBar
          step={step}
          total={quiz.questions.length}
          label={t('quiz.progress', { step, total: quiz.questions.length })}
        />
        <fieldset aria-describedby={unanswered ? 'quiz-error' : undefined}>
          <legend className="p-0">
            <Heading className="text-[clamp(1.75rem,1.4rem+1.7vw,2.625rem)] leading-[1.06]">
              {question}
            </Heading>
          </legend>
          {unanswered && (
            <p
              className="flex gap-2.5 items-center mt-4 font-650 text-alert-text"
              id="quiz-error"
              role="alert"
            >
              <Icon name="ph-warning-circle-fill" className="text-[1.25rem]" />
              {t('quiz.unanswered')}
            </p>
          )}
          <div className="grid gap-2.5 mt-6">
            {options.map((option, index) => (
              <RadioRow
                key={option}
                name={id}
                value={String(index)}
                checked={answers[id] === index}
                required
              >
                {option}
              </RadioRow>
            ))}
          </div>
        </fieldset>
        <details className="mt-5">
          <summary className="inline-flex items-center gap-[.5em] min-h-11 font-650 text-link">
            <Icon name="ph-info-bold" />
            {t('quiz.why')}
          </summary>
          <p className="max-w-[35.9em] mt-1" dangerouslySetInnerHTML={{ __html: why }} />
        </details>
        <Earlier answers={answers} step={step} without={id} />
        <div className="flex flex-wrap justify-between gap-3 mt-7 max-sm:[&>*]:grow max-sm:[&>*]:px-4">
          {step > 1 && (
            <button className="btn btn-line" form="quiz-back" name="go" value="back">
              <Icon name="ph-arrow-left-bold" />
              {t('quiz.back')}
            </button>
          )}
          <button className="btn btn-cobalto ml-auto">
            {t(isLast ? 'quiz.finish' : 'quiz.next')}
            <Icon name="ph-arrow-right-bold" />
          </button>
        </div>
        <p className="mt-5.5 text-fine text-tinta-2">{t('quiz.note')}</p>
      </form>
      {/* A separate form: Enter in the one above must mean Next, and Back needs no answer. */}
      <form id="quiz-back" method="post" action={action} hidden>
        <Earlier answers={answers} step={step} />
      </form>
    </>
  )
}

type EarlierProps = Pick<QuizStep, 'step' | 'answers'> & { without?: string }

function Earlier({ answers, step, without }: EarlierProps) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      {Object.entries(answers).map(
        ([id, index]) => id !== without && <input key={id} type="hidden" name={id} value={index} />,
      )}
    </>
  )
}
