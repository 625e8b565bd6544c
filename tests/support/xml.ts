/** The elements in document order, each with its own text; throws if not well-formed. */
export function parseXml(text: string): { name: string; attributes: string; text: string }[] {
  const elements: { name: string; attributes: string; text: string }[] = []
  const open: number[] = []
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  if (body === text) throw new Error('starts with no XML declaration')
  for (const [, close, name, attributes, self, words] of body.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+|<)/g,
  )) {
    if (words !== undefined) {
      if (words === '<' || /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(words)) {
        throw new Error(`is not well formed at "${words.slice(0, 60)}"`)
      }
      if (open.length > 0) elements[open.at(-1)!]!.text += words
    } else if (close) {
      const last = open.pop()
      if (last === undefined || elements[last]!.name !== name) throw new Error(`closes "${name}"`)
    } else {
      elements.push({ name: name!, attributes: attributes!.trim(), text: '' })
      if (!self) open.push(elements.length - 1)
    }
  }
  if (open.length > 0) throw new Error(`leaves ${open.length} elements open`)
  return elements
}
