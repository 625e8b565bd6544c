import { createContext, useContext } from 'react'
import type { IslandMessages } from './en.islands.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './translate.ts'

export type TextContext = { locale: Locale; t: Translate<IslandMessages> }

export const TextContext = createContext<TextContext | undefined>(undefined)

/** The texts an island may use: only these travel to the browser. */
export function useIslandText(): TextContext {
  const context = useContext(TextContext)
  if (!context) throw new Error('useIslandText() is called outside of IslandRoot')
  return context
}
