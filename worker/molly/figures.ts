import type { Locale } from '../../src/i18n/locales.ts'
import { numberWords } from '../../src/i18n/number-words.ts'

/** What a model may write beyond the words of the texts. */
const furtherWords: Record<Locale, Record<string, string>> = {
  en: {
    twice: '2',
    thrice: '3',
    eleven: '11',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    hundred: '100',
    thousand: '1000',
  },
  es: {
    once: '11',
    quince: '15',
    veinte: '20',
    treinta: '30',
    cien: '100',
    mil: '1000',
  },
}

/** The word of each unit that its other words are read as. */
const units: [unit: string, words: RegExp][] = [
  ['second', /^(?:seconds?|segundos?)/],
  ['minute', /^(?:minutes?|minutos?)/],
  ['hour', /^(?:hours?|horas?)/],
  ['day', /^(?:days?|dias?)/],
  ['week', /^(?:weeks?|semanas?)/],
  ['month', /^(?:months?|mes(?:es)?)/],
  ['year', /^(?:years?|anos?)/],
  ['time', /^(?:times?|vez|veces)/],
  ['percent', /^(?:%|percent|por ciento)/],
  ['ppm', /^(?:ppm|parts per million|partes por millon)/],
  ['mm', /^(?:mm|millimeters?|milimetros?)/],
  ['ml', /^(?:ml|milliliters?|mililitros?)/],
]

/** Every figure of a sentence must stand in the text it comes from, with the same unit. */
export function isGrounded(sentence: string, text: string, locale: Locale): boolean {
  const given = new Set(listFigures(text, locale))
  return listFigures(sentence, locale).every((figure) => given.has(figure))
}

/** '2 to 3 days' -> '2', '2 day', '3', '3 day'. */
function listFigures(text: string, locale: Locale): string[] {
  const words = { ...numberWords[locale], ...furtherWords[locale] }
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}+/gu, (word) => words[word] ?? word)
  return [...plain.matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(({ 0: digits, index }) => {
    const value = digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.')
    const after = plain
      .slice(index + digits.length)
      .replace(/^\s*(?:[-–—]|to|and|or|a|y|o)\s*\d+(?:[.,]\d+)*/, '')
      .replace(/^[\s-]+/, '')
    const unit = units.find(([, words]) => words.test(after))?.[0]
    return unit ? [value, `${value} ${unit}`] : [value]
  })
}
