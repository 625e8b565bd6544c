import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../servers.ts'

const server = testServer()

/** Classes without a style of their own: they mark what others' rules speak of. */
const markers = new Set(['group', 'on-dark', 'no-print', 'contents'])

const folder = 'dist/client/assets'
// Unescaped, so that `.hover\:underline` can be looked for by the name that stands in the HTML.
const css = readdirSync(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')
  .replaceAll(/\\([0-9a-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
  .replaceAll('\\', '')

test('every class in the pages has a style in the stylesheet', async () => {
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
    '/nope',
  ]
  const missing = new Set<string>()
  for (const path of paths) {
    const html = await (await server.fetch(path)).text()
    for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of list!
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'")
        .split(/\s+/)) {
        if (name && !markers.has(name) && !css.includes(`.${name}`)) missing.add(name)
      }
    }
  }
  expect([...missing]).toEqual([])
})
