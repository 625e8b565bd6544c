import { useSyncExternalStore } from 'react'
import { type Answer, type ChatMessage, limits } from '../../molly/protocol.ts'
import { readSavedMessages, saveMessages } from './saved-chat.ts'

export type AnswerMessage = Omit<Answer, 'reply'> & {
  role: 'assistant'
  /** Empty if it was stopped before the first word. */
  content: string
  state: 'streaming' | 'done' | 'stopped'
  /** Without a network: what Molly needs was kept, or one of the fifty common answers. */
  kept?: 'phone' | 'common'
  /** The visitor's rating. */
  verdict?: Verdict
}

export type Verdict = 'up' | 'down'

export type Message = { role: 'user'; content: string } | AnswerMessage

/** An answer before its first word. */
export const started: AnswerMessage = {
  role: 'assistant',
  content: '',
  kind: 'answer',
  sources: [],
  suggestions: [],
  state: 'streaming',
}

/** The place of the last question, or -1. */
export function lastQuestionAt(messages: Message[]): number {
  return messages.map(({ role }) => role).lastIndexOf('user')
}

/** The messages as the next request sends them. */
export function toHistory(messages: Message[]): ChatMessage[] {
  return messages
    .filter(({ content }) => content)
    .slice(-limits.historyMessages)
    .map((message) => {
      if (message.role === 'user') return message
      const { role, content, kind, card, suggestions } = message
      return { role, content, kind, card, suggestions }
    })
}

export type Conversation = { messages: Message[]; isPending: boolean }

// One per page load, shared by every chat on the page; never set on the server.
let current = import.meta.env.SSR ? undefined : savedConversation()
let answering: AbortController | undefined
const listeners = new Set<() => void>()

if (!import.meta.env.SSR) {
  addEventListener('pagehide', () => {
    if (!current?.isPending) return
    saveMessages(current.messages)
    stopAnswer()
  })
  // Back from the back/forward cache: the conversation may have gone on elsewhere.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && current) show(savedConversation() ?? none)
  })
  // The privacy page deletes everything at once.
  addEventListener('storage', ({ key }) => {
    if (key === null && current && !current.isPending) show(savedConversation() ?? none)
  })
}

const none: Conversation = { messages: [], isPending: false }

function savedConversation(): Conversation | undefined {
  const messages = readSavedMessages()
  if (!messages) return undefined
  // The page was left during an answer, perhaps before its first word.
  if (messages.slice(-1)[0]?.role === 'user') messages.push(started)
  return {
    messages: messages.map((message) =>
      message.role === 'assistant' && message.state === 'streaming'
        ? { ...message, state: 'stopped' }
        : message,
    ),
    isPending: false,
  }
}

function show(next: Conversation): void {
  current = next
  for (const listener of listeners) listener()
}

export function setConversation(next: Conversation): void {
  // A growing answer is saved when it is complete or the page is left.
  if (!next.isPending || next.messages.slice(-1)[0]?.role === 'user') saveMessages(next.messages)
  show(next)
}

export function getConversation(initial: Conversation): Conversation {
  return current ?? initial
}

/** Keeps the visitor's rating with the answer. */
export function rateAnswer(card: string[], verdict: Verdict | undefined): void {
  if (!current) return
  const messages = current.messages.map((message) =>
    message.role === 'assistant' && message.card === card ? { ...message, verdict } : message,
  )
  setConversation({ ...current, messages })
}

/** The signal aborts when the answer is stopped in any chat of the page. */
export function beginAnswer(): AbortSignal {
  answering = new AbortController()
  return answering.signal
}

export function stopAnswer(): void {
  answering?.abort()
}

/** `initial`: what the HTML shows, for the first render of a chat that is hydrated late. */
export function useSharedConversation(initial: Conversation): Conversation {
  return useSyncExternalStore(
    subscribe,
    () => getConversation(initial),
    () => initial,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
