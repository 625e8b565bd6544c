/** The two caches in the visitor's browser. */
export const cacheNames = { pages: 'pages', files: 'files' } as const
