import { originMark } from '../../../src/content/origin-mark.ts'
import type { Card, Reference } from '../../../src/content/schema.ts'
import { type Phrase, startingWith } from '../../../src/content/phrase.ts'
import { type Locale, localize } from '../../../src/i18n/locales.ts'

/** Joins the non-empty parts with blank lines. */
export function join(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

export function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** `href` has no origin or locale prefix. */
export function link(text: string, href: string, locale: Locale): string {
  return `[${text}](${originMark}${localize(href, locale)})`
}

export function cardList(cards: Card[], locale: Locale): string {
  return list(
    cards.map(({ path, title, excerpt }) => {
      return link(title, path, locale) + (excerpt && `: ${excerpt}`)
    }),
  )
}

/** `[^1]: Organisation. Title. 2024. <https://…>` */
export function writeFootnote(
  { organisation, title, year, url }: Reference,
  index: number,
): string {
  const words = [organisation, title, year].filter(Boolean).map((word) => word.replace(/\.$/, ''))
  return `[^${index + 1}]: ${words.join('. ')}. <${url}>`
}

/** Writes a text in every language, the reader's first. */
export function inEveryLanguage(locale: Locale): (text: Phrase) => string {
  const codes = startingWith(locale)
  return (text) => codes.map((code) => text[code]).join(' / ')
}
