import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '../requests.ts'
import { sharedServer } from '../servers.ts'

const server = sharedServer()

/** Classes without a style of their own: they mark what others' rules speak of. */
const markers = new Set(['group', 'on-dark', 'no-print', 'contents'])

/** What a page looks like when somebody points at something or prints it, comes with the whole stylesheet. */
const later =
  /^(?:group-)?(?:hover|active|disabled):|^(?:title-hover|chat-role|chat-composer|printed-box|emergency-number)$/

const folder = 'dist/client/assets'
const file = readdirSync(folder).find((name) => name.startsWith('client') && name.endsWith('.css'))!
const whole = unescaped(readFileSync(join(folder, file), 'utf8'))

/** So that `.hover\:underline` can be looked for by the name that stands in the HTML. */
function unescaped(css: string): string {
  return css
    .replaceAll(/\\([0-9a-f]{1,6}) /gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll('\\', '')
}

const paths = [
  '/',
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
  '/content-integrity',
  '/privacy-settings',
  '/article/cavity-prevention-quiz',
  '/article/cavity-prevention-quiz?result=high',
  '/tools/brushing-timer',
  '/ask-dentist',
  '/recommended-products?need=gums',
  '/contact',
  '/contact?sent',
  '/search?q=teeth',
  '/search?q=zzzzz',
  '/ask-molly',
  '/subscribe',
  '/subscribe?done',
  '/newsletter/unsubscribe',
  '/newsletter/confirm?token=x',
  '/nope',
]

/** The classes of some HTML that a stylesheet says nothing of. */
function missingIn(html: string, css: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list]) =>
    list!.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split(/\s+/),
  )
  return classes.filter((name) => name && !markers.has(name) && !css.includes(`.${name}`))
}

test.each(paths)('every class in %s has a style in the stylesheet', async (path) => {
  const html = await readText(server, path)
  expect(missingIn(html, whole)).toEqual([])
})

test.each(paths)('%s carries the styles of what is painted first', async (path) => {
  const html = await readText(server, path)
  const links = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/client-[^"]+"[^>]*>/g)]
  expect(links.length).toBe(1)
  const above = html.slice(0, links[0]!.index)
  expect(above).toMatch(/<header.*<h1/s)
  const painted = missingIn(above, unescaped(styleIn(html))).filter((name) => !later.test(name))
  expect(painted).toEqual([])
  // All of it is painted at once.
  const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(above)!
  expect(links[0]![0]).toContain(`id="${awaited}"`)
})

test.each(['/', '/es/nope', '/search?q=teeth', '/conditions/emergency'])(
  'the policy of %s lets in its own styles and no others, however often it is sent',
  async (path) => {
    for (const method of ['GET', 'GET', 'HEAD']) {
      const html = await readText(server, path)
      const hash = createHash('sha256').update(styleIn(html)).digest('base64')
      const { headers } = await server.fetch(path, { method })
      expect(headers.get('Content-Security-Policy')).toContain(
        `; style-src 'self' 'sha256-${hash}';`,
      )
    }
  },
)

test('a page carries no style that it has no use for', async () => {
  const home = styleIn(await readText(server, '/'))
  const text = styleIn(await readText(server, '/privacy-policy'))
  expect(home).toContain('@font-face')
  expect(home).not.toMatch(/:hover|@media print|@keyframes|--art-[\w-]+:|data:/)
  // Nor of fonts that have yet to come.
  expect(home).not.toMatch(/url\([^)]*woff|"(?:Figtree|Piazzolla)"/)
  expect(text.length).toBeLessThan(home.length)
})

// Each of these would have a style of its own made for every element of a page, or two.
test('no rule gives every element a pseudo-element or the variables of UnoCSS', () => {
  expect(whole).not.toMatch(/(?:^|[{},])::?(?:before|after|backdrop)\b/)
  expect(whole).not.toContain('--un-')
})

/** What the page's one style element says. */
function styleIn(html: string): string {
  const [css, ...others] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!)
  expect(others).toEqual([])
  return css!
}
