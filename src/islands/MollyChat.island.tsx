import { useEffect, useRef, useState } from 'react'
import { useChatText } from '../i18n/island-text.ts'
import { Toast } from '../ui/Toast.tsx'
import { ChatHeader } from './chat/ChatHeader.tsx'
import { ChatLog } from './chat/ChatLog.tsx'
import { ChatStatus } from './chat/ChatStatus.tsx'
import { Composer } from './chat/Composer.tsx'
import type { Message } from './chat/conversation.ts'
import { useConversation } from './chat/useConversation.ts'

type Props = {
  place: 'block' | 'page' | 'dialog'
  /** Localized path of the current page. */
  page?: string
  /** Questions that the page answers, suggested while the conversation is empty. */
  questions?: string[]
  /** The server's answer to a form sent without JavaScript. */
  initialMessages?: Message[]
  /** Prefilled in the field, never sent automatically. */
  initialQuestion?: string
  /** Why the server could not answer that form. */
  problem?: string
  onClose?: () => void
}

const frames = {
  block: 'chat-panel h-[480px]',
  page: 'chat-panel h-[clamp(480px,80vh,760px)]',
  dialog: 'h-full',
}

export default function MollyChat({
  place,
  page = '/',
  questions,
  initialMessages,
  initialQuestion,
  problem,
  onClose,
}: Props) {
  const { t } = useChatText()
  const { messages, isPending, failed, ask, askAgain, stop, clear, dismiss } = useConversation(
    page,
    initialMessages,
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const [notice, setNotice] = useState<string>()
  const last = messages.slice(-1)[0]
  const lastText = last?.content
  useEffect(() => {
    if (lastText !== undefined) setNotice(undefined)
  }, [lastText])

  function send(step: () => void) {
    if (isPending) return
    setHasAsked(true)
    step()
  }

  return (
    <section
      className={`chat flex flex-col clipped bg-papel ${frames[place]}`}
      aria-label={place === 'dialog' ? undefined : t('askMolly.dialogTitle')}
    >
      <ChatHeader
        isDialog={place === 'dialog'}
        page={page}
        onClose={onClose}
        onClear={() => {
          clear()
          setNotice(t('askMolly.cleared'))
          field.current?.focus()
        }}
      />
      <ChatLog
        place={place}
        page={page}
        questions={questions}
        messages={messages}
        isPending={isPending}
        isLive={hasAsked}
        onAsk={(question) => send(() => ask(question))}
        onAskAgain={() => send(askAgain)}
        onNotice={setNotice}
      >
        {failed !== undefined && (
          <Toast
            kind="error"
            title={t('askMolly.errorTitle')}
            text={t('askMolly.error')}
            closeLabel={t('askMolly.close')}
            onClose={dismiss}
            action={{ label: t('askMolly.tryAgain'), onClick: () => send(() => ask(failed)) }}
          />
        )}
      </ChatLog>
      <Composer
        ref={field}
        isPending={isPending}
        hasAsked={hasAsked}
        failed={failed}
        messages={messages}
        page={page}
        initialQuestion={initialQuestion}
        problem={hasAsked ? undefined : problem}
        onAsk={(question) => send(() => ask(question))}
        onStop={stop}
        onNotice={setNotice}
      />
      <p className="bg-papel px-4 pb-3 text-fine text-tinta-2 leading-[1.4]">
        {t('askMolly.note')}
      </p>
      <ChatStatus isPending={isPending} last={hasAsked ? last : undefined} notice={notice} />
    </section>
  )
}
