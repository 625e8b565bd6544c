import type { Passage } from '../../src/search/format.ts'
import { fold } from '../../src/text/fold.ts'

const shortest = 4
/** Typo correction compares every word. */
const maxWords = 20_000

/**
 * Words for typo correction as written, most frequent first. A word that occurs only once, and in
 * no heading, may be a name or a typo itself.
 */
export function listWords(passages: Passage[], synonyms: string[][]): string[] {
  const counts = new Map<string, number>()
  const count = (text: string, weight: number) => {
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight)
  }
  for (const { title, section, text } of passages) {
    count([title, section?.title].join(' '), 2)
    count(text, 1)
  }
  for (const group of synonyms) count(group.join(' '), 2)
  const words = [...counts].filter(([, times]) => times > 1).sort(([, a], [, b]) => b - a)
  const byFolded = new Map<string, string>()
  for (const [word] of words) {
    if (!byFolded.has(fold(word))) byFolded.set(fold(word), word)
  }
  return [...byFolded.values()].slice(0, maxWords)
}

function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortest)
    .map((word) => word.toLowerCase())
}
