import { hash } from '../search/hash.ts'
import type { Card } from './schema.ts'

// A platform limits the number of files, so several pages share one, and so do cards of articles.

/** The shard of the page at a path, or of its Markdown copy. */
export function packFile(kind: 'pages' | 'markdown', path: string, packs: number): string {
  return `${kind}/${hash(path) % packs}.bin`
}

/** The file that says how many packs there are. */
export const packCount = 'packs'

/** `_content/<locale>/articles/<category or all>/<n>.json` */
export type ArticleChunk = { cards: Card[]; total: number }

export const articlesPerChunk = 48
