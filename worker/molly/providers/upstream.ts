import type { ChatTurn } from './prompt.ts'

/** A language model somewhere else, as it is: what it says is checked in model.ts. */
export type Model = {
  /** Yields text as it comes; throws unless the model says that it has finished. */
  write(turns: ChatTurn[], signal: AbortSignal): AsyncIterable<string>
}

/** What went wrong, in a word: safe to log, because nothing in it comes from outside. */
export class UpstreamFailure extends Error {
  readonly kind: string
  /** After this long the same call may work; undefined: it would fail again. */
  readonly passesInMs: number | undefined

  constructor(kind: string, passesInMs?: number) {
    super(kind)
    this.kind = kind
    this.passesInMs = passesInMs
  }
}

/** Enough for three ids. */
export const generation = { max_tokens: 60, temperature: 0 } as const
