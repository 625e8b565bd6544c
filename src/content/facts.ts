import { hash } from '../search/hash.ts'
import type { Publication } from './schema.ts'

/** A sentence that pages cite: `/facts/<id>` shows it, with where it comes from and who says it. */
export type FactEntry = {
  id: string
  /** As the pack states it, in English. */
  fact: string
  figure?: string
  confidence: 'V' | 'W' | 'S' | 'G'
  /** None for common knowledge. */
  source?: Publication
  /** The pages that cite it, themselves or in an answer of Molly's. */
  pages: { path: string; title: string }[]
  /** Newest first. */
  history: FactChange[]
}

export type FactChange = { on: string; what: 'added' | 'replaced' | 'sourced' | 'labelled' }

/** The table of all facts, for everybody to use: `/facts.json`. */
export const factPack = 'facts'

const shards = 24

/** The shard of a fact. */
export function factFile(id: string): string {
  return `facts/${hash(id) % shards}.bin`
}
