import { type ReactNode, useRef } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AnswerBoundary } from './AnswerBoundary.tsx'
import { Avatar, ChatMessage } from './ChatMessage.tsx'
import { ConversationActions } from './ConversationActions.tsx'
import { lastQuestionAt, type Message } from './conversation.ts'
import { FailedAnswer } from './FailedAnswer.tsx'
import { MoreOfMolly } from './MoreOfMolly.tsx'
import { Suggestions } from './Suggestions.tsx'
import { TakeToDentist } from './TakeToDentist.tsx'
import { useFollow } from './useFollow.ts'

type Props = {
  place: 'block' | 'page' | 'dialog'
  page: string
  questions?: string[]
  messages: Message[]
  isPending: boolean
  /** true: a question was asked on this page. */
  isLive: boolean
  onAsk: (question: string) => void
  onAskAgain: () => void
  onNotice: (notice: string) => void
  /** Shown over the end of the log. */
  children?: ReactNode
}

/** The conversation, in a box of fixed height: it grows without moving the page. */
export function ChatLog({
  place,
  page,
  questions,
  messages,
  isPending,
  isLive,
  onAsk,
  onAskAgain,
  onNotice,
  children,
}: Props) {
  const { t } = useChatText()
  const log = useRef<HTMLDivElement>(null)
  const { hasNewText, toNewText, onScroll } = useFollow(log, messages, isLive)
  const last = messages.slice(-1)[0]
  const lastQuestion = lastQuestionAt(messages)
  // The target of the form in a browser without a script.
  const latest = (index: number) =>
    place === 'page' && index === lastQuestion ? 'latest' : undefined
  const againOf = (message: Message) => (message === last && !isPending ? onAskAgain : undefined)
  return (
    <div className="relative flex flex-col flex-1 min-h-0">
      <div
        ref={log}
        className="chat-log relative flex-1 min-h-0 overflow-y-auto overscroll-contain bg-cal"
        role="log"
        aria-live="off"
        aria-label={t('askMolly.history')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="flex flex-col gap-4 min-h-full px-3.5 lg:px-5 py-5">
          <ul className="flex flex-col gap-3.5">
            <li id={latest(-1)} className="chat-row">
              <Avatar mood="hello" />
              <p className="chat-molly">{t('askMolly.hello')}</p>
            </li>
            {messages.map((message, index) => (
              <AnswerBoundary
                // oxlint-disable-next-line react/no-array-index-key -- messages are only appended
                key={index}
                of={message}
                fallback={
                  <FailedAnswer
                    isEmergency={message.role === 'assistant' && message.kind === 'emergency'}
                    onAskAgain={againOf(message)}
                  />
                }
              >
                <ChatMessage
                  id={latest(index)}
                  message={message}
                  onAskAgain={againOf(message)}
                  onNotice={onNotice}
                />
              </AnswerBoundary>
            ))}
            {isPending && last?.role === 'user' && (
              <li className="chat-row">
                <Avatar mood="thinking" />
                <p className="chat-thinking">
                  <i />
                  <i />
                  <i />
                  {t('askMolly.thinking')}
                </p>
              </li>
            )}
          </ul>
          <div className="no-print grid gap-2 mt-auto">
            <AnswerBoundary of={last} fallback={undefined}>
              <Suggestions messages={messages} page={page} questions={questions} onAsk={onAsk} />
            </AnswerBoundary>
            {last?.role === 'assistant' && !isPending && (
              <>
                {last.kind !== 'emergency' && <TakeToDentist messages={messages} page={page} />}
                <ConversationActions messages={messages} onNotice={onNotice} />
              </>
            )}
            {place === 'dialog' && <MoreOfMolly page={page} />}
          </div>
        </div>
      </div>
      {/* While the answer grows below what is shown; an emergency's number stands there at once. */}
      {hasNewText && last?.role === 'assistant' && last.state === 'streaming' && (
        <button className="chat-new-text" type="button" onClick={toNewText}>
          {t('askMolly.newText')}
          <Icon name="ph-arrow-down-bold" />
        </button>
      )}
      {children}
    </div>
  )
}
