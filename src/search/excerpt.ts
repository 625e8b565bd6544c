import { toTerms } from './tokenize.ts'

const excerptLength = 180

/** How a text begins, in a line or two. */
export function openingOf(text: string): string {
  return shorten(join(toSentences(text)))
}

/**
 * The opening of a text or, when none of the terms is in it, what follows from the first sentence
 * that has one.
 */
export function excerptOf(text: string, terms: Set<string>): string {
  const has = (words: string) => toTerms(words).some((term) => terms.has(term))
  const sentences = toSentences(text)
  const opening = shorten(join(sentences))
  if (has(opening)) return opening
  const first = sentences.findIndex(has)
  return first > 0 ? shorten(join(sentences.slice(first))) : opening
}

function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).map((sentence) => sentence.replace(/^- /, ''))
}

/** What stood in a list, and has no full stop, needs a mark between it and the next. */
function join(sentences: string[]): string {
  const parts = sentences.map((part) => (/[.!?…:]$/.test(part) ? part : `${part} ·`))
  return parts.join(' ').replace(/ ·$/, '')
}

/** Cuts at the end of a word, so that nothing is misread. */
function shorten(text: string): string {
  if (text.length <= excerptLength) return text
  const whole = text.slice(0, text.lastIndexOf(' ', excerptLength))
  return `${whole.replace(/[\s.,:;·]+$/, '')}…`
}
