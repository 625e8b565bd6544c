import { fold } from '../text/fold.ts'

/** `normalizePlain` for words that may be spelled out or written in lookalike letters. */
export function normalize(text: string): string {
  const known = bare(text).replace(/[ßœæа-яѕіјԁ]/gu, (letter) => lookalikes[letter] ?? letter)
  return separate(joinSpelled(known))
}

/**
 * Lower case without accents or apostrophes; ' . ' ends a sentence and ' , ' a part of one, and all the
 * rest is letters, digits and single spaces.
 */
export function normalizePlain(text: string): string {
  return separate(bare(text))
}

function bare(text: string): string {
  return fold(text).replaceAll("'", '')
}

function separate(folded: string): string {
  return (
    folded
      // 'ijo', as it sounds.
      .replace(/(?<![a-z0-9])(?=ij(?:it)?[oa]s?(?![a-z0-9]))/g, 'h')
      .replace(/([a-z])\1{2,}/g, '$1$1')
      .replace(/[.!?;¿¡\n]+/g, ' . ')
      .replace(/[,:()–—]+/g, ' , ')
      .replace(/[^a-z0-9.,]+/g, ' ')
      .trim()
  )
}

/** Cyrillic letters that look like Latin ones, and three ligatures. */
const lookalikes: Record<string, string> = {
  ...Object.fromEntries(
    'аеорсухкмнтвіѕјԁ'.split('').map((letter, at) => [letter, 'aeopcyxkmhtbisjd'[at]!]),
  ),
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
}

/** Joins 'c a n t  b r e a t h e' and 'c.a.n.t'; two spaces or a known word separate words. */
function joinSpelled(text: string): string {
  return text.replace(/(?<![a-z0-9])(?:[a-z](?: {1,3}|[.*_-])){3,}[a-z](?![a-z0-9])/g, (run) =>
    run
      .split(/ {2,}/)
      .map((word) => word.replace(/[^a-z]/g, ''))
      .join(' ')
      .replace(
        /cant|cannot|breathe?|swallow|bleeding|swollen|help|die|no(?=pued)|puedo|respirar|tragar|sangr[a-z]+|ayuda/g,
        ' $& ',
      ),
  )
}

export function words(text: string): string[] {
  return normalize(text).match(/[a-z0-9]+/g) ?? []
}

/** true: one letter is added, missing or different, or two neighbours are swapped. */
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

/** 'is it urgent?' -> 3 */
export function countWords(message: string): number {
  return message.trim().split(/\s+/).length
}
