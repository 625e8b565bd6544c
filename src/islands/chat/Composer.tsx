import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { limits } from '../../molly/protocol.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ComposerHint } from './ComposerHint.tsx'
import { lastQuestionAt, type Message } from './conversation.ts'
import { mollyHref } from './href.ts'
import { Carried } from './Suggestions.tsx'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  isPending: boolean
  hasAsked: boolean
  /** The question whose call failed. */
  failed?: string
  messages: Message[]
  page: string
  initialQuestion?: string
  problem?: string
  onAsk: (question: string) => void
  onStop: () => void
  onNotice: (notice: string) => void
}

/** The question field. Without a script it is a plain form that sends the conversation along. */
export function Composer({
  ref,
  isPending,
  hasAsked,
  failed,
  messages,
  page,
  initialQuestion,
  problem,
  onAsk,
  onStop,
  onNotice,
}: Props) {
  const { locale, t } = useChatText()
  const id = useId()
  const stop = useRef<HTMLButtonElement>(null)
  // The field's text, trimmed; undefined until the script runs.
  const [text, setText] = useState<string>()
  // React resets a hydrated textarea to its first text, so this is read from the field itself.
  const [initial] = useState(() => initialQuestion && (typedBefore(id) ?? initialQuestion))
  // Some browsers send the Enter that ends a composition only after its end.
  const composedAt = useRef(0)
  const isTooLong = text !== undefined && text.length > limits.messageLength

  const asked = messages[lastQuestionAt(messages)]?.content

  // A sent question leaves the field, and returns if its call fails.
  useEffect(() => {
    const field = ref.current!
    if (isPending && field.value.trim() === asked) field.value = ''
    if (failed) field.value ||= failed
    setText(field.value.trim())
  }, [ref, isPending, asked, failed])

  // A disabled field loses focus, which moves to the stop button and returns with the answer.
  useEffect(() => {
    if (!hasAsked || document.activeElement !== document.body) return
    const next = isPending ? stop : ref
    next.current?.focus({ preventScroll: true })
  }, [ref, hasAsked, isPending])

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const question = ref.current!.value.trim()
    if (question && question.length <= limits.messageLength) onAsk(question)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (!isComposing && Date.now() - composedAt.current > 50) submit()
  }

  return (
    <form
      className="chat-composer p-3.5 border-0 border-t border-solid border-linea bg-papel"
      method="post"
      action={`${mollyHref(locale, page)}#latest`}
      onSubmit={submit}
    >
      <Carried messages={messages} page={page} />
      {problem && (
        <p className="pb-3 font-600 text-alert-text" role="alert">
          {problem}
        </p>
      )}
      {text !== undefined && <ComposerHint id={`${id}-hint`} text={text} onNotice={onNotice} />}
      <div className="flex gap-2.5 items-end">
        <textarea
          ref={ref}
          id={id}
          className="field chat-field"
          name="message"
          dir="auto"
          data-send
          rows={1}
          required
          maxLength={limits.messageLength}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={t('askMolly.label')}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong || undefined}
          placeholder={isPending ? t('askMolly.answering') : t('askMolly.placeholder')}
          defaultValue={initial}
          disabled={isPending}
          onInput={(event) => setText(event.currentTarget.value.trim())}
          onKeyDown={onKeyDown}
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
            <Icon name="ph-stop-fill" />
          </button>
        )}
        <button
          className="chat-button bg-rosa text-white"
          type="submit"
          aria-label={t('askMolly.send')}
          disabled={isPending || text === '' || isTooLong}
        >
          <Icon name="ph-paper-plane-right-fill" />
        </button>
      </div>
    </form>
  )
}

function typedBefore(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined
  return (document.getElementById(id) as HTMLTextAreaElement | null)?.value
}
