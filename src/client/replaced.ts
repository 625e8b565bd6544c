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
      (element) => ({ element, key: describe(element) }),
    )
  const before = list()
  let focused = document.activeElement as HTMLElement
  const onFocus = ({ target }: Event) => (focused = target as HTMLElement)
  island.addEventListener('focusin', onFocus)

  const find: FindCurrent = (element) => {
    if (element.isConnected) return element
    const key = before.find((one) => one.element === element)?.key
    const isAlike = (one: { key: string }) => one.key === key
    const place = before.filter(isAlike).findIndex((one) => one.element === element)
    return (list().filter(isAlike)[place]?.element ?? element) as typeof element
  }

  function carryOver() {
    island.removeEventListener('focusin', onFocus)
    for (const { element } of before) {
      const now = find(element)
      if (now === element || !/^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName)) continue
      carryText(element as Field, now as Field)
    }
    const now = find(focused)
    if (now === focused || document.activeElement !== document.body) return
    now.focus({ preventScroll: true })
    carryCaret(focused as HTMLInputElement, now as HTMLInputElement)
  }
  return { find, carryOver }
}

function describe(element: Element): string {
  return [
    element.tagName,
    ...['type', 'name', 'href'].map((name) => element.getAttribute(name)),
  ].join()
}

function carryText(from: Field, to: Field): void {
  if (from.type === 'hidden' || from.value === to.value) return
  to.value = from.value
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function carryCaret(from: HTMLInputElement, to: HTMLInputElement): void {
  // A field for email addresses does not tell where its caret is.
  if (typeof from.selectionStart !== 'number') return
  to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
