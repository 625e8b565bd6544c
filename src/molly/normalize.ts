/**
 * Lower case, accents folded, apostrophes dropped; ' . ' ends a sentence and ' , ' a part of one,
 * nothing else but letters, digits and single spaces is left.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/(\d)[.,](?=\d)/g, '$1')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[.!?;…¿¡\n]+/g, ' . ')
    .replace(/[,:()[\]{}"“”«»–—]+/g, ' , ')
    .replace(/[^a-z0-9.,]+/g, ' ')
    .trim()
}

export function words(text: string): string[] {
  return normalize(text)
    .split(/[ .,]+/)
    .filter(Boolean)
}

/** One letter added, left out, wrong, or two neighbours swapped, in words of six letters and more. */
export function isTypoOf(word: string, target: string): boolean {
  if (target.length < 6 || Math.abs(word.length - target.length) > 1 || word === target) return false
  let start = 0
  while (start < word.length && word[start] === target[start]) start += 1
  const rest = (text: string, skip: number) => text.slice(start + skip)
  return (
    rest(word, 1) === rest(target, 1) ||
    rest(word, 0) === rest(target, 1) ||
    rest(word, 1) === rest(target, 0) ||
    (word[start] === target[start + 1] &&
      word[start + 1] === target[start] &&
      rest(word, 2) === rest(target, 2))
  )
}
