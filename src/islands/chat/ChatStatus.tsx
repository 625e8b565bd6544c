import { useChatText } from '../../i18n/island-text.ts'
import type { Message } from './conversation.ts'

type Props = {
  isPending: boolean
  last: Message | undefined
  /** What happened since the last answer: copied, too long. */
  notice?: string
}

/** Tells screen readers that Molly is answering and how the answer begins, not every word. */
export function ChatStatus({ isPending, last, notice }: Props) {
  const { t } = useChatText()
  let text = notice ?? ''
  if (notice === undefined && last) {
    if (last.role === 'user') text = isPending ? t('askMolly.answering') : ''
    else if (last.state === 'streaming') text = t('askMolly.answering')
    else if (last.state === 'stopped') text = t('askMolly.stopped')
    // An emergency is announced at once, before its answer is complete.
    else {
      const opening = last.kept ? (`askMolly.kept.${last.kept}` as const) : 'askMolly.ready'
      text = `${t(opening)} ${firstSentence(last.content)}`
    }
  }
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  )
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
