import { createContext, useContext } from 'react'
import type { ChatMessages } from './en.chat.ts'
import type { IslandMessages } from './en.islands.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './translate.ts'

/** A visitor's session, once its client has loaded; undefined for the anonymous. */
export type Session = Promise<{ getToken: () => Promise<string | undefined> } | void> | undefined

/** On the server an island finds all texts, in the browser its own: see loadTexts(). */
export type TextContext = {
  locale: Locale
  t: Translate<IslandMessages & ChatMessages>
  /** In the browser, when the visitor has one. */
  session?: Session
}

export const TextContext = createContext<TextContext | undefined>(undefined)

/** The texts an island may use: only these travel to the browser. */
export function useIslandText(): { locale: Locale; t: Translate<IslandMessages> } {
  const context = useContext(TextContext)
  if (!context) throw new Error('useIslandText() is called outside of IslandRoot')
  return context
}

/** The texts a part of the chat may use, and the visitor's session. */
export function useChatText(): { locale: Locale; t: Translate<ChatMessages>; session?: Session } {
  const context = useContext(TextContext)
  if (!context) throw new Error('useChatText() is called outside of IslandRoot')
  return context
}
