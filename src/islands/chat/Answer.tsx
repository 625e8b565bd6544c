import { useChatText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { AnswerMessage } from './conversation.ts'
import { CopyButton } from './CopyButton.tsx'
import { EmergencyCard } from './EmergencyCard.tsx'
import { ReplyText } from './ReplyText.tsx'
import { Sources } from './Sources.tsx'

type Props = {
  answer: AnswerMessage
  onAskAgain?: () => void
  onNotice: (notice: string) => void
}

/** One answer of Molly's, whole, growing or stopped. What is added later stands below the words. */
export function Answer({ answer, onAskAgain, onNotice }: Props) {
  const { t } = useChatText()
  const { content, kind, sources, state } = answer
  if (kind === 'emergency') {
    return (
      <>
        <EmergencyCard text={content} />
        <Sources sources={sources} />
      </>
    )
  }
  if (state === 'streaming') return <ReplyText text={content} caret />
  return (
    <>
      <ReplyText text={content} />
      {state === 'stopped' && (
        <p className="mt-2 first:mt-0 text-meta text-tinta-2">{t('askMolly.stopped')}</p>
      )}
      {content && <Sources sources={sources} />}
      <div className="no-print flex flex-wrap gap-x-4 mt-1 -mb-2">
        {state === 'stopped' && onAskAgain && (
          <button className="chat-action" type="button" onClick={onAskAgain}>
            <Icon name="ph-arrow-clockwise-bold" />
            {t('askMolly.askAgain')}
          </button>
        )}
        {content && <CopyButton answer={answer} onCopied={() => onNotice(t('askMolly.copied'))} />}
      </div>
    </>
  )
}
