import type { Locale } from '../../src/i18n/locales.ts'

const numberWords: Record<Locale, Record<string, string>> = {
  en: {
    two: '2',
    twice: '2',
    three: '3',
    thrice: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    hundred: '100',
    thousand: '1000',
  },
  es: {
    dos: '2',
    tres: '3',
    cuatro: '4',
    cinco: '5',
    seis: '6',
    siete: '7',
    ocho: '8',
    nueve: '9',
    diez: '10',
    once: '11',
    doce: '12',
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
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}+/gu, (word) => numberWords[locale][word] ?? word)
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
