import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmergencyNumbers } from '../../sections/emergency/EmergencyNumbers.tsx'
import type { AskedSign } from './data.ts'
import { answerHref, stepHref } from './address.ts'
import { Steps } from './Choices.tsx'
import { texts } from './texts.ts'

type Props = {
  signs: AskedSign[]
  /** The URL contains an unknown value. */
  lost?: boolean
}

/** The first question for everyone: each sign leads directly to instructions. */
export function FirstSigns({ signs, lost }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <>
      <div className="quiz-card">
        <Steps step={1} />
        {lost && (
          <p className="flex gap-2.5 items-center mb-4 font-650 text-alert-text" role="alert">
            <Icon name="ph-warning-circle-fill" className="text-[1.25rem]" />
            {t('howSoon.unknown')}
          </p>
        )}
        <h2 className="h-2" id="first">
          {t('howSoon.first.question')}
        </h2>
        <p className="mt-2">
          {t('howSoon.first.help')}{' '}
          <a className="font-700 text-link underline underline-offset-3" href="#numbers">
            {t('howSoon.first.numbers')}
          </a>
        </p>
        <ul className="grid gap-2 mt-3.5" aria-labelledby="first">
          {signs.map((sign) => (
            <li key={sign.id}>
              <a
                className="flex gap-3.5 items-center min-h-14 rounded-4 border-2 border-solid border-alert bg-alert-ground text-alert-text px-4.5 py-2.5 font-600 leading-[1.35] hover:shadow-cut"
                href={answerHref(sign, locale)}
              >
                <span className="flex-1">{sign.text}</span>
                <Icon name="ph-arrow-right-bold" />
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <a className="btn btn-cobalto w-full sm:w-auto" href={stepHref(locale)}>
            {t('howSoon.first.none')}
            <Icon name="ph-arrow-right-bold" />
          </a>
        </p>
      </div>
      <section className="max-w-[860px] mx-auto mt-10" aria-labelledby="numbers">
        <h2 className="h-2 mb-4" id="numbers">
          {t('howSoon.first.numbers')}
        </h2>
        <EmergencyNumbers quiet />
      </section>
    </>
  )
}
