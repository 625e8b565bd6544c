import { hash } from '../search/hash.ts'
import type { Card } from './schema.ts'

// A platform takes so many files and no more: several pages share one, and so do the cards of articles.

export function packFile(kind: 'pages' | 'markdown', path: string, packs: number): string {
  return `${kind}/${hash(path) % packs}.bin`
}

/** The file that says how many packs there are. */
export const packCount = 'packs'

/** `_content/<locale>/articles/<category or all>/<n>.json` */
export type ArticleChunk = { cards: Card[]; total: number }

export const articlesPerChunk = 48
