import { type Locale, locales } from '../../i18n/locales.ts'
import type { Citation } from '../../molly/protocol.ts'

/** Marks a citation in a text: a character that no text contains. */
const base = 0xe000

/** The text with a mark for each citation, where `divide` finds them. */
export function markCitations(text: string, citations: Citation[] = []): string {
  const places = citations.flatMap(({ n, at }) => at.map((offset) => ({ n, offset })))
  // From the end, so that earlier offsets stay valid.
  places.sort((a, b) => b.offset - a.offset || b.n - a.n)
  return places.reduce(
    (marked, { n, offset }) =>
      marked.slice(0, offset) + String.fromCharCode(base + n) + marked.slice(offset),
    text,
  )
}

/** 'A.1 B.' with a mark for 1: ['A.', 1, ' B.'] */
export function divide(marked: string): (string | number)[] {
  return marked
    .split(/([\ue000-\uf8ff])/)
    .map((part, index) => (index % 2 ? part.charCodeAt(0) - base : part))
    .filter((part) => part !== '')
}

/** As plain text: 'A. [1] B.' */
export function toPlainText(text: string, citations?: Citation[]): string {
  return divide(markCitations(text, citations))
    .map((part) => (typeof part === 'number' ? ` [${part}]` : part))
    .join('')
}

/** '2026-11-12' -> 'November 12, 2026' */
export function formatDay(isoDate: string, locale: Locale): string {
  const { lang } = locales[locale]
  return new Date(isoDate).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' })
}
