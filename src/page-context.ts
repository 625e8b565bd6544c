import { createContext, useContext } from 'react'
import type { Text } from './i18n/index.ts'
import type { Locale } from './i18n/locales.ts'

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
