/** These run inside a page, serialized one by one, so they can't use imports. */

/**
 * `rule: element, and what is wrong with it` for each violation; axe must be loaded in the page.
 * When only colours changed since the last run, as from light to dark, only the colour rules run
 * again.
 */
export async function runAxe(): Promise<string[]> {
  const scope = globalThis as unknown as { axe: typeof import('axe-core'); layout?: string }
  const layout = [...document.querySelectorAll('body *')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height, element.checkVisibility({ visibilityProperty: true })].join()
    })
    .join(';')
  const isSame = layout === scope.layout
  scope.layout = layout
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await scope.axe.run(document, {
    runOnly: isSame
      ? { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
      : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)}: ${failureSummary}`.replace(/\s+/g, ' '),
    ),
  )
}

/** Skipped heading levels, and any number of main headings but one. */
export function listHeadingFaults(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent.trim() }))
  const mains = headings.filter(({ level }) => level === 1).length
  return [
    ...(mains === 1 ? [] : [`${mains} main headings`]),
    ...headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `h${level} follows a higher level: ${text}`),
    ...headings.filter(({ text }) => text === '').map(({ level }) => `empty h${level}`),
  ]
}

/** Targets below 24 px and below 44 px on a side. Links within a line of text are exempt. */
export function findTargets(): { tooSmall: string[]; small: string[] } {
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const tooSmall: string[] = []
  const small: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) continue
    const boxes = [element, ...labelsOf(element), ...stretchedOver(element)]
      .map((box) => box.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
    const side = Math.max(...boxes.map(({ width, height }) => Math.min(width, height)))
    // No visible box: a honeypot field, or a skip link off screen.
    if (boxes.length === 0) continue
    if (side < 44) small.push(describe(element, side))
    if (side < 24) tooSmall.push(describe(element, side))
  }
  return { tooSmall, small }

  function isInText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    const block = element.closest('p, li, dd, dt, td, th, h1, h2, h3, figcaption, legend, label')
    return !!block && block.textContent.trim().length > element.textContent.trim().length
  }
  function labelsOf(element: Element): Element[] {
    return 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
  }
  /** The card that a link covers with a pseudo-element. */
  function stretchedOver(element: HTMLElement): Element[] {
    const { content, position } = getComputedStyle(element, '::after')
    if (content === 'none' || position !== 'absolute') return []
    const holds = (box: Element) => getComputedStyle(box).position !== 'static'
    let box: Element | null = element
    while (box && !holds(box)) box = box.parentElement
    return box ? [box] : []
  }
  function describe(element: Element, side: number): string {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    return `${Math.round(side)} px ${element.tagName.toLowerCase()} "${name.slice(0, 40)}"`
  }
}

/** Focuses each element in turn: those without a focus style, and those that are covered. */
export function checkFocus(): { invisible: string[]; covered: string[] } {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const invisible: string[] = []
  const covered: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    element.blur()
    const before = looks(element)
    element.focus()
    if (document.activeElement !== element) continue
    if (looks(element) === before) invisible.push(describe(element))
    if (isCovered(element)) covered.push(describe(element))
  }
  return { invisible, covered }

  /** The element, its surroundings or its label may show the focus. */
  function looks(element: HTMLElement): string {
    const shown = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ]
    return shown
      .filter((one) => one != null)
      .map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one)
        return outlineStyle === 'none' ? boxShadow : [outlineWidth, outlineColor, boxShadow]
      })
      .join(' | ')
  }
  function isCovered(element: HTMLElement): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (right - left < 2 || bottom - top < 2) return false
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [x, y],
      [x, top + 2],
      [x, bottom - 2],
      [left + 2, y],
      [right - 2, y],
    ] as const
    return !points.some(([px, py]) => {
      const found = document.elementFromPoint(px, py)
      return !!found && (element.contains(found) || found.contains(element) || isLabel(found))
    })
    function isLabel(found: Element): boolean {
      return (
        'labels' in element &&
        [...(element.labels as NodeListOf<Element>)].some((label) => label.contains(found))
      )
    }
  }
  function describe(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    return `${element.tagName.toLowerCase()} "${name.slice(0, 40)}" ${element.className}`
  }
}

/** Records focus from now on; returns the expected number of stops. A radio group is one stop. */
export function recordFocus(): number {
  const selector = 'a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex]'
  const groups = new Set<string>()
  const expected = [...document.querySelectorAll<HTMLInputElement>(selector)].filter((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false
    if (element.type !== 'radio') return true
    const isFirst = !groups.has(element.name)
    groups.add(element.name)
    return isFirst
  })
  const visited: Element[] = []
  document.addEventListener('focusin', ({ target }) => visited.push(target as Element))
  Object.assign(globalThis, { tabStops: { expected, visited } })
  return expected.length
}

/** After that many presses of Tab: stops that were skipped or out of visual order. */
export function listTabFaults(): string[] {
  const { tabStops } = globalThis as unknown as {
    tabStops: { expected: Element[]; visited: Element[] }
  }
  const { expected, visited } = tabStops
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`
  const isSameGroup = (one: Element, other: Element) =>
    one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    other.type === 'radio' &&
    one.name === other.name
  return [
    ...expected
      // A hydrated island may have disabled a button.
      .filter((element) => element.isConnected && !element.matches(':disabled'))
      .filter((element) => !visited.some((one) => one === element || isSameGroup(one, element)))
      .map((element) => `not reached: ${name(element)}`),
    ...visited
      .filter(
        (element, index) =>
          index > 0 &&
          element !== expected[0] &&
          element.compareDocumentPosition(visited[index - 1]!) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      .map((element) => `out of order: ${name(element)}`),
  ]
}
