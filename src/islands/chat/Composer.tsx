import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useIslandText } from '../../i18n/island-text.ts'
import { localize } from '../../i18n/locales.ts'
import { limits } from '../../molly/protocol.ts'
import { routes } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Message } from './conversation.ts'

type Props = {
  ref: Ref<HTMLInputElement>
  isPending: boolean
  messages: Message[]
  page: string
  initialQuestion?: string
  onAsk: (question: string) => void
  onStop: () => void
}

/** The question field. Without a script it is a plain form that carries the conversation along. */
export function Composer({
  ref,
  isPending,
  messages,
  page,
  initialQuestion,
  onAsk,
  onStop,
}: Props) {
  const { locale, t } = useIslandText()
  const form = useRef<HTMLFormElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const [isBlank, setIsBlank] = useState(false)
  // Some browsers send the Enter that ends a composed character after the composition has ended.
  const composedAt = useRef(0)

  const input = () => form.current!.elements.namedItem('message') as HTMLInputElement
  // Also after an answer: a failed question has been put back into the field.
  useEffect(() => setIsBlank(!input().value.trim()), [isPending])
  // The field is disabled while waiting, and a disabled field loses the focus.
  useEffect(() => {
    if (isPending && document.activeElement === document.body) stop.current?.focus()
  }, [isPending])

  function submit(event: FormEvent) {
    event.preventDefault()
    const question = input().value.trim()
    if (!question || isPending) return
    input().value = ''
    onAsk(question)
  }

  function keepComposing(event: KeyboardEvent) {
    const composing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && (composing || Date.now() - composedAt.current < 50)) {
      event.preventDefault()
    }
  }

  const history = messages.map(({ role, content }) => ({ role, content }))
  return (
    <form
      ref={form}
      className="flex gap-2.5 p-3.5 border-0 border-t border-solid border-linea bg-papel"
      method="post"
      action={localize(routes.askMolly, locale)}
      onSubmit={submit}
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="history" value={JSON.stringify(history)} />
      <input
        ref={ref}
        className="field flex-1"
        name="message"
        type="text"
        required
        maxLength={limits.messageLength}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={t('askMolly.label')}
        placeholder={isPending ? t('askMolly.answering') : t('askMolly.placeholder')}
        defaultValue={initialQuestion}
        disabled={isPending}
        onInput={() => setIsBlank(!input().value.trim())}
        onKeyDown={keepComposing}
        onCompositionEnd={() => {
          composedAt.current = Date.now()
        }}
      />
      {isPending && (
        <button
          ref={stop}
          className="chat-button bg-tinta text-cal"
          type="button"
          aria-label={t('askMolly.stop')}
          onClick={onStop}
        >
          <Icon name="i-ph-stop-fill" />
        </button>
      )}
      <button
        className="chat-button bg-rosa text-white"
        type="submit"
        aria-label={t('askMolly.send')}
        disabled={isPending || isBlank}
      >
        <Icon name="i-ph-paper-plane-right-fill" />
      </button>
    </form>
  )
}
