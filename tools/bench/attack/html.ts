export type Tag = { name: string; attributes: Map<string, string>; text: string }

const rawNames = ['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']

const space = /[\t\n\f\r ]/

/**
 * The start tags of a page as a browser would parse them, with the text of raw-text elements;
 * comments are listed as '!'. Follows the HTML standard's tokenizer, except for the doctype.
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const next = html[at + 1] ?? ''
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      const stop = end < 0 ? html.length : end
      tags.push({ name: '!', attributes: new Map(), text: html.slice(at + 4, stop) })
      at = stop + 3
    } else if (
      next === '!' ||
      next === '?' ||
      (next === '/' && !/[a-z]/i.test(html[at + 2] ?? ''))
    ) {
      const end = html.indexOf('>', at)
      at = end < 0 ? html.length : end
    } else if (/[a-z]/i.test(next)) {
      const { tag, end } = readTag(html, at + 1)
      const isRaw = rawNames.includes(tag.name)
      const close = isRaw ? findClose(html, tag.name, end) : end
      tag.text = html.slice(end, close)
      tags.push(tag)
      at = close
    } else if (next === '/') {
      at = readTag(html, at + 2).end
    } else at += 1
  }
  return tags
}

function findClose(html: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi')
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? html.length
}

function readTag(html: string, from: number): { tag: Tag; end: number } {
  let at = from
  const until = (stop: RegExp) => {
    const start = at
    while (at < html.length && !stop.test(html[at]!)) at += 1
    return html.slice(start, at)
  }
  const name = until(/[\t\n\f\r />]/).toLowerCase()
  const attributes = new Map<string, string>()
  for (;;) {
    while (at < html.length && (space.test(html[at]!) || html[at] === '/')) at += 1
    if (at >= html.length || html[at] === '>') break
    const start = html[at] === '=' ? '=' : ''
    at += start.length
    const attribute = (start + until(/[\t\n\f\r />=]/)).toLowerCase()
    while (at < html.length && space.test(html[at]!)) at += 1
    let value = ''
    if (html[at] === '=') {
      at += 1
      while (at < html.length && space.test(html[at]!)) at += 1
      const quote = html[at]
      if (quote === '"' || quote === "'") {
        at += 1
        value = until(quote === '"' ? /"/ : /'/)
        at += 1
      } else value = until(/[\t\n\f\r >]/)
    }
    if (!attributes.has(attribute)) attributes.set(attribute, decode(value))
  }
  return { tag: { name, attributes, text: '' }, end: Math.min(at + 1, html.length) }
}

const named: Record<string, string> = {
  quot: '"',
  lt: '<',
  gt: '>',
  amp: '&',
  apos: "'",
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
}

/** Only the references that React writes, and those that can hide a scheme. */
function decode(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));?/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Math.min(parseInt(hex as string, 16), 0x10ffff))
    if (decimal) return String.fromCodePoint(Math.min(Number(decimal), 0x10ffff))
    return named[name as string] ?? whole
  })
}
