import type { Locale } from '../../src/i18n/locales.ts'

export type ErrorCode =
  | 'invalid'
  | 'too_long'
  | 'cross_site'
  | 'too_large'
  | 'wrong_type'
  | 'off'
  | 'failed'

type Texts = {
  /** Pages as sources that the index does not have, or that are there if it cannot be read. */
  emergencyTitle: string
  searchTitle: string
  howSoonTitle: string
  /** No page has it. */
  unknown: string
  /** Pages may have it; the nearest questions follow as suggestions. */
  unsure: string
  /** The answer differs by something not said; the suggestions are the choices. */
  askBack: string
  /** Asked of Molly when nothing better is known; each is the question of a card. */
  suggestions: string[]
  errors: Record<ErrorCode, string>
}

export const texts: Record<Locale, Texts> = {
  en: {
    emergencyTitle: 'Dental emergencies: what to do now',
    searchTitle: 'Search the site',
    howSoonTitle: 'How soon, and where? Four questions',
    unknown:
      'I don’t know: the pages of this site do not answer that, and I would rather not guess. The questions below are the nearest I have. A dentist, a dental school clinic or a community health center can answer what I cannot.',
    unsure:
      'I am not sure that I understand the question, and I would rather not answer a different one. Is it one of the questions below? If not, please ask again in other words.',
    askBack:
      'The answer depends on something you have not said. Which of these questions is yours?',
    suggestions: [
      'Why do my gums bleed when I brush?',
      'How much toothpaste should a child use?',
      'When is a toothache an emergency?',
    ],
    errors: {
      invalid: 'Please write a question for Molly and send it again.',
      too_long: 'That question is too long. Please keep it under 1,000 characters.',
      cross_site: 'Molly only answers questions sent from this site.',
      too_large: 'That is more than Molly can read at once. Please send a shorter question.',
      wrong_type: 'Molly reads JSON or a form, nothing else.',
      off: 'Molly is taking a break. The pages of the site are here in the meantime.',
      failed: 'Molly could not answer this time. Please try again.',
    },
  },
  es: {
    emergencyTitle: 'Emergencias dentales: qué hacer ahora',
    searchTitle: 'Buscar en el sitio',
    howSoonTitle: '¿Qué tan pronto, y adónde ir? Cuatro preguntas',
    unknown:
      'No lo sé: las páginas de este sitio no responden eso y prefiero no adivinar. Las preguntas de abajo son las más cercanas que tengo. Un dentista, la clínica de una facultad de odontología o un centro de salud puede responder lo que yo no sé.',
    unsure:
      'No estoy segura de entender la pregunta y prefiero no contestar otra cosa. ¿Es una de las preguntas de abajo? Si no, pregunte con otras palabras.',
    askBack: 'La respuesta depende de algo que no ha dicho. ¿Cuál de estas preguntas es la suya?',
    suggestions: [
      '¿Por qué me sangran las encías al cepillarme?',
      '¿Cuánta pasta dental le pongo a un niño?',
      '¿Cuándo es una emergencia el dolor de muelas?',
    ],
    errors: {
      invalid: 'Escriba una pregunta para Molly y envíela de nuevo.',
      too_long: 'La pregunta es demasiado larga. Use menos de 1,000 caracteres.',
      cross_site: 'Molly solo responde preguntas enviadas desde este sitio.',
      too_large: 'Es más de lo que Molly puede leer de una vez. Envíe una pregunta más corta.',
      wrong_type: 'Molly solo lee JSON o un formulario.',
      off: 'Molly está en pausa. Mientras tanto, aquí están las páginas del sitio.',
      failed: 'Molly no pudo responder esta vez. Inténtelo de nuevo.',
    },
  },
}
