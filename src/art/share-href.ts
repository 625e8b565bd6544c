/** Of the pictures that `shareHref` names, in pixels. */
export const shareSize = { width: 1200, height: 630 }

/** The picture that shows a page where its address is shared; home is 'index'. */
export const shareHref = (pagePath: string, locale: string) =>
  `/og/${locale}${pagePath === '/' ? '/index' : pagePath}.png`
