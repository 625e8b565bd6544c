import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { askMolly, type Progress } from '../../molly/client.ts'
import { emergencyReply } from '../../molly/emergency.ts'
import type { AnswerKind, Source } from '../../molly/protocol.ts'
import { findRedFlag } from '../../molly/red-flags.ts'

export type Message =
  | { role: 'user'; content: string }
  | {
      role: 'assistant'
      content: string
      kind: AnswerKind
      sources: Source[]
      suggestions: string[]
      state: 'streaming' | 'done' | 'stopped'
    }

const key = ['conversation']
const none: Message[] = []

/**
 * The visitor's conversation: one per page load, shared by every chat on the page, kept in memory
 * only. `initial` is what the server rendered.
 */
export function useConversation(locale: Locale, page: string, initial: Message[] = none) {
  const queryClient = useQueryClient()
  const abort = useRef<AbortController>(null)
  const { data } = useQuery<Message[]>({ queryKey: key, queryFn: skipToken, gcTime: Infinity })
  // A chat that wakes up late must first render what its HTML shows.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const messages = (awake ? data : undefined) ?? initial

  const set = (change: (messages: Message[]) => Message[]) =>
    queryClient.setQueryData<Message[]>(key, (now = initial) => change(now))

  const mutation = useMutation({
    mutationKey: ['ask-molly'],
    mutationFn: async (question: string) => {
      const controller = new AbortController()
      abort.current = controller
      const before = withoutUnanswered(queryClient.getQueryData<Message[]>(key) ?? initial)
      set(() => [...before, { role: 'user', content: question }])
      // Red flags need no network: the page knows the same rules and answers at once.
      const flag = findRedFlag(question)
      if (flag) set((now) => [...now, emergency(emergencyReply(flag, locale))])
      const history = before.map(({ role, content }) => ({ role, content }))
      try {
        const answer = await askMolly(
          { message: question, locale, page, history: history.slice(-12) },
          (progress) => flag ?? set((now) => applyProgress(now, progress)),
          controller.signal,
        )
        const { reply: content, ...rest } = answer
        if (!content) return
        set((now) => [
          ...throughQuestion(now),
          { role: 'assistant', content, ...rest, state: 'done' },
        ])
      } catch (error) {
        if (controller.signal.aborted) set(markStopped)
        // The emergency answer stands, whatever became of the call.
        else if (!flag) {
          set(throughQuestion)
          throw error
        }
      }
    },
  })

  return {
    messages,
    isPending: mutation.isPending,
    failed: mutation.isError ? mutation.variables : undefined,
    ask: mutation.mutate,
    dismiss: mutation.reset,
    stop: () => abort.current?.abort(),
    restart: () => {
      abort.current?.abort()
      mutation.reset()
      queryClient.setQueryData<Message[]>(key, none)
    },
  }
}

function applyProgress(now: Message[], { event, data }: Progress): Message[] {
  const last = now.at(-1)
  const started: Message =
    last?.role === 'assistant'
      ? last
      : { role: 'assistant', content: '', kind: 'answer', sources: [], suggestions: [], state: 'streaming' }
  const content =
    event === 'delta' ? started.content + data.text : event === 'replace' ? data.text : ''
  const about = event === 'delta' ? {} : { kind: data.kind, sources: data.sources }
  return [...throughQuestion(now), { ...started, ...about, content }]
}

function emergency(content: string): Message {
  const none = { sources: [], suggestions: [] }
  return { role: 'assistant', content, kind: 'emergency', ...none, state: 'done' }
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
