import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listedPaths } from '../support/paths.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()

/** Classes without a style of their own: other rules refer to them. */
const markers = new Set(['group', 'on-dark', 'no-print', 'contents'])

/** The stylesheets that a page links, the main one first. */
function listStyles(html: string): { href: string; link: string; index: number }[] {
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)
  return [...links].map((match) => ({ href: match[1]!, link: match[0], index: match.index }))
}

const readStyle = (href: string) => unescaped(readFileSync(join('dist/client', href), 'utf8'))

const built = readdirSync('dist/client/assets')
  .filter((name) => name.endsWith('.css'))
  .map((name) => `/assets/${name}`)

/** So that `.hover\:underline` can be looked for by the name that stands in the HTML. */
function unescaped(css: string): string {
  return css
    .replaceAll(/\\([0-9a-f]{1,6}) /gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll('\\', '')
}

const paths = [
  ...listedPaths,
  '/es',
  '/article/braces-vs-aligners',
  '/article/best-electric-toothbrushes',
  '/article/unknown',
  '/conditions/emergency',
  '/conditions/gum-disease',
  '/services/natural-care',
  '/products/dental-floss',
  '/video/whitening-facts',
  '/treatments',
  '/explore',
  '/topics',
  '/glossary',
  '/sitemap',
  '/find-international-dentist',
  '/tools/savings-calculator?country=mx&home=4000&abroad=&trips=2&trip=850&repairs=500',
  '/tools/savings-calculator?home=x',
  '/offline',
  '/content-integrity',
  '/privacy-settings',
  '/article/cavity-prevention-quiz',
  '/article/cavity-prevention-quiz?result=high',
  '/tools/brushing-timer',
  '/ask-dentist?level=now&topic=pain&place=tooth-16',
  '/recommended-products?need=gums',
  '/contact',
  '/contact?sent',
  '/search?q=teeth',
  '/search?q=zzzzz',
  '/urgency?now=no&who=child',
  '/urgency?level=now&topic=injury',
  '/subscribe?done',
  '/newsletter/unsubscribe',
  '/newsletter/confirm?token=x',
  '/newsletters/first-issue',
  '/nope',
]

/** The classes of some HTML that a stylesheet says nothing of. */
function missingIn(html: string, css: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list]) =>
    list!.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split(/\s+/),
  )
  return classes.filter((name) => name && !markers.has(name) && !css.includes(`.${name}`))
}

test.each(paths)('every class in %s has a style in its stylesheets', async (path) => {
  const html = await readText(server, path)
  const css = listStyles(html).map(({ href }) => readStyle(href))
  expect(missingIn(html, css.join('\n'))).toEqual([])
})

test('pages link the main stylesheet, and those of a feature its own too', async () => {
  const linked = new Set<string>()
  for (const path of paths) {
    const styles = listStyles(await readText(server, path))
    expect(styles[0]!.href, path).toMatch(/^\/assets\/client-/)
    for (const { href } of styles) linked.add(href)
  }
  // Those of scripts load with them.
  const others = built.filter((file) => !/^.assets.(?:player|quote)-/.test(file))
  expect([...linked].sort()).toEqual(others.sort())
  expect(listStyles(await readText(server, '/treatments')).length).toBe(1)
})

test.each(paths)(
  'every class above the stylesheet of %s has a style in the critical CSS',
  async (path) => {
    const html = await readText(server, path)
    const [main, ...features] = listStyles(html)
    const above = html.slice(0, main!.index)
    expect(above).toContain('<header')
    // Menu and search are closed at first, and patterns come with the stylesheet.
    const seen = above
      .replaceAll(/(<details[^>]* data-sheet.*?<\/summary>).*?<\/details>/gs, '$1')
      .replaceAll(/<span class="[^"]*pattern-bg.*?>/g, '')
    const missing = missingIn(seen, unescaped(styleIn(html)))
    expect(missing.filter((name) => !name.startsWith('hover:'))).toEqual([])
    // All of it is painted at once.
    const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(above)!
    expect(main!.link).toContain(`id="${awaited}"`)
    for (const { href } of features) {
      expect(above).toContain(`<link rel="preload" href="${href}" as="style"`)
    }
  },
)

test.each([
  '/',
  '/article/braces-vs-aligners',
  '/conditions/emergency',
  '/services/natural-care',
  '/products/dental-floss',
  '/treatments',
  '/explore',
  '/video/whitening-facts',
  '/find-international-dentist',
  '/search?q=teeth',
  '/ask-molly',
])('the title of %s is above its stylesheet', async (path) => {
  const html = await readText(server, path)
  expect(html.slice(0, html.indexOf('<link rel="stylesheet"'))).toContain('<h1')
})

test('one policy for all lets in the critical CSS, which is the same on every page', async () => {
  const html = await readText(server, '/')
  const hash = createHash('sha256').update(styleIn(html)).digest('base64')
  const policy = (await server.fetch('/api/search')).headers.get('Content-Security-Policy')
  expect(policy).toContain(`; style-src 'self' 'sha256-${hash}';`)
  for (const path of paths) {
    const page = await server.fetch(path)
    expect(page.headers.get('Content-Security-Policy'), path).toBe(policy)
    expect(styleIn(await page.text()), path).toBe(styleIn(html))
  }
})

test('the critical CSS is small: no states, printing, animations, pictures or fetched fonts', async () => {
  const css = styleIn(await readText(server, '/'))
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(6000)
  expect(css).toContain('@font-face')
  expect(css).not.toMatch(/:hover|@media print|@keyframes|--art-[\w-]+:|data:/)
  expect(css).not.toMatch(/url\([^)]*woff|"(?:Figtree|Piazzolla)"/)
})

// Each of these would have a style of its own made for every element of a page, or two.
test('no rule gives every element a pseudo-element or the variables of UnoCSS', () => {
  for (const file of built) {
    const css = readStyle(file)
    expect(css, file).not.toMatch(/(?:^|[{},])::?(?:before|after|backdrop)\b/)
    expect(css, file).not.toContain('--un-')
  }
})

/** What the page's one style element says. */
function styleIn(html: string): string {
  const [css, ...others] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!)
  expect(others).toEqual([])
  return css!
}
