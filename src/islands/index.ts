/**
 * The islands: what a browser can wake up, by name. Each file's default export is the component;
 * `prepare` fetches what its first render needs and the page's HTML doesn't carry twice.
 */
export const islands = {
  BrowserData: () => import('./BrowserData.tsx'),
  BrushingTimer: () => import('./BrushingTimer.tsx'),
  LatestArticles: () => import('./LatestArticles.tsx'),
  MollyChat: () => import('./MollyChat.tsx'),
  MollyDialog: () => import('./MollyDialog.tsx'),
  NewsletterForm: () => import('./NewsletterForm.tsx'),
}

export type IslandName = keyof typeof islands

export type IslandProps<N extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[N]>>['default']
>[0]
