import art from './version.json' with { type: 'json' }

/** The address of a drawing: `path` as in listArtFiles, e.g. 'motifs/brush.svg'. */
export const artHref = (path: string) => `/art/${art.version}/${path}`

/** The cover of a page. Only some pages have other crops than 'arch': see files.ts. */
export const coverHref = (pagePath: string, crop?: 'arch' | 'square' | 'mag' | 'wide') =>
  artHref(`covers${pagePath}${crop ? `.${crop}` : ''}.svg`)
