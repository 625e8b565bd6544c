import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** What stands above the late stylesheet (src/sections/LateStyles.tsx), on any page. */
const firstScreen = [
  'src/pages/Document.tsx',
  'src/sections/Strip.tsx',
  'src/sections/Header.tsx',
  'src/sections/DraftNotice.tsx',
  'src/sections/Hero.tsx',
  'src/sections/ArticleHead.tsx',
  'src/sections/GuideHead.tsx',
  'src/sections/ProductHead.tsx',
  'src/sections/HubHead.tsx',
  'src/islands/SearchField.tsx',
]
/** Nobody does this before the other one is there. */
const states = /:(?:hover|active|disabled)/
/** They stand further down, or are closed until a script opens them. */
const later = /Footer|NewsletterBar|\/islands\/search\//

type Manifest = Record<string, { file: string; css?: string[] }>

const parentheses = /\((?:\\.|\((?:\\.|[^()])*\)|[^()])*\)/
const selectorOfList = new RegExp(`(?:\\\\.|${parentheses.source}|[^,])+`, 'g')

/**
 * Writes `first-<hash>.css` beside the built stylesheet: those of its rules that the first screen
 * needs, in their order, and enters it in the manifest. The stylesheet itself stays whole, and comes
 * later, so that it decides as if it were alone.
 */
export function writeFirstStyles(root: string, outDir: string): void {
  const manifestFile = join(outDir, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const [stylesheet] = manifest['src/client.tsx']!.css!
  const words = wordsOf(root, firstScreen)
  const rules = pick(
    readFileSync(join(outDir, stylesheet!), 'utf8'),
    (selector) => !states.test(selector) && classesIn(selector).every((name) => words.has(name)),
  )
  const css = rules.replaceAll(
    /(--art-[\w-]+):url\((?:"[^"]*"|[^")]*)\);?/g,
    (drawing, name: string) => (rules.includes(`var(${name})`) ? drawing : ''),
  )
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/first-${hash}.css`
  writeFileSync(join(outDir, file), css)
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, 'first.css': { file } }, null, 2))
}

/** All that could be a class in these files and in those of ours that they import. */
function wordsOf(root: string, entries: string[]): Set<string> {
  const seen = new Set<string>()
  const words = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const source = readFileSync(join(root, path), 'utf8')
    for (const word of source.split(/[\s'"`{}<>]+/)) words.add(word)
    for (const [, target] of source.matchAll(/^import [^'"]*['"](\.[^'"]+\.tsx?)['"]/gm)) {
      const next = relative(root, resolve(join(root, dirname(path)), target!))
      if (/^src\/(sections|ui|islands)\//.test(next) && !later.test(next)) visit(next)
    }
  }
  entries.forEach(visit)
  return words
}

/** The rules of a minified stylesheet with a `wanted` selector, and the at-rules around them. */
export function pick(css: string, wanted: (selector: string) => boolean): string {
  let picked = ''
  for (const { head, body } of blocks(css)) {
    if (head.startsWith('@media print') || head.startsWith('@page')) continue
    if (/^@(media|supports|layer|container)/.test(head)) {
      const inner = pick(body!, wanted)
      if (inner) picked += `${head}{${inner}}`
    } else if (body === undefined) picked += `${head};`
    else if (head.startsWith('@')) picked += `${head}{${body}}`
    else {
      // One by one: rules that say the same have been made one.
      const selectors = head.match(selectorOfList)!.filter(wanted)
      if (selectors.length > 0) picked += `${selectors.join()}{${body}}`
    }
  }
  return picked
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

/** `.hover\:underline:hover` -> `hover:underline`. What stands in `:is()` may be there or not. */
export function classesIn(selector: string): string[] {
  const certain = selector.replaceAll(new RegExp(`(?<!\\\\)${parentheses.source}`, 'g'), '')
  return [...certain.matchAll(/\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\[^0-9a-f])+)/gi)].map(([, name]) =>
    name!
      .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) =>
        String.fromCodePoint(parseInt(code, 16)),
      )
      .replaceAll('\\', ''),
  )
}
