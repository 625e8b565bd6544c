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
  /** Pages as sources that are there whether or not the index can be read. */
  emergencyTitle: string
  searchTitle: string
  unknown: string
  nextStep: (title: string) => string
  /** Between what Molly won't say and what the pages do say. */
  pagesSay: string
  /** Asked of Molly when nothing better is known. */
  suggestions: string[]
  errors: Record<ErrorCode, string>
}

export const texts: Record<Locale, Texts> = {
  en: {
    emergencyTitle: 'Dental emergencies: what to do now',
    searchTitle: 'Search the site',
    unknown:
      'I don’t know: I found nothing close enough on the pages of this site, and I would rather not guess.\n\nYou can ask again in other words, search the site, or look through all its topics. A dentist, a dental school clinic or a community health center can answer what I cannot.',
    nextStep: (title) =>
      `Next step: read “${title}” for the whole picture, and note your questions for your dentist.`,
    pagesSay: 'What the pages of this site say about it:',
    suggestions: [
      'Why do my gums bleed?',
      'What toothpaste is right for a child?',
      'When is a toothache urgent?',
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
    unknown:
      'No lo sé: no encontré nada lo bastante cercano en las páginas de este sitio y prefiero no adivinar.\n\nPuede preguntar con otras palabras, buscar en el sitio o revisar todos sus temas. Un dentista, la clínica de una facultad de odontología o un centro de salud puede responder lo que yo no sé.',
    nextStep: (title) =>
      `Siguiente paso: lea «${title}» para tener el panorama completo y anote sus preguntas para el dentista.`,
    pagesSay: 'Lo que dicen las páginas de este sitio:',
    suggestions: [
      '¿Por qué me sangran las encías?',
      '¿Qué pasta dental conviene para un niño?',
      '¿Cuándo es urgente un dolor de muela?',
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
