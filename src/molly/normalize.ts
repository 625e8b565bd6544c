/**
 * Lower case, accents folded, apostrophes dropped; ' . ' ends a sentence and ' , ' a part of one,
 * nothing else but letters, digits and single spaces is left.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+|['’`]/gu, '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[.!?;¿¡\n]+/g, ' . ')
    .replace(/[,:()–—]+/g, ' , ')
    .replace(/[^a-z0-9.,]+/g, ' ')
    .trim()
}

export function words(text: string): string[] {
  return normalize(text).match(/[a-z0-9]+/g) ?? []
}

/** One letter more, less or other, or two neighbours swapped. */
export function isTypoOf(word: string, target: string): boolean {
  let same = 0
  while (same < word.length && word[same] === target[same]) same += 1
  const a = word.slice(same)
  const b = target.slice(same)
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  )
}
