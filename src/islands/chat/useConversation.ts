import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIslandText } from '../../i18n/island-text.ts'
import { localize } from '../../i18n/locales.ts'
import { askMolly, type Progress } from '../../molly/client.ts'
import { limits } from '../../molly/protocol.ts'
import { findRedFlag } from '../../molly/red-flags.ts'
import { routes } from '../../routes.ts'
import {
  getConversation,
  type Message,
  setConversation,
  useSharedConversation,
} from './conversation.ts'

const none: Message[] = []

/** The conversation and what can be done with it. `initial` is what the server rendered. */
export function useConversation(page: string, initial: Message[] = none) {
  const { locale, t } = useIslandText()
  const abort = useRef<AbortController>(null)
  const [start] = useState({ messages: initial, isPending: false })
  const { messages, isPending } = useSharedConversation(start)

  const change = (step: (messages: Message[]) => Message[], isPending = true) =>
    setConversation({ messages: step(getConversation(start).messages), isPending })

  const { mutate, reset, isError, variables } = useMutation({
    mutationFn: async (question: string) => {
      const controller = new AbortController()
      abort.current = controller
      const before = withoutUnanswered(getConversation(start).messages)
      change(() => [...before, { role: 'user', content: question }])
      // Red flags need no network: the page knows the same rules, and shows the numbers at once.
      const isEmergency = findRedFlag(question) !== undefined
      if (isEmergency) change((now) => [...now, emergency()])
      const history = before.map(({ role, content }) => ({ role, content }))
      try {
        const answer = await askMolly(
          { message: question, locale, page, history: history.slice(-limits.historyMessages) },
          (progress) => isEmergency || change((now) => applyProgress(now, progress)),
          controller.signal,
        )
        const { reply: content, ...about } = answer
        change((now) => {
          const asked = throughQuestion(now)
          return content
            ? [...asked, { role: 'assistant', content, ...about, state: 'done' }]
            : asked
        }, false)
      } catch (error) {
        if (controller.signal.aborted) return change(markStopped, false)
        // The emergency answer stands, whatever became of the call.
        if (isEmergency) return change((now) => now, false)
        change(throughQuestion, false)
        throw error
      }
    },
  })

  function emergency(): Message {
    const { emergency: path } = routes
    return {
      role: 'assistant',
      content: t('askMolly.emergency'),
      kind: 'emergency',
      sources: [{ title: t('askMolly.emergencyPage'), href: localize(path, locale) }],
      suggestions: [],
      state: 'done',
    }
  }

  return {
    messages,
    isPending,
    failed: isError ? variables : undefined,
    ask: mutate,
    dismiss: reset,
    stop: () => abort.current?.abort(),
    restart: () => {
      abort.current?.abort()
      reset()
      setConversation({ messages: none, isPending: false })
    },
  }
}

function applyProgress(now: Message[], { event, data }: Progress): Message[] {
  const last = now.at(-1)
  const started: Message =
    last?.role === 'assistant'
      ? last
      : {
          role: 'assistant',
          content: '',
          kind: 'answer',
          sources: [],
          suggestions: [],
          state: 'streaming',
        }
  const about = event === 'delta' ? {} : { kind: data.kind, sources: data.sources }
  const content =
    event === 'delta' ? started.content + data.text : event === 'replace' ? data.text : ''
  return [...throughQuestion(now), { ...started, ...about, content }]
}

function markStopped(now: Message[]): Message[] {
  const last = now.at(-1)
  if (last?.role !== 'assistant' || last.state !== 'streaming') return now
  return last.content ? [...now.slice(0, -1), { ...last, state: 'stopped' }] : now.slice(0, -1)
}

/** The conversation up to and with the last question. */
function throughQuestion(now: Message[]): Message[] {
  return now.slice(0, now.findLastIndex(({ role }) => role === 'user') + 1)
}

/** A question whose call failed leaves the log when the next one is asked. */
function withoutUnanswered(now: Message[]): Message[] {
  return now.at(-1)?.role === 'user' ? now.slice(0, -1) : now
}
