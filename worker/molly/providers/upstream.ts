import type { ChatTurn } from './prompt.ts'

/** A language model somewhere else, as it is: what it says is checked in model.ts. */
export type Model = {
  /** Yields text as it comes; throws unless the model says that it has finished. */
  write(turns: ChatTurn[], signal: AbortSignal): AsyncIterable<string>
}

/** What went wrong, in a word: safe to log, because nothing in it comes from outside. */
export class UpstreamFailure extends Error {
  readonly kind: string
  /** true: the same call may work a moment later. */
  readonly isPassing: boolean

  constructor(kind: string, isPassing = false) {
    super(kind)
    this.kind = kind
    this.isPassing = isPassing
  }
}

/** Enough for the longest answer that is let through. */
export const generation = { max_tokens: 600, temperature: 0.2 } as const
