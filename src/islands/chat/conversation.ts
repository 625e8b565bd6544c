import { useSyncExternalStore } from 'react'
import type { AnswerKind, Source } from '../../molly/protocol.ts'

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

export type Conversation = { messages: Message[]; isPending: boolean }

// One per page load, shared by every chat on the page, in memory only. Never set on the server.
let current: Conversation | undefined
const listeners = new Set<() => void>()

export function setConversation(next: Conversation): void {
  current = next
  for (const listener of listeners) listener()
}

export function getConversation(initial: Conversation): Conversation {
  return current ?? initial
}

/** A chat that wakes up late first shows what its HTML shows: `initial`. */
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
