import { hash } from '../text/hash.ts'
import type { Publication } from './schema.ts'

/** A sentence that pages cite: `/facts/<id>` shows it, its source and those pages. */
export type FactEntry = {
  id: string
  /** In the words of the fact pack, in English. */
  fact: string
  figure?: string
  confidence: 'V' | 'W' | 'S' | 'G'
  /** Absent for common knowledge. */
  source?: Publication
  /** The pages that cite it, directly or in one of Molly's answers. */
  pages: { path: string; title: string }[]
  /** Newest first. */
  history: FactChange[]
}

export type FactChange = { on: string; what: 'added' | 'replaced' | 'sourced' | 'labelled' }

/** The public table of all facts: `/facts.json`. */
export const factPack = 'facts'

const shards = 24

/** The shard that contains a fact. */
export function factFile(id: string): string {
  return `facts/${hash(id) % shards}.bin`
}
