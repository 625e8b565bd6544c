import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import type { AskedSign, TopicChoice, UrgencyPerson } from './data.ts'
import { urgencyPeople } from './data.ts'
import { stepHref } from './address.ts'
import { Choices } from './Choices.tsx'
import { FirstSigns } from './FirstSigns.tsx'
import { SignForm } from './SignForm.tsx'
import { type Answer, UrgencyAnswer } from './UrgencyAnswer.tsx'
import { UrgencyHead } from './UrgencyHead.tsx'
import { texts } from './texts.ts'

export type UrgencyStep =
  | { asks: 'first'; signs: AskedSign[]; lost?: boolean }
  | { asks: 'who' }
  | { asks: 'topic'; who: UrgencyPerson; topics: TopicChoice[] }
  | { asks: 'signs'; who: UrgencyPerson; topic: TopicChoice; signs: AskedSign[] }
  | ({ asks: 'nothing' } & Answer)

/** One question per page, then the result. */
export function Page({ step }: { step: UrgencyStep }) {
  const { t } = usePage(texts)
  const isAnswer = step.asks === 'nothing'
  return (
    <main id="main">
      <Stylesheet />
      <UrgencyHead
        titled={step.asks === 'first'}
        current={isAnswer ? t(`howSoon.levels.${step.level}`) : undefined}
      >
        <Step step={step} />
        {step.asks === 'first' && (
          <p className="max-w-[860px] mx-auto mt-6 text-meta">
            {t('howSoon.rules')} {t('howSoon.offline')}
          </p>
        )}
      </UrgencyHead>
    </main>
  )
}

function Step({ step }: { step: UrgencyStep }) {
  const { locale, t } = usePage(texts)
  switch (step.asks) {
    case 'first':
      return <FirstSigns signs={step.signs} lost={step.lost} />
    case 'who':
      return (
        <Choices
          step={2}
          question={t('howSoon.who.question')}
          name="who"
          choices={urgencyPeople.map((who) => ({
            value: who,
            label: t(`howSoon.who.${who}`),
            hint: t(`howSoon.who.${who}Hint`),
          }))}
          earlier={{ now: 'no' }}
          back={href('urgency', locale)}
        />
      )
    case 'topic':
      return (
        <Choices
          step={3}
          question={t('howSoon.topic.question')}
          help={t('howSoon.topic.help')}
          name="topic"
          choices={step.topics.map(({ id, name, hint, motif }) => ({
            value: id,
            label: name,
            hint,
            motif,
          }))}
          earlier={{ now: 'no', who: step.who }}
          back={stepHref(locale)}
        />
      )
    case 'signs':
      return <SignForm who={step.who} topic={step.topic} signs={step.signs} />
    default:
      return <UrgencyAnswer {...step} />
  }
}
