import { splitSentences } from '../text/sentences.ts'

/** A sentence of the page: its range, the element around it, and its text. */
export type PageSentence = { range: Range; box: Element; text: string }

/** Title, introduction and text. */
const read = 'main :is(h1, h1 + p, article)'
/** Footnote marks and controls. */
const unread = 'sup, nav, form, button, svg, .no-print, .chat-cite'

/** The text to read aloud, sentence by sentence. */
export function listSentences(): PageSentence[] {
  const { lang } = document.documentElement
  return listSentencesIn([...document.querySelectorAll(read)], lang)
}

/** The sentences of these elements, which are in one language. */
export function listSentencesIn(roots: Element[], language: string): PageSentence[] {
  return roots.flatMap(listBoxes).flatMap((box) => splitBox(box, language))
}

type Box = { box: Element; texts: Text[] }

/** Runs of text not interrupted by a line break or a block boundary. */
function listBoxes(root: Element): Box[] {
  const boxes: Box[] = []
  let open: Box | undefined
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(unread)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  })
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node instanceof Text) {
      const box = boxAround(node)
      if (open?.box !== box) boxes.push((open = { box, texts: [] }))
      open.texts.push(node)
    } else if (node instanceof HTMLBRElement) open = undefined
  }
  return boxes
}

function boxAround(text: Text): Element {
  let element = text.parentElement!
  while (/^(inline|contents)$/.test(getComputedStyle(element).display)) {
    element = element.parentElement!
  }
  return element
}

function splitBox({ box, texts }: Box, language: string): PageSentence[] {
  const whole = texts.map(({ data }) => data).join('')
  return splitSentences(whole, language).map(({ start, end }) => {
    const range = new Range()
    range.setStart(...locate(texts, start))
    range.setEnd(...locate(texts, end))
    return { range, box, text: whole.slice(start, end).replaceAll(/\s+/g, ' ') }
  })
}

function locate(texts: Text[], place: number): [text: Text, offset: number] {
  let before = 0
  for (const text of texts) {
    if (place <= before + text.length) return [text, place - before]
    before += text.length
  }
  throw new RangeError(`no place ${place} in a text of ${before}`)
}
