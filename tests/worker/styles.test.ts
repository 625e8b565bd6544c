import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testServer } from '../servers.ts'

const server = testServer()

/** Classes without a style of their own: they mark what others' rules speak of. */
const markers = new Set(['group', 'on-dark', 'no-print', 'contents'])

/** What a page looks like when somebody points at something, comes with the whole stylesheet. */
const states = /^(?:group-)?(?:hover|active|disabled):/

const folder = 'dist/client/assets'
const first = read('first')
const whole = read('client')

/** Unescaped, so that `.hover\:underline` can be looked for by the name that stands in the HTML. */
function read(name: string): string {
  const file = readdirSync(folder).find((file) => file.startsWith(name) && file.endsWith('.css'))!
  return readFileSync(join(folder, file), 'utf8')
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
  const html = await (await server.fetch(path)).text()
  expect(missingIn(html, whole)).toEqual([])
})

test.each(paths)(
  'the first stylesheet styles what is painted of %s without the other',
  async (path) => {
    const html = await (await server.fetch(path)).text()
    const [head, ...rest] = html.split(/<link rel="stylesheet" href="\/assets\/client-[^"]+"\/>/)
    expect(rest.length).toBe(1)
    expect(head).toContain('<header')
    const painted = missingIn(head!, first).filter((name) => !states.test(name))
    expect(painted).toEqual([])
  },
)

test('the first stylesheet is at most 7.5 kB', () => {
  const file = readdirSync(folder).find((name) => name.startsWith('first-'))!
  expect(brotliCompressSync(readFileSync(join(folder, file))).length).toBeLessThanOrEqual(7500)
})
