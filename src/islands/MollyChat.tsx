import { useEffect, useRef, useState } from 'react'
import { useIslandText } from '../i18n/island-text.ts'
import { localize } from '../i18n/locales.ts'
import { routes } from '../routes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Toast } from '../ui/Toast.tsx'
import { Avatar, ChatMessage } from './chat/ChatMessage.tsx'
import { ChatHeader } from './chat/ChatHeader.tsx'
import { ChatStatus } from './chat/ChatStatus.tsx'
import { Composer } from './chat/Composer.tsx'
import type { Message } from './chat/conversation.ts'
import { useConversation } from './chat/useConversation.ts'
import { useFollow } from './chat/useFollow.ts'

type Props = {
  place: 'block' | 'page' | 'dialog'
  /** Localized path of the page the visitor reads. */
  page?: string
  /** What the server has already answered to a form without a script. */
  initialMessages?: Message[]
  /** Stands in the field, but is never sent by itself. */
  initialQuestion?: string
  onClose?: () => void
}

const logHeights = {
  block: 'max-h-[420px]',
  page: 'min-h-[240px] max-h-[min(60vh,640px)]',
  dialog: 'flex-1 min-h-0',
}

export default function MollyChat({
  place,
  page = '/',
  initialMessages,
  initialQuestion,
  onClose,
}: Props) {
  const { locale, t } = useIslandText()
  const conversation = useConversation(page, initialMessages)
  const { messages, isPending, failed, ask, stop, restart, dismiss } = conversation
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const { hasNewText, toNewText, onScroll } = useFollow(log, last)
  const [hasAsked, setHasAsked] = useState(false)

  function send(question: string) {
    setHasAsked(true)
    ask(question, { onError: (error) => console.error('ask-molly failed', error) })
    toNewText()
  }

  // The visitor's words come back into the field with the error, the focus with every answer.
  useEffect(() => {
    if (!hasAsked || isPending || !input.current) return
    if (failed) input.current.value ||= failed
    const { activeElement } = document
    const panel = input.current.closest('section')
    if (activeElement === document.body || panel?.contains(activeElement)) input.current.focus()
  }, [hasAsked, isPending, failed])

  const suggestions =
    last === undefined
      ? [t('askMolly.examples.one'), t('askMolly.examples.two'), t('askMolly.examples.three')]
      : last.role === 'assistant' && last.state !== 'streaming'
        ? last.suggestions
        : []

  return (
    <section
      className={`flex flex-col overflow-hidden bg-papel ${place === 'dialog' ? 'h-full' : 'rounded-xl border-2 border-solid border-outline shadow-cut'}`}
      aria-label={place === 'dialog' ? undefined : t('askMolly.dialogTitle')}
    >
      <ChatHeader
        isDialog={place === 'dialog'}
        onClose={onClose}
        onRestart={() => {
          restart()
          input.current?.focus()
        }}
      />

      <div
        ref={log}
        className={`relative px-3.5 lg:px-5 py-5 overflow-y-auto overscroll-contain bg-cal ${logHeights[place]}`}
        role="log"
        aria-live="off"
        aria-label={t('askMolly.history')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <ul className="flex flex-col gap-3.5">
          <li className="chat-row">
            <Avatar mood="hello" />
            <p className="chat-molly">{t('askMolly.hello')}</p>
          </li>
          {messages.map((message, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- messages are only appended
            <ChatMessage key={index} message={message} />
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
        {suggestions.length > 0 && (
          <ul className="flex flex-wrap gap-2 pt-4" aria-label={t('askMolly.suggestions')}>
            {suggestions.map((question) => (
              <li key={question}>
                <a
                  className="chat-chip"
                  data-live
                  href={`${localize(routes.askMolly, locale)}?q=${encodeURIComponent(question)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    if (!isPending) send(question)
                  }}
                >
                  {question}
                </a>
              </li>
            ))}
          </ul>
        )}
        {hasNewText && (
          <button className="chat-new-text" type="button" onClick={toNewText}>
            {t('askMolly.newText')}
            <Icon name="i-ph-arrow-down-bold" />
          </button>
        )}
      </div>

      <Composer
        ref={input}
        isPending={isPending}
        messages={messages}
        page={page}
        initialQuestion={initialQuestion}
        onAsk={send}
        onStop={stop}
      />
      <p className="bg-papel px-4 pb-3 text-fine text-tinta-2 leading-[1.4]">
        {t('askMolly.note')}
      </p>
      <ChatStatus isPending={isPending} last={last} hasAsked={hasAsked} />
      {failed !== undefined && (
        <Toast
          kind="error"
          title={t('askMolly.errorTitle')}
          text={t('askMolly.error')}
          closeLabel={t('common.close')}
          onClose={dismiss}
          action={{
            label: t('common.tryAgain'),
            onClick: () => {
              input.current!.value = ''
              send(failed)
            },
          }}
        />
      )}
    </section>
  )
}
