import { createContext, useContext } from 'react'
import type { ChatMessages } from './en.chat.ts'
import type { IslandMessages } from './en.islands.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './translate.ts'

/** A visitor's session, once its client has loaded; undefined for anonymous visitors. */
export type Session = Promise<{ getToken: () => Promise<string | undefined> } | void> | undefined

/** On the server an island has all texts, in the browser only its own: see loadTexts(). */
export type TextContext = {
  locale: Locale
  t: Translate<IslandMessages & ChatMessages>
  /** Only in the browser, if the visitor has one. */
  session?: Session
  /** Only in the browser: the island's texts in another language. */
  loadOther?: (locale: Locale) => Promise<object>
}

export const TextContext = createContext<TextContext | undefined>(undefined)

/** The texts available to an island: only these are sent to the browser. */
export function useIslandText(): { locale: Locale; t: Translate<IslandMessages> } {
  const context = useContext(TextContext)
  if (!context) throw new Error('useIslandText() is called outside of IslandRoot')
  return context
}

/** The texts available to the chat's components, and the visitor's session. */
export function useChatText(): { locale: Locale; t: Translate<ChatMessages>; session?: Session } {
  const context = useContext(TextContext)
  if (!context) throw new Error('useChatText() is called outside of IslandRoot')
  return context
}
