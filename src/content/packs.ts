import { hash } from '../text/hash.ts'
import type { Card } from './schema.ts'

// Platforms limit the number of files, so several pages or cards share one.

/** The shard that contains the page at a path, or its Markdown copy. */
export function packFile(kind: 'pages' | 'markdown', path: string, packs: number): string {
  return `${kind}/${hash(path) % packs}.bin`
}

/** The file with the number of packs. */
export const packCount = 'packs'

/** `_content/<locale>/articles/<category or all>/<n>.json` */
export type ArticleChunk = { cards: Card[]; total: number }

export const articlesPerChunk = 48
