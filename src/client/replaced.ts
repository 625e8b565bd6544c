type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Finds what took the place of an element of the server's HTML: itself, unless React rendered anew. */
export type FindCurrent = <E extends HTMLElement>(element: E) => E

/**
 * Other people's software may change the page before it is hydrated. React then renders the island
 * anew; what was typed, the focus and the caret move to the new elements. Returns what to call before
 * anything else can happen to those.
 */
export function watchElements(island: Element): { find: FindCurrent; carryOver: () => void } {
  const list = () =>
    [...island.querySelectorAll<HTMLElement>('a,button,form,input,select,textarea')].map(
      (element) => ({ element, keys: describe(element) }),
    )
  const before = list()
  let focused = document.activeElement as HTMLElement
  const onFocus = ({ target }: Event) => (focused = target as HTMLElement)
  island.addEventListener('focusin', onFocus)

  const find: FindCurrent = (element) => {
    if (element.isConnected) return element
    const keys = before.find((one) => one.element === element)?.keys ?? []
    const now = list()
    for (const key of keys) {
      const isAlike = (one: { keys: string[] }) => one.keys.includes(key)
      const [were, are] = [before.filter(isAlike), now.filter(isAlike)]
      const place = were.findIndex((one) => one.element === element)
      if (were.length === are.length) return are[place]!.element as typeof element
      // A field that others put beside it is gone. A button of theirs must press none of ours.
      if (isField(element) && are.length === 1) return are[0]!.element as typeof element
    }
    return element
  }

  function carryOver() {
    island.removeEventListener('focusin', onFocus)
    for (const { element } of before) {
      const now = find(element)
      if (now !== element && isField(element)) carryText(element as Field, now as Field)
    }
    const now = find(focused)
    if (now === focused || document.activeElement !== document.body) return
    now.focus({ preventScroll: true })
    carryCaret(focused as HTMLInputElement, now as HTMLInputElement)
  }
  return { find, carryOver }
}

function isField(element: Element): boolean {
  return /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
}

/**
 * What tells an element from others, the surest first: others put twins before ours, and change what
 * ours are called.
 */
function describe(element: Element): string[] {
  const { id, tagName, textContent } = element
  const about = [tagName, ...['type', 'name', 'href'].map((name) => element.getAttribute(name))]
  return [...(id ? [`#${id}`] : []), [...about, textContent].join(), about.join(), tagName]
}

function carryText(from: Field, to: Field): void {
  const isTyped = from.value !== (from as HTMLInputElement).defaultValue
  if (from.type === 'hidden' || !isTyped || from.value === to.value) return
  to.value = from.value
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function carryCaret(from: HTMLInputElement, to: HTMLInputElement): void {
  // A field for email addresses does not tell where its caret is.
  if (typeof from.selectionStart !== 'number') return
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
