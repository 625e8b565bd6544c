import styles from '../styles/quote.css?url'
import type { Locale } from '../i18n/locales.ts'

/** Offers to ask Molly about the words that a visitor marks. Loaded when some are marked. */

const texts = {
  en: { ask: 'Ask Molly about this', quote: '“{{words}}” What does this mean?' },
  es: { ask: 'Preguntar a Molly por esto', quote: '«{{words}}» ¿Qué significa esto?' },
}

const locale = document.documentElement.lang as Locale
const t = texts[locale]
/** The link to Molly, which names this page. */
const opener = document.querySelector<HTMLAnchorElement>('.molly-button a[data-live]')!
const minLength = 3
const maxLength = 300
/** Selections change with every letter. */
const calmMs = 250

const link = document.createElement('a')
link.className = 'btn btn-small btn-maiz quote-link no-print'
link.textContent = t.ask
link.addEventListener('click', ask)
// The words stay marked.
link.addEventListener('mousedown', (event) => event.preventDefault())

const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = styles
document.head.appendChild(sheet)

let waiting: ReturnType<typeof setTimeout>
document.addEventListener('selectionchange', () => {
  clearTimeout(waiting)
  waiting = setTimeout(offer, calmMs)
})
// Later: taking the link away blurs it too.
link.addEventListener('blur', () => setTimeout(offer))
addEventListener('scroll', () => link.isConnected && offer(), { passive: true })
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') link.remove()
})
offer()

function offer(): void {
  const selection = getSelection()!
  const words = readWords(selection)
  if (words === undefined) {
    // A press may take the selection away just before the click.
    if (document.activeElement !== link) link.remove()
    return
  }
  const range = selection.getRangeAt(0)
  const question = t.quote.replace('{{words}}', () => words)
  link.href = `${opener.href}&q=${encodeURIComponent(question)}`
  // Next in the order of Tab.
  const block = blockAround(range.endContainer)
  if (block.nextElementSibling !== link) block.insertAdjacentElement('afterend', link)
  // With a finger, at the edge of the screen: the handles of the selection are below its end.
  if (!matchMedia('(pointer: fine)').matches) return
  const { bottom, right } = range.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = link
  link.style.top = `${Math.min(bottom + 8, innerHeight - offsetHeight - 8)}px`
  link.style.left = `${Math.max(8, Math.min(right - offsetWidth, innerWidth - offsetWidth - 8))}px`
}

/** The marked words of the text, on one line; undefined if there are none. */
function readWords(selection: Selection): string | undefined {
  if (selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const { commonAncestorContainer: around } = range
  const element = around instanceof Element ? around : around.parentElement
  if (!element?.closest('main article') || element.closest('form, [data-island]')) return undefined
  const marked = range.cloneContents()
  for (const mark of marked.querySelectorAll('sup, .no-print')) mark.remove()
  for (const block of marked.querySelectorAll('p, li, h2, h3, dt, dd, th, td')) block.append(' ')
  const words = (marked.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  if (words.length < minLength) return undefined
  if (words.length <= maxLength) return words
  return `${words.slice(0, maxLength).replace(/\s\S*$/, '')} …`
}

function blockAround(node: Node): Element {
  let element = node instanceof Element ? node : node.parentElement!
  while (/^(inline|contents|table|list-item)/.test(getComputedStyle(element).display)) {
    element = element.parentElement!
  }
  return element
}

/** In the chat beside the page, if it can be opened; else the link leads to Molly's own page. */
function ask(event: MouseEvent): void {
  if (!('HTMLDialogElement' in globalThis)) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  opener.dataset['question'] = new URL(link.href).searchParams.get('q')!
  getSelection()!.removeAllRanges()
  link.remove()
  opener.click()
}
