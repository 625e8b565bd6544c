import { expect, test } from 'vitest'
import { detectLocale } from '../../src/molly/language.ts'

test.each([
  ['Why do my gums bleed?', 'en'],
  ['how much toothpaste for a 2 year old', 'en'],
  ['root canal', 'en'],
  ['Is dental tourism in México safe?', 'en'],
  ['my dentista said I need a crown, is that right', 'en'],
  ['caries', 'es'],
  ['¿Por qué sangran las encías?', 'es'],
  ['por que me sangran las encias', 'es'],
  ['me duele una muela q hago', 'es'],
  ['cuanto cuesta un implante', 'es'],
  ['se me callo un diente', 'es'],
  ['hola', 'es'],
  ['brackets o alineadores', 'es'],
  ['mi hijo tiene dolor de muelas, what can I do? no sé qué darle', 'es'],
  ['', 'en'],
  ['12345', 'en'],
  ['Quelle brosse à dents choisir ?', 'en'],
])('"%s" is read as %s', (message, locale) => {
  expect(detectLocale(message)).toBe(locale)
})
