import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { localeCodes, splitLocale } from '../../../src/i18n/locales.ts'
import { href, routes } from '../../../src/routes.ts'
import { sharedServer } from '../../support/servers.ts'

const server = sharedServer()

/** Pages that no link leads to. */
const unlinked = [
  '/nope',
  '/es/nope',
  '/article/nope',
  '/subscribe?done',
  '/newsletter/unsubscribe',
  '/newsletter/confirm?token=x',
  '/newsletter/preferences?token=x',
]

const withoutLocale = (path: string) => path.replace(/^\/es(?=\/|$)/, '') || '/'

/** Every address that is linked on the site, asked for once; `html` is that of pages only. */
type Answer = { status: number; html?: string }
const answers = new Map<string, Answer>()
const brokenAnchors = new Set<string>()
/** Where the links of each page lead. */
const links = new Map<string, string[]>()

beforeAll(async () => {
  const ids = new Map<string, Set<string>>()
  const wanted: { from: string; path: string; id: string }[] = []
  const queue = ['/', '/es']
  while (queue.length > 0) {
    const path = queue.shift()!
    if (answers.has(path)) continue
    const { status, headers, text } = await fetchText(path)
    const type = headers.get('Content-Type')!
    answers.set(path, { status, html: type.includes('html') ? text : undefined })
    // Drawings, too: icons are parts of one.
    if (status !== 200 || !/html|svg/.test(type)) continue
    ids.set(path, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)))
    for (const [, value] of text.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)) {
      const url = new URL(value!.replaceAll('&amp;', '&'), server.origin)
      if (['/newsletter', '/feedback'].includes(url.pathname)) continue
      // A question that Molly suggests opens the same page with its field filled.
      if (/\/ask-molly\?page=.*&q=/.test(url.href)) continue
      // The sheet opens alike with every place of the mouth: one stands for all.
      if (/\/ask-dentist\?place=(?!tooth-16$)/.test(url.href)) continue
      // Thousands of pages are made alike from the pack of facts: some stand for all.
      if (/\/facts\/(?!\w+-01$)/.test(url.pathname)) continue
      const target = url.pathname + url.search
      queue.push(target)
      // A film's anchor is a second.
      if (url.hash && !url.hash.startsWith('#t='))
        wanted.push({ from: path, path: target, id: url.hash.slice(1) })
    }
    links.set(
      path,
      [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, target]) => target!),
    )
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g))
      wanted.push({ from: path, path, id: id! })
  }
  for (const { from, path, id } of wanted) {
    if (answers.get(path)?.status === 200 && !ids.get(path)?.has(id))
      brokenAnchors.add(`${from} -> ${path}#${id}`)
  }
})

async function fetchText(path: string) {
  const response = await server.fetch(path)
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}

test('every link leads somewhere', () => {
  expect(answers.size).toBeGreaterThan(400)
  const broken = [...answers].filter(([, { status }]) => status !== 200)
  expect(broken.map(([path, { status }]) => `${status} ${path}`)).toEqual([])
})

test('every link finds the place on the page that it names', () => {
  expect([...brokenAnchors]).toEqual([])
})

/** How many links each page is from a home page, without the site map, which links to all. */
function countSteps(home: string): Map<string, number> {
  const steps = new Map([[home, 0]])
  for (const [path, step] of steps) {
    if (withoutLocale(path) === routes.sitemap) continue
    for (const target of links.get(path) ?? []) if (!steps.has(target)) steps.set(target, step + 1)
  }
  return steps
}

test.each(localeCodes)('no page is further than three links from home (%s)', (locale) => {
  const home = href('home', locale)
  const steps = countSteps(home)
  const far = [...answers].flatMap(([path, { html }]) => {
    const own = splitLocale(path).locale === locale
    return html && own && !path.includes('?') && !((steps.get(path) ?? Infinity) <= 3) ? [path] : []
  })
  expect(far).toEqual([])
})

test('both languages have the same pages', () => {
  const pages = [...answers.keys()].filter(
    (path) => !/^\/(art|assets|films|_content)\/|^\/icon|\?|\.json$/.test(path),
  )
  const english = pages.filter((path) => withoutLocale(path) === path)
  const spanish = pages.filter((path) => withoutLocale(path) !== path).map(withoutLocale)
  expect(english.length).toBeGreaterThan(70)
  expect(spanish.sort()).toEqual(english.sort())
})

// What React writes: <br/>, attributes in camelCase. It is valid; the preset leaves style alone.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test('every page is valid HTML', async () => {
  for (const path of unlinked) {
    const { status, text } = await fetchText(path)
    answers.set(path, { status, html: text })
  }
  const errors: string[] = []
  for (const [path, { html }] of answers) {
    // A query changes little, and validating takes long.
    if (!html || (path.includes('?') && !unlinked.includes(path))) continue
    const { results } = await validator.validateString(html, path)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${path} ${ruleId}: ${message} (${selector})`)
    }
  }
  expect(errors).toEqual([])
})
