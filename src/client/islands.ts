import type { Locale } from '../i18n/locales.ts'

/** The islands by name. Each file's default export is the component. */
export const islands = {
  BrowserData: () => import('../features/browser-data/BrowserData.island.tsx'),
  BrushingTimer: () => import('../features/brushing-timer/BrushingTimer.island.tsx'),
  KeepMolly: () => import('../features/offline/KeepMolly.island.tsx'),
  LatestArticles: () => import('../features/home/LatestArticles.island.tsx'),
  MollyChat: () => withPlainSigns(import('../islands/MollyChat.island.tsx')),
  MollyDialog: () => withPlainSigns(import('../islands/MollyDialog.island.tsx')),
  NewsletterForm: () => import('../features/newsletter/NewsletterForm.island.tsx'),
  SearchField: () => import('../features/search/SearchField.island.tsx'),
  SymptomDiary: () => import('../features/symptom-diary/SymptomDiary.island.tsx'),
}

/** A chat without them is better than none: see src/islands/chat/plain.ts. */
async function withPlainSigns<M>(chat: Promise<M>): Promise<M> {
  const signs = import('../islands/chat/emergency.ts').catch(console.error)
  const [module] = await Promise.all([chat, signs])
  return module
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
