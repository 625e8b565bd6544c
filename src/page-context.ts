import { createContext, useContext } from 'react'
import { type FeatureTexts, getText, type Text } from './i18n/index.ts'
import type { Locale } from './i18n/locales.ts'
import type { Translate } from './i18n/translate.ts'

/** Context for all components of a page; created once per render. */
export type PageContext = {
  locale: Locale
  t: Text
  /** Without locale prefix. */
  path: string
  /** Path, query and fragment of this page in the other language. */
  otherHref: string
  /** The site's origin, without a trailing slash. */
  siteOrigin: string
  /** ISO date in UTC. */
  today: string
}

export const PageContext = createContext<PageContext | undefined>(undefined)

/** `texts`: those of the component's feature, added to the shared ones for `t`. */
export function usePage(): PageContext
export function usePage<T extends object>(texts: FeatureTexts<T>): PageContext & { t: Translate<T> }
export function usePage(texts?: FeatureTexts<object>): PageContext {
  const context = useContext(PageContext)
  if (!context) throw new Error('usePage() is called outside of a page')
  return texts ? { ...context, t: getText(context.locale, texts) } : context
}
