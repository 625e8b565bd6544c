import { useChatText } from '../../i18n/island-text.ts'
import { limits } from '../../molly/protocol.ts'
import { type Message, toHistory } from './conversation.ts'
import { mollyHref } from './href.ts'

type Props = {
  messages: Message[]
  page: string
  questions?: string[]
  onAsk: (question: string) => void
}

/** Questions to begin or go on with, or the choices when Molly asks back. */
export function Suggestions({ messages, page, questions, onAsk }: Props) {
  const { locale, t } = useChatText()
  const examples = ['one', 'two', 'three'] as const
  const last = messages.slice(-1)[0]
  let suggestions: string[] = []
  if (!last) {
    suggestions = questions ?? examples.map((example) => t(`askMolly.examples.${example}`))
  } else if (last.role === 'assistant' && last.state === 'done') {
    if (last.kind === 'ask-back' && last.suggestions.length > 0) {
      return <Choices messages={messages} page={page} choices={last.suggestions} onAsk={onAsk} />
    }
    const asked = messages.map(({ content }) => content)
    suggestions = last.suggestions.filter((question) => !asked.includes(question))
  }
  if (suggestions.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('askMolly.suggestions')}>
      {suggestions.map((question) => (
        <li key={question}>
          <a
            className="chat-chip"
            data-live
            href={mollyHref(locale, page, question)}
            onClick={(event) => {
              event.preventDefault()
              onAsk(question)
            }}
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}

type ChoicesProps = Omit<Props, 'questions'> & { choices: string[] }

/** A choice only makes sense after the conversation, so each is sent with it. */
function Choices({ messages, page, choices, onAsk }: ChoicesProps) {
  const { locale, t } = useChatText()
  return (
    <form method="post" action={`${mollyHref(locale, page)}#latest`}>
      <Carried messages={messages} page={page} />
      <ul className="flex flex-wrap gap-2" aria-label={t('askMolly.choices')}>
        {choices.map((choice) => (
          <li key={choice}>
            <button
              className="chat-chip"
              name="message"
              value={choice}
              // Not the form's event: older browsers don't tell there which button was pressed.
              onClick={(event) => {
                event.preventDefault()
                onAsk(choice)
              }}
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

/** Hidden fields that send the conversation along: the server remembers nothing. */
export function Carried({ messages, page }: Pick<Props, 'messages' | 'page'>) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="history" value={carry(messages)} />
    </>
  )
}

/** What the longest message leaves in a form: up to nine bytes a letter. */
const historyBytes = limits.bodyBytes - 9 * limits.messageLength - 500

/** The latest turns that a form has room for. */
function carry(messages: Message[]): string {
  const history = toHistory(messages)
  while (encodeURIComponent(JSON.stringify(history)).length > historyBytes) history.shift()
  return JSON.stringify(history)
}
