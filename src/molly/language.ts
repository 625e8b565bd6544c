import type { Locale } from '../i18n/locales.ts'
import { unify } from '../text/fold.ts'
import { words } from '../understanding/normalize.ts'

const spanish = new Set(
  'el la los las un una unos unas que de del al y o en con por para como cuando donde porque pero si mi mis su sus tu se me le les lo nos es son esta estan hay ya muy mas tengo tiene tienen puedo puede quiero debo hace hacer cada cuanto cuantos cuanta cual cuales sirve duele duelen sangran diente dientes muela muelas encia encias boca hijo hija bebe hola gracias ayuda dentista caries dolor pasta cepillo hilo sin sobre usted necesito anos dias desde hasta entre tambien bueno buena mejor blanqueamiento implante implantes frenos cuesta cuestan precio clinica salud'.split(
    ' ',
  ),
)

const english = new Set(
  'the a an of to and or in on with for from how what when where why which who is are am was were be been do does did can could should would will my your his her our their i you he she it we they this that there has have had not dont cant wont im its if about after before tooth teeth gum gums mouth hurt hurts pain dentist toothpaste brush floss hello hi thanks thank help need want best between more every much many implants implant braces cost whitening safe best'.split(
    ' ',
  ),
)

// English has none of these; an accent may be part of a name.
const spanishMarks = /[ñ¿¡]/i
const accents = /[áéíóú]/i

/** The language of a message, by its commonest words; English if in doubt. */
export function detectLocale(message: string): Locale {
  return weighLanguage(message) > 0 ? 'es' : 'en'
}

/** From this weight on, a message is answered in its own language and not in that of its page. */
const minClearWeight = 2

/** The language of the answer: that of the message if it is clear, else `given`, that of its page. */
export function chooseLocale(message: string, given?: Locale): Locale {
  const weight = weighLanguage(message)
  if (given === undefined || Math.abs(weight) >= minClearWeight) return weight > 0 ? 'es' : 'en'
  return given
}

/** Positive for Spanish, negative for English; the clearer, the further from 0. */
function weighLanguage(typed: string): number {
  const message = unify(typed)
  let balance = (spanishMarks.test(message) ? 2 : 0) + (accents.test(message) ? 1 : 0)
  for (const word of words(message)) {
    if (spanish.has(word)) balance += 1
    if (english.has(word)) balance -= 1
  }
  return balance
}
