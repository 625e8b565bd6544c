import { useChatText } from '../../i18n/island-text.ts'
import type { Message } from './conversation.ts'
import { mollyHref } from './href.ts'

type Props = {
  messages: Message[]
  page: string
  questions?: string[]
  onAsk: (question: string) => void
}

/** Questions to begin with, or to go on with after an answer. */
export function Suggestions({ messages, page, questions, onAsk }: Props) {
  const { locale, t } = useChatText()
  const examples = ['one', 'two', 'three'] as const
  const last = messages.at(-1)
  let suggestions: string[] = []
  if (!last) {
    suggestions = questions ?? examples.map((example) => t(`askMolly.examples.${example}`))
  } else if (last.role === 'assistant' && last.state === 'done') {
    const asked = messages.map(({ content }) => content)
    suggestions = last.suggestions.filter((question) => !asked.includes(question))
  }
  if (suggestions.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 mt-auto" aria-label={t('askMolly.suggestions')}>
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
