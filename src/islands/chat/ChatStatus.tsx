import { useIslandText } from '../../i18n/island-text.ts'
import type { Message } from './conversation.ts'

type Props = { isPending: boolean; last: Message | undefined; hasAsked: boolean }

/** What a screen reader hears: that Molly answers, and how the answer begins. Never every word. */
export function ChatStatus({ isPending, last, hasAsked }: Props) {
  const { t } = useIslandText()
  let text = ''
  if (isPending) text = t('askMolly.answering')
  else if (hasAsked && last?.role === 'assistant') {
    text =
      last.state === 'stopped'
        ? t('askMolly.stopped')
        : `${t('askMolly.ready')} ${firstSentence(last.content)}`
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
