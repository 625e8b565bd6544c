import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { localize } from '../../i18n/locales.ts'
import { askMolly, type Progress, Refused, warmMolly } from '../../molly/client.ts'
import { emergencyPath, offlinePath } from '../../molly/paths.ts'
import type { Answer, AskRequest } from '../../molly/protocol.ts'
import { findCommonAnswer } from './common-answers.ts'
import {
  type AnswerMessage,
  beginAnswer,
  getConversation,
  lastQuestionAt,
  type Message,
  setConversation,
  started,
  stopAnswer,
  toHistory,
  useSharedConversation,
} from './conversation.ts'
import { readKeptSteps } from './kept-steps.ts'
import { askPhone } from './phone.ts'
import { plain } from './plain.ts'

const none: Message[] = []

/** The conversation and what can be done with it. `initial` is what the server rendered. */
export function useConversation(page: string, initial: Message[] = none) {
  const { locale, t, session } = useChatText()
  const [start] = useState({ messages: initial, isPending: false })
  const { messages, isPending } = useSharedConversation(start)

  useEffect(warmMolly, [])

  // The conversation of a form sent without a script replaces the one that the tab saved.
  useEffect(() => {
    if (start.messages.length > 0) setConversation(start)
  }, [start])

  const change = (step: (messages: Message[]) => Message[], isPending = true) =>
    setConversation({ messages: step(getConversation(start).messages), isPending })

  const { mutate, reset, isError, variables } = useMutation({
    mutationFn: async (question: string) => {
      const signal = beginAnswer()
      const before = withoutUnanswered(getConversation(start).messages)
      change(() => [...before, { role: 'user', content: question }])
      // Shows the numbers at once, without the network; the server's reply replaces them.
      const section = findPlainly(question)
      if (section !== undefined) change((now) => [...now, emergency()])
      const request = { message: question, locale, page, history: toHistory(before) }
      const show = ({ reply: content, ...about }: Answer, kept?: AnswerMessage['kept']) =>
        change((now) => {
          const asked = throughQuestion(now)
          return content
            ? [...asked, { role: 'assistant', content, ...about, kept, state: 'done' }]
            : asked
        }, false)
      try {
        const answer = await askMolly(
          request,
          (progress) => section ?? change((now) => applyProgress(now, progress)),
          signal,
          session,
        )
        show(answer)
      } catch (error) {
        if (signal.aborted) return change(markStopped, false)
        if (section === undefined) change(throughQuestion)
        const known =
          error instanceof Refused ? undefined : await findKept(request, signal, section)
        if (signal.aborted) return change(markStopped, false)
        if (known) return show(known.answer, known.kept)
        if (section === undefined) {
          change(throughQuestion, false)
          throw error
        }
        const steps = await readKeptSteps(localize(emergencyPath, locale), section).catch(() => '')
        change((now) => [...throughQuestion(now), emergency(section, steps)], false)
      }
    },
    onError: (error) => console.error('ask-molly failed', error),
  })

  /** Without a network: what answers here, if the visitor asked to keep it, or a common answer. */
  async function findKept(request: AskRequest, signal: AbortSignal, section?: string) {
    const answer = await askPhone(request, signal).catch(console.error)
    if (answer) return { answer, kept: 'phone' } as const
    if (section !== undefined) return undefined
    const path = localize(offlinePath, locale)
    const ask = t('askMolly.keptNearest')
    const common = await findCommonAnswer(request.message, path, locale, ask)
    return common && { answer: common, kept: common.card ? ('common' as const) : undefined }
  }

  /** Before the server answers, or with what is known where it does not: `steps`. */
  function emergency(section = '', steps?: string): Message {
    const href = localize(emergencyPath, locale) + (section && `#${section}`)
    const rest =
      steps === undefined
        ? ` ${t('askMolly.emergencyWaits')}`
        : `\n\n${steps}\n\n${t(steps ? 'askMolly.emergencyKept' : 'askMolly.emergencyAlone')}`
    return {
      ...started,
      content: t('askMolly.emergency') + rest,
      kind: 'emergency',
      sources: [{ title: t('askMolly.emergencyPage'), href }],
      state: 'done',
    }
  }

  return {
    messages,
    isPending,
    failed: isError ? variables : undefined,
    ask: mutate,
    /** Asks the last question again; the new answer replaces the stopped one. */
    askAgain: () => {
      change(throughQuestion, false)
      const { messages } = getConversation(start)
      mutate(messages[messages.length - 1]!.content)
    },
    dismiss: reset,
    stop: stopAnswer,
    clear: () => {
      stopAnswer()
      reset()
      setConversation({ messages: none, isPending: false })
    },
  }
}

/** What fails here must not keep the question from the server. */
function findPlainly(question: string): string | undefined {
  try {
    return plain.find?.(question)
  } catch (error) {
    console.error('plain signs failed', error)
    return undefined
  }
}

/** The answer in progress, perhaps still empty. */
function answerOf(now: Message[]): AnswerMessage {
  const last = now[now.length - 1]
  return last?.role === 'assistant' ? last : started
}

function applyProgress(now: Message[], { event, data }: Progress): Message[] {
  const answer = answerOf(now)
  const about = event === 'delta' ? {} : { kind: data.kind, sources: data.sources }
  const content =
    event === 'delta' ? answer.content + data.text : event === 'replace' ? data.text : ''
  return [...throughQuestion(now), { ...answer, ...about, content }]
}

function markStopped(now: Message[]): Message[] {
  const answer = answerOf(now)
  // An emergency's answer stays, and a new conversation has none.
  if (answer.state !== 'streaming' || now.length === 0) return now
  return [...throughQuestion(now), { ...answer, state: 'stopped' }]
}

/** The conversation up to and including the last question. */
function throughQuestion(now: Message[]): Message[] {
  return now.slice(0, lastQuestionAt(now) + 1)
}

/** Removes a question whose call failed: the next one takes its place. */
function withoutUnanswered(now: Message[]): Message[] {
  return now[now.length - 1]?.role === 'user' ? now.slice(0, -1) : now
}
