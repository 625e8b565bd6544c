import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstRule } from '../worker/render/critical-rules.ts'

type Manifest = Record<string, { css?: string[] }>

/** Nobody does this before the whole stylesheet is there; animations can wait for it too. */
const later = /^@(?:media print|page|keyframes)/
/** A drawing, of which browsers make a document each: patterns come after words. */
const picture = '--art-'
/** A font that is fetched: browsers lay out a stand-in of their own for it, and look for that one too. */
const fetchedFont = /^font-family:"?([^;"]+)"?;.*url\(/
const states = /:(?:hover|active|disabled|focus)/

const parentheses = /\((?:\\.|\((?:\\.|[^()])*\)|[^()])*\)/
const selectorOfList = new RegExp(`(?:\\\\.|${parentheses.source}|[^,])+`, 'g')

/**
 * Writes `first-styles.json` beside the manifest: the rules of the built stylesheet, of which the
 * worker writes those into a page that its first screen needs (worker/render/critical-css.ts).
 */
export function writeFirstStyles(outDir: string): void {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const [stylesheet] = manifest['src/client/client.tsx']!.css!
  const rules = [...toRules(readFileSync(join(outDir, stylesheet!), 'utf8'))]
  const first = withoutFetchedFonts(rules).filter(({ sets }) => !sets?.startsWith(picture))
  writeFileSync(join(outDir, '.vite/first-styles.json'), JSON.stringify(first))
}

/** The first words are set in what is installed, and in ours once the stylesheet is there. */
function withoutFetchedFonts(rules: FirstRule[]): FirstRule[] {
  const fonts = rules.flatMap(({ body }) => fetchedFont.exec(body ?? '')?.[1] ?? [])
  const inLists = new RegExp(`"(?:${fonts.join('|')})",\\s*`, 'g')
  return rules
    .filter(({ body }) => !fetchedFont.test(body ?? ''))
    .map((rule) => ({ ...rule, body: rule.body?.replaceAll(inLists, '') }))
}

/** Each rule of a minified stylesheet, and each variable that it sets as a rule of its own. */
export function* toRules(css: string, within: string[] = []): Generator<FirstRule> {
  for (const { head, body } of blocks(css)) {
    if (later.test(head)) continue
    if (/^@(?:media|supports|layer|container)/.test(head)) {
      yield* toRules(body!, [...within, head])
      continue
    }
    // One by one: rules that say the same have been made one.
    const selectors = (head.startsWith('@') ? [head] : head.match(selectorOfList)!)
      .filter((selector) => !states.test(selector))
      .map((selector) => ({ selector, needs: needsOf(selector) }))
    if (selectors.length === 0) continue
    for (const { sets, text } of head.startsWith('@') ? [{ text: body }] : partsOf(body!)) {
      yield { within, selectors, body: text, sets }
    }
  }
}

/** `--a:1;color:red;margin:0` -> `--a:1` that sets `--a`, and `color:red;margin:0`. */
function* partsOf(body: string): Generator<{ sets?: string; text: string }> {
  let rest: string[] = []
  for (const { head: text } of blocks(`${body};`)) {
    if (!text) continue
    if (!text.startsWith('--')) {
      rest.push(text)
      continue
    }
    if (rest.length > 0) yield { text: rest.join(';') }
    rest = []
    yield { sets: text.slice(0, text.indexOf(':')), text }
  }
  if (rest.length > 0) yield { text: rest.join(';') }
}

/** `head{body}` and `head;`, in their order. Braces in quoted strings are not counted. */
function* blocks(css: string): Generator<{ head: string; body?: string }> {
  let start = 0
  let open = -1
  let depth = 0
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index
    if (sign === '}' && --depth === 0) {
      yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, index) }
      start = index + 1
    }
    if (sign === ';' && depth === 0) {
      yield { head: css.slice(start, index).trim() }
      start = index + 1
    }
  }
}

/**
 * The tags, `#ids` and `.classes` without which nothing is selected, as they stand in HTML:
 * `ul .hover\:underline[open]` -> `ul`, `.hover:underline`. What stands in `:is()` may be there or
 * not.
 */
export function needsOf(selector: string): string[] {
  if (selector.startsWith('@')) return []
  const certain = selector
    .replaceAll(new RegExp(`(?<!\\\\)${parentheses.source}`, 'g'), '')
    .replaceAll(/(?<!\\)\[[^\]]*\]|(?<!\\)::?[\w-]+/g, '')
  const names = certain.match(/[.#]?(?:[\w-]|\\[0-9a-f]{1,6} ?|\\[^0-9a-f])+/gi) ?? []
  return names.map((name) =>
    name
      .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) =>
        String.fromCodePoint(parseInt(code, 16)),
      )
      .replaceAll('\\', '')
      .replaceAll('&', '&amp;')
      .replaceAll('>', '&gt;')
      .replaceAll('<', '&lt;')
      .replaceAll("'", '&#x27;')
      .replaceAll('"', '&quot;'),
  )
}
