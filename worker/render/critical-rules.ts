/** A rule of the built stylesheet, or one variable of a rule (build/critical-css.ts). */
export type FirstRule = {
  /** The at-rules around it, outermost first. */
  within: string[]
  /** `needs`: tags, `.classes` and `#ids` without which the selector selects nothing. */
  selectors: { selector: string; needs: string[] }[]
  /** Undefined: an at-rule that has none. */
  body?: string
  /** The variable that is all it sets. */
  sets?: string
}

/** The tags, `.classes` and `#ids` of some HTML. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z\d]*)([^>]*)/g)) {
    names.add(tag!)
    for (const [, attribute, value] of attributes!.matchAll(/ (class|id)="([^"]*)"/g)) {
      if (attribute === 'id') names.add(`#${value}`)
      else for (const name of value!.split(' ')) names.add(`.${name}`)
    }
  }
  return names
}

/** The rules that style something of these names, and the variables that they read, in their order. */
export function pick(rules: FirstRule[], names: Set<string>): string {
  const fitting = rules.flatMap((rule) => {
    const selectors = rule.selectors.filter(({ needs }) => needs.every((name) => names.has(name)))
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
  const read = new Set<string>()
  const wanted = new Set<FirstRule>()
  const want = (rule: FirstRule) => {
    wanted.add(rule)
    for (const [name] of rule.body?.matchAll(/(?<=var\()--[\w-]+/g) ?? []) read.add(name)
  }
  for (const rule of fitting) if (rule.sets === undefined) want(rule)
  // Variables are read by variables.
  for (let before = -1; before < wanted.size;) {
    before = wanted.size
    for (const rule of fitting) if (read.has(rule.sets!) && !wanted.has(rule)) want(rule)
  }
  return write(fitting.filter((rule) => wanted.has(rule)))
}

function write(picked: FirstRule[]): string {
  let css = ''
  let open: string[] = []
  let last = ''
  for (const { within, selectors, body } of picked) {
    const isSame = within.join() === open.join()
    if (!isSame) {
      css += `${'}'.repeat(open.length)}${within.map((head) => `${head}{`).join('')}`
      open = within
    }
    const head = selectors.map(({ selector }) => selector).join()
    if (body === undefined) css += `${head};`
    // Another variable of the same rule.
    else if (isSame && head === last && !head.startsWith('@')) css = `${css.slice(0, -1)};${body}}`
    else css += `${head}{${body}}`
    last = head
  }
  return css + '}'.repeat(open.length)
}
