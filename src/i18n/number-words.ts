import type { Locale } from './locales.ts'

/** Number words and their digits. 'once' is left out: it is an English word too. */
export const numberWords: Record<Locale, Record<string, string>> = {
  en: {
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
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
    doce: '12',
  },
}
