import type { Locale } from '../../src/i18n/locales.ts'

/**
 * Readability of a text. English: Flesch-Kincaid grade (target 6, at most 8). Spanish:
 * Fernández-Huerta ease (at least 70). Use it only to decide which pages to edit first.
 */
export function readingLevel(text: string, locale: Locale): number {
  const sentences = text.split(/[.!?]+(?:\s|$)|\n/).filter((part) => /\p{L}/u.test(part)).length
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  if (sentences === 0 || words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase(), locale), 0)
  const perSentence = words.length / sentences
  const perWord = syllables / words.length
  const level =
    locale === 'en'
      ? 0.39 * perSentence + 11.8 * perWord - 15.59
      : 206.84 - 60 * perWord - 1.02 * perSentence
  return Math.round(level * 10) / 10
}

function syllablesOf(word: string, locale: Locale): number {
  const groups =
    locale === 'en'
      ? word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)
      : // A closed vowel leans on its neighbour unless it carries the accent.
        word.match(/[iuü]?[aeoáéó][iuüy]?(?![íú])|[iuüíúy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
