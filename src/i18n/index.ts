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

/** The texts of a feature in every language, from `texts.ts` in its folder. */
export type FeatureTexts<T extends object> = Record<Locale, T>

const ofFeatures = new WeakMap<object, Record<Locale, unknown>>()

/** The shared texts, and with `texts` also those of a feature. */
export function getText(locale: Locale): Text
export function getText<T extends object>(
  locale: Locale,
  texts: FeatureTexts<T>,
): Text & Translate<T>
export function getText(locale: Locale, texts?: FeatureTexts<object>): unknown {
  if (!texts) return translators[locale]
  const found = ofFeatures.get(texts) ?? {
    en: createTranslate('en', { ...en, ...texts.en }),
    es: createTranslate('es', { ...es, ...texts.es }),
  }
  ofFeatures.set(texts, found)
  return found[locale]
}
