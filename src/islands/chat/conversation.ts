import { useSyncExternalStore } from 'react'
import { type AnswerKind, type ChatMessage, limits, type Source } from '../../molly/protocol.ts'

export type AnswerMessage = {
  role: 'assistant'
  /** Empty when it was stopped before the first word. */
  content: string
  kind: AnswerKind
  sources: Source[]
  suggestions: string[]
  state: 'streaming' | 'done' | 'stopped'
}

export type Message = { role: 'user'; content: string } | AnswerMessage

/** As the next question carries it along. */
export function toHistory(messages: Message[]): ChatMessage[] {
  return messages
    .filter(({ content }) => content)
    .slice(-limits.historyMessages)
    .map(({ role, content }) => ({ role, content }))
}

export type Conversation = { messages: Message[]; isPending: boolean }

// One per page load, shared by every chat on the page, in memory only. Never set on the server.
let current: Conversation | undefined
let answering: AbortController | undefined
const listeners = new Set<() => void>()

export function setConversation(next: Conversation): void {
  current = next
  for (const listener of listeners) listener()
}

export function getConversation(initial: Conversation): Conversation {
  return current ?? initial
}

/** Aborts when the answer is stopped, in whichever chat that is. */
export function beginAnswer(): AbortSignal {
  answering = new AbortController()
  return answering.signal
}

export function stopAnswer(): void {
  answering?.abort()
}

/** A chat that is hydrated late first shows what its HTML shows: `initial`. */
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
