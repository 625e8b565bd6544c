import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, openPage } from '../browser.ts'
import { testServer } from '../servers.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const paths = [
  '/',
  '/article/daily-oral-health-habits',
  '/article/no-such-article',
  '/article/best-electric-toothbrushes',
  '/conditions/emergency',
  '/conditions/gum-disease',
  '/services/natural-care',
  '/products/dental-floss',
  '/products/dental-floss#feedback-thanks',
  '/video/whitening-facts',
  '/treatments',
  '/explore',
  '/topics',
  '/find-international-dentist?country=mx&home=4000&abroad=&trips=2&trip=850&repairs=500',
  '/content-integrity',
  '/privacy-settings#cleared',
  '/article/cavity-prevention-quiz',
  '/article/cavity-prevention-quiz?result=moderate',
  '/tools/brushing-timer',
  '/ask-dentist',
  '/recommended-products?need=gums',
  '/contact',
  '/search?q=teeth',
  '/search?q=zzzzqqq',
  '/ask-molly',
  '/subscribe',
  '/subscribe?done',
  '/newsletter/unsubscribe',
  '/newsletter/confirm?token=x',
  '/contact',
  '/contact?sent',
  '/offline',
  '/no-such-page',
]

const server = testServer()
afterAll(closeBrowser)

describe.each(['light', 'dark'] as const)('axe finds nothing in the %s', (colorScheme) => {
  test.each(paths)('on %s, in both languages, on phone and desktop', async (path) => {
    for (const address of [path, path === '/' ? '/es' : `/es${path}`]) {
      for (const width of [390, 1440]) {
        // The policy of the pages keeps axe out; what it finds does not depend on it.
        const { page, close } = await openPage({
          colorScheme,
          bypassCSP: true,
          reducedMotion: 'reduce',
          viewport: { width, height: 900 },
        })
        await page.goto(server.origin + address)
        await page.evaluate(axe)
        const violations = await page.evaluate(async (values) => {
          const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
          const result = await axe.run(document, { runOnly: { type: 'tag', values } })
          return result.violations.map(({ id, nodes }) => [
            id,
            nodes.map(({ html }) => html.slice(0, 160)),
          ])
        }, standards)
        expect(violations, `${address} at ${width}`).toEqual([])
        await close()
      }
    }
  })
})
