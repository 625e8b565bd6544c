import type { Locale } from '../../src/i18n/locales.ts'
import { type Found, plain, type TextFile } from './text.ts'

/**
 * Turns of phrase that wear out when many pages use them, and how often all pages together may. The
 * figures only go down: whoever brings a number below its limit lowers the limit too.
 */
const limits: Record<Locale, [pattern: RegExp, most: number][]> = {
  en: [
    [/\bour sources\b/gi, 21],
    [/\bin writing\b|\bwritten (?:quote|plan|total)/gi, 33],
    [/, says? (?:the |an? )?[A-Z]/g, 44],
    [/\bnobody (?:can|knows|has)\b/gi, 29],
    [/\bso ask\b/gi, 12],
    [/\bwe found no\b/gi, 8],
    [/\bonly an exam\b/gi, 12],
    [/\bwe (?:do not|don[’']t) know\b/gi, 24],
  ],
  es: [
    [/nuestras fuentes/gi, 21],
    [/por escrito/gi, 41],
    [/(?<!\p{L})así que(?!\p{L})/giu, 82],
    [/(?<!\p{L})puede que(?!\p{L})/giu, 34],
    [/(?<!\p{L})conviene(?!\p{L})/giu, 63],
    [/(?<!\p{L})hall(?:ó|aron|amos)(?!\p{L})/giu, 2],
    [/(?<!\p{L})no (?:lo )?sabemos(?!\p{L})/giu, 24],
  ],
}

/** A phrase that the library says too often. Headings don't count: they name a section everywhere. */
export function checkFormulas(texts: Pick<TextFile, 'locale' | 'lines'>[]): Found[] {
  return Object.entries(limits).flatMap(([locale, rules]) => {
    const words = texts
      .filter((text) => text.locale === locale)
      .flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'bare'))
      .map(({ text }) => plain(text))
      .join('\n')
    return rules.flatMap(([pattern, most]) => {
      const found = [...words.matchAll(pattern)]
      if (found.length <= most) return []
      return {
        file: 'content/pages',
        problem: `says "${found.at(-1)![0]}" ${found.length} times in ${locale}, and ${most} are allowed`,
        remedy: 'say it in other words, or say what is known instead',
      }
    })
  })
}
