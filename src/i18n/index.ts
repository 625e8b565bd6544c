import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import type { Locale } from './locales.ts'
import { createTranslate, type Translate } from './translate.ts'

const catalogs: Record<Locale, Messages> = { en, es }

export type Text = Translate<Messages>

const translators = {
  en: createTranslate('en', catalogs.en),
  es: createTranslate('es', catalogs.es),
} satisfies Record<Locale, Text>

export function getText(locale: Locale): Text {
  return translators[locale]
}
