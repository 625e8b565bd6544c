/** Of the pictures from `shareHref`, in pixels. */
export const shareSize = { width: 1200, height: 630 }

/** The picture for a shared link to a page; home is 'index'. */
export const shareHref = (pagePath: string, locale: string) =>
  `/og/${locale}${pagePath === '/' ? '/index' : pagePath}.png`
