import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatMessage } from '../../../src/molly/protocol.ts'

/** A visitor's message in a talk with Molly, what ought to come of it, and what came then. */
export type Turn = {
  say: string
  /** Cards that answer it, and others that would do; both are empty where no page has an answer. */
  cards: string[]
  ok: string[]
  danger: 'now' | 'today' | 'none' | 'resolved'
  reply: Pick<ChatMessage, 'kind' | 'card' | 'suggestions'>
}

export type Talk = { id: string; lang: 'en' | 'es'; turns: Turn[] }

export function readTalks(): Talk[] {
  return globSync(join(import.meta.dirname, '*.jsonl'))
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Talk)
}

/** A fifth of the talks is only measured. The same in tools/encoder/tune.py. */
export function isKeptApart(id: string): boolean {
  const sum = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((a, b) => a + b, 0)
  return (sum * 7919) % 5 === 0
}
