import { expect, test } from 'vitest'
import { splitSentences } from '../../src/text/sentences.ts'

const split = (text: string, locale: string) =>
  splitSentences(text, locale).map(({ start, end }) => text.slice(start, end))

test.each([
  ['en', ['Spit, don’t rinse.', 'Why?', 'The fluoride stays.']],
  ['es', ['¿Duele?', '¡No se enjuague!', 'Escupa la espuma.']],
  ['en', ['Ask Dr. Smith about it.', 'She knows.']],
  ['en', ['Use a soft brush, e.g. Model 2, twice a day.', 'Then wait.']],
  ['es', ['Pregunte a la Dra. Paz o al Sr. Gil.', 'Ellos saben.']],
  ['es', ['Use hilo, p. ej. Encerado o cinta.', 'Después enjuáguese.']],
  ['es', ['En EE. UU. cuesta más.', 'Pida un presupuesto.']],
  ['en', ['It costs 2.5 times more.', 'Brush for 2 minutes, at 7 a.m. and at night.']],
])('%s: a text is cut where its sentences end: %j', (locale, sentences) => {
  expect(split(`\n  ${sentences.join(' \n ')} `, locale)).toEqual(sentences)
})

test('what has no words is no sentence', () => {
  expect(split(' … · ', 'en')).toEqual([])
  expect(split('', 'es')).toEqual([])
})
