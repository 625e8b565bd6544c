import { useId } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { withoutReminder } from '../../molly/reminder.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Citations } from './Citations.tsx'
import { markCitations } from './cite.ts'
import type { AnswerMessage } from './conversation.ts'
import { copyAnswer } from './copy.ts'
import { CopyButton } from './CopyButton.tsx'
import { EmergencyCard } from './EmergencyCard.tsx'
import { Rating } from './Rating.tsx'
import { ReplyText } from './ReplyText.tsx'
import { SayButton } from './SayButton.tsx'
import { Sources } from './Sources.tsx'

type Props = {
  answer: AnswerMessage
  onAskAgain?: () => void
  onNotice: (notice: string) => void
}

/** One of Molly's answers: growing, complete or stopped. Only its end changes, so that nothing jumps. */
export function Answer({ answer, onAskAgain, onNotice }: Props) {
  const text = useChatText()
  const { t } = text
  const { content, kind, sources, state, citations = [], card, kept } = answer
  const cited = { id: useId(), citations }
  // The field has the reminder below it; emergencies and boundaries keep theirs all the same.
  const words = kind === 'boundary' || kind === 'emergency' ? content : withoutReminder(content)
  const marked = markCitations(words, citations)
  const note = kept && <p className="mt-2 text-meta text-tinta-2">{t(`askMolly.kept.${kept}`)}</p>
  if (kind === 'emergency') {
    return (
      <>
        <EmergencyCard
          text={marked}
          cited={cited}
          isTooth={/-(out|tooth)$/.test(sources[0]?.href ?? '') && !/^(Call|Llame)/.test(marked)}
        />
        {note}
        <Citations cited={cited} source={sources[0]} />
        <Sources sources={sources} />
      </>
    )
  }
  const hasVerdict = kind === 'answer' && sources.length > 0
  if (state === 'streaming') return <ReplyText text={words} caret hasVerdict={hasVerdict} />
  return (
    <>
      <ReplyText text={marked} cited={cited} hasVerdict={hasVerdict} />
      {note}
      {state === 'stopped' && (
        <p className="mt-2 first:mt-0 text-meta text-tinta-2">{t('askMolly.stopped')}</p>
      )}
      <Citations cited={cited} source={sources[0]} />
      {content && <Sources sources={sources} />}
      <div className="no-print flex flex-wrap gap-x-4 mt-1 -mb-2">
        {state === 'stopped' && onAskAgain && (
          <button className="chat-action" type="button" onClick={onAskAgain}>
            <Icon name="ph-arrow-clockwise-bold" />
            {t('askMolly.askAgain')}
          </button>
        )}
        {content && (
          <CopyButton
            label={t('askMolly.copy')}
            getText={() => copyAnswer(answer, text)}
            onCopied={() => onNotice(t('askMolly.copied'))}
          />
        )}
        {content && <SayButton />}
        {card && card.length > 0 && kind !== 'ask-back' && (
          <Rating card={card} verdict={answer.verdict} onNotice={onNotice} />
        )}
      </div>
    </>
  )
}
