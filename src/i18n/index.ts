import { createContext, useContext } from 'react'
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

/** What every component of a page may ask for; made once per render. */
export type PageContext = {
  locale: Locale
  t: Text
  /** Without locale prefix. */
  path: string
  /** Path, query and anchor of this page in the other language. */
  otherHref: string
  /** Where the site stands, without a slash at its end. */
  siteOrigin: string
  /** ISO date in UTC. */
  today: string
}

export const PageContext = createContext<PageContext | undefined>(undefined)

export function usePage(): PageContext {
  const context = useContext(PageContext)
  if (!context) throw new Error('usePage() is called outside of a page')
  return context
}
