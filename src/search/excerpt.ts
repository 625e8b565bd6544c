import { toTerms } from '../text/terms.ts'

const excerptLength = 180
const answerLength = 320

/** The first line or two of a text. */
export function openingOf(text: string): string {
  return shorten(join(toSentences(text)))
}

/**
 * The opening of a text or, if it contains none of the terms, the text from the first sentence that
 * does.
 */
export function excerptOf(text: string, terms: Set<string>): string {
  const has = (words: string) => toTerms(words).some((term) => terms.has(term))
  const opening = openingOf(text)
  if (has(opening)) return opening
  const sentences = toSentences(text)
  const first = sentences.findIndex(has)
  return first > 0 ? shorten(join(sentences.slice(first))) : opening
}

/** The first sentence of a text, and as much of the rest as is read at a glance. */
export function answerOf(text: string): { first: string; rest: string } {
  const [first = '', ...others] = toSentences(text)
  let length = first.length
  const rest = others.filter((sentence) => (length += sentence.length) <= answerLength)
  return { first, rest: join(rest) }
}

function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).map((sentence) => sentence.replace(/^- /, ''))
}

/** List items have no full stop, so a dot separates them from the next one. */
function join(sentences: string[]): string {
  const parts = sentences.map((part) => (/[.!?…:]$/.test(part) ? part : `${part} ·`))
  return parts.join(' ').replace(/ ·$/, '')
}

/** Cuts at a word boundary. */
function shorten(text: string): string {
  if (text.length <= excerptLength) return text
  const whole = text.slice(0, text.lastIndexOf(' ', excerptLength))
  return `${whole.replace(/[\s.,:;·]+$/, '')}…`
}
