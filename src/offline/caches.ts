/** The service worker's two caches. */
export const cacheNames = { pages: 'pages', files: 'files' } as const
