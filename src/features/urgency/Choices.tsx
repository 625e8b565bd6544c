import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { StepBar } from '../../sections/forms/StepBar.tsx'
import { questionCount } from './address.ts'
import { texts } from './texts.ts'

type Choice = { value: string; label: string; hint: string; motif?: string }

type Props = {
  step: number
  question: string
  help?: string
  /** The field's name. */
  name: string
  choices: Choice[]
  /** Earlier answers. */
  earlier: Record<string, string>
  /** URL of the previous question. */
  back: string
}

/** A question with one answer; choosing it opens the next one. */
export function Choices({ step, question, help, name, choices, earlier, back }: Props) {
  const { locale } = usePage()
  return (
    <div className="quiz-card">
      <form method="get" action={href('urgency', locale)}>
        <Steps step={step} />
        {Object.entries(earlier).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <fieldset>
          <legend className="p-0">
            <Question>{question}</Question>
          </legend>
          {help && <p className="mt-2">{help}</p>}
          <ul className={`grid gap-2.5 mt-6 ${choices.length > 3 ? 'sm:grid-cols-2' : ''}`}>
            {choices.map(({ value, label, hint, motif }) => (
              <li key={value}>
                <button
                  className="choice flex gap-3.5 items-center w-full h-full min-h-17 px-4 py-3 text-left text-inherit leading-[1.3] hover:shadow-cut"
                  name={name}
                  value={value}
                >
                  {motif && (
                    <span className="flex-none w-13 h-13 rounded-m p-1.5 bg-t-agua">
                      <Motif name={motif} className="w-full h-full" />
                    </span>
                  )}
                  <span className="flex-1">
                    <span className="block">{label}</span>
                    <span className="block mt-.5 text-meta font-500 text-tinta-2">{hint}</span>
                  </span>
                  <Icon name="ph-arrow-right-bold" className="text-link" />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      </form>
      <p className="mt-7">
        <BackLink to={back} />
      </p>
    </div>
  )
}

type StepsProps = {
  step: number
  /** The earlier choice. */
  about?: string
}

export function Steps({ step, about }: StepsProps) {
  const { t } = usePage(texts)
  const progress = t('howSoon.progress', { step, total: questionCount })
  return (
    <StepBar
      step={step}
      total={questionCount}
      label={about ? `${progress} · ${about}` : progress}
    />
  )
}

/** The question is the page's title. */
export function Question({ children }: { children: string }) {
  return <h1 className="text-[clamp(1.75rem,1.4rem+1.7vw,2.625rem)] leading-[1.06]">{children}</h1>
}

export function BackLink({ to }: { to: string }) {
  const { t } = usePage(texts)
  return (
    <a className="btn btn-line" href={to}>
      <Icon name="ph-arrow-left-bold" />
      {t('howSoon.back')}
    </a>
  )
}
