import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { CheckRow } from '../../ui/CheckRow.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AskedSign, TopicChoice, UrgencyPerson } from './data.ts'
import { stepHref } from './address.ts'
import { BackLink, Question, Steps } from './Choices.tsx'
import { texts } from './texts.ts'

type Props = { who: UrgencyPerson; topic: TopicChoice; signs: AskedSign[] }

/** The signs as checkboxes, emergencies first. Sent once, in the body of a POST. */
export function SignForm({ who, topic, signs }: Props) {
  const { locale, t } = usePage(texts)
  const isNow = ({ level }: AskedSign) => level === 'now'
  return (
    <form className="quiz-card" method="post" action={href('urgency', locale)}>
      <Steps step={4} about={topic.name} />
      <Question>{t('howSoon.signs.question')}</Question>
      <p className="mt-2">
        {t('howSoon.signs.help')} {who !== 'me' && t('howSoon.signs.you')}
      </p>
      <input type="hidden" name="topic" value={topic.id} />
      {who === 'child' && <input type="hidden" name="who" value={who} />}
      <Signs legend={t('howSoon.signs.now')} signs={signs.filter(isNow)} urgent />
      <Signs legend={t('howSoon.signs.other')} signs={signs.filter((sign) => !isNow(sign))} />
      <div className="flex flex-wrap justify-between gap-3 mt-7">
        <BackLink to={stepHref(locale, who)} />
        <button className="btn btn-cobalto ml-auto">
          {t('howSoon.signs.submit')}
          <Icon name="ph-arrow-right-bold" />
        </button>
      </div>
      <p className="mt-5.5 text-fine text-tinta-2">{t('howSoon.signs.note')}</p>
    </form>
  )
}

type SignsProps = { legend: string; signs: AskedSign[]; urgent?: boolean }

function Signs({ legend, signs, urgent = false }: SignsProps) {
  if (signs.length === 0) return null
  return (
    <fieldset className="mt-6">
      <legend
        className={`flex gap-2.5 items-center p-0 font-700 text-[1.1875rem] ${urgent ? 'text-alert-text' : ''}`}
      >
        {urgent && <Icon name="ph-warning-octagon-fill" className="text-[1.4rem]" />}
        {legend}
      </legend>
      <div className="grid gap-2 mt-3">
        {signs.map(({ id, text }) => (
          <CheckRow key={id} name={id}>
            {text}
          </CheckRow>
        ))}
      </div>
    </fieldset>
  )
}
