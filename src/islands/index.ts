import type { Locale } from '../i18n/locales.ts'

/** The islands by name. Each file's default export is the component. */
export const islands = {
  BrowserData: () => import('./BrowserData.tsx'),
  BrushingTimer: () => import('./BrushingTimer.tsx'),
  LatestArticles: () => import('./LatestArticles.tsx'),
  MollyChat: () => import('./MollyChat.tsx'),
  MollyDialog: () => import('./MollyDialog.tsx'),
  NewsletterForm: () => import('./NewsletterForm.tsx'),
  SearchField: () => import('./SearchField.tsx'),
}

export type IslandName = keyof typeof islands

export type IslandProps<N extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[N]>>['default']
>[0]

const texts = {
  chat: {
    en: () => import('../i18n/en.chat.ts').then((texts) => texts.enChat),
    es: () => import('../i18n/es.chat.ts').then((texts) => texts.esChat),
  },
  others: {
    en: () => import('../i18n/en.islands.ts').then((texts) => texts.enIslands),
    es: () => import('../i18n/es.islands.ts').then((texts) => texts.esIslands),
  },
}

/** An island's texts; the chat has its own, read with `useChatText()`. */
export function loadTexts(name: IslandName, locale: Locale): Promise<object> {
  const isChat = name.startsWith('Molly')
  return texts[isChat ? 'chat' : 'others'][locale]()
}
