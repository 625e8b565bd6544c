import art from './version.json' with { type: 'json' }

/** The address of a drawing: `path` as in listArtFiles, e.g. 'motifs/brush.svg'. */
export const artHref = (path: string) => `/art/${art.version}/${path}`

/** Of the pictures that `shareHref` names, in pixels. */
export const shareSize = { width: 1200, height: 630 }

/** The picture that shows a page where its address is shared; home is 'index'. */
export const shareHref = (pagePath: string, locale: string) =>
  `/og/${locale}${pagePath === '/' ? '/index' : pagePath}.png`

/** The cover of a page. Only some pages have other crops than 'arch': see files.ts. */
export const coverHref = (pagePath: string, crop?: 'arch' | 'square' | 'mag' | 'wide') =>
  artHref(`covers${pagePath}${crop ? `.${crop}` : ''}.svg`)
