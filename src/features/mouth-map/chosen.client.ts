import '../../client/page-actions.ts'
import '../../client/large-view.ts'

/** The script of /mouth-map: says which drawing is shown, as the style shows by `:target`. */
function markChosen(): void {
  for (const pill of document.querySelectorAll<HTMLAnchorElement>('.mouth-page .pill[href^="#"]')) {
    const drawing = document.querySelector<HTMLElement>(pill.hash)!
    if (getComputedStyle(drawing).display === 'none') pill.removeAttribute('aria-current')
    else pill.setAttribute('aria-current', 'true')
  }
}

markChosen()
// Only by then a page that was opened at a drawing has its `:target`.
addEventListener('load', markChosen)
addEventListener('hashchange', markChosen)
