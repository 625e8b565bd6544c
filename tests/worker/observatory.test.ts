import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evaluatePolicy } from '../support/csp-evaluator.ts'
import { parsePolicy, scoreAnswer } from '../support/observatory.ts'
import { formType, postForm, readText } from '../support/requests.ts'
import { listedPaths } from '../support/paths.ts'
import { sharedServer, startServer } from '../support/servers.ts'

/** One of every kind of page, as a browser asks for it. */
const pages = [
  ...listedPaths,
  '/article/root-canal',
  '/article/cavity-prevention-quiz',
  '/article/cavity-prevention-quiz?result=low',
  '/conditions/gum-disease',
  '/conditions/emergency',
  '/products/toothpaste',
  '/recommended-products?need=gums',
  '/services/dental-hygiene',
  '/home-services/kids-care',
  '/video/sensitivity-facts',
  '/videos',
  '/treatments',
  '/explore',
  '/topics',
  '/glossary',
  '/sitemap',
  '/find-international-dentist',
  '/tools/savings-calculator?home=4000',
  '/tools/brushing-timer',
  '/ask-dentist',
  '/contact',
  '/contact?sent',
  '/privacy',
  '/privacy-settings',
  '/search?q=teeth',
  '/newsletters/first-issue',
  '/urgency?now=no&who=me&topic=pain',
  '/urgency?level=now&topic=injury',
  '/subscribe?done',
  '/offline',
  '/article/no-such-article',
  '/nope',
]

const form = { 'Content-Type': formType, Accept: 'text/html' }
const requests: [status: number, what: string, path: string, init: RequestInit][] = [
  [400, 'a form that is wrong', '/contact', { body: 'topic=x', headers: form }],
  [400, 'a question that is none', '/ask-molly', { body: 'message=', headers: form }],
  [400, 'a sign-up without an address', '/newsletter', { body: 'email=x', headers: form }],
  [
    403,
    'another site',
    '/contact',
    { body: 'a=b', headers: { ...form, Origin: 'https://a.example' } },
  ],
  [405, 'a form that nobody takes', '/about', { body: 'a=b', headers: form }],
  [413, 'too much', '/ask-dentist', { body: `problem=${'a'.repeat(40_000)}`, headers: form }],
]

const server = sharedServer()

async function scoreOf(asking: Promise<Response>) {
  const response = await asking
  const { status, headers } = response
  const body = await response.text()
  return { status, headers, body, ...scoreAnswer({ headers, body }) }
}

test.each(pages)('gives %s 135 points in both languages', async (path) => {
  for (const address of [path, path === '/' ? '/es' : `/es${path}`]) {
    const { score, parts } = await scoreOf(server.fetch(address))
    expect(score, JSON.stringify(parts)).toBeGreaterThanOrEqual(135)
  }
})

test.each(requests)('gives the page for %i, %s, 135 points', async (status, _what, path, init) => {
  const answer = await scoreOf(server.fetch(path, { method: 'POST', ...init }))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(answer.score, JSON.stringify(answer.parts)).toBeGreaterThanOrEqual(135)
})

test('gives the page for a fault 135 points, and the page tells nothing of it', async () => {
  const broken = await startServer('Node')
  await broken.query('DROP TABLE messages')
  const fields = { topic: 'idea', message: 'A word.' }
  const answer = await scoreOf(postForm(broken, '/es/contact', fields, { Accept: 'text/html' }))
  expect(answer.status).toBe(500)
  expect(answer.score, JSON.stringify(answer.parts)).toBeGreaterThanOrEqual(135)
  expect(answer.body).toContain('<html lang="es">')
  expect(answer.body).not.toMatch(/no such table|SQLITE|\bat .+:\d+:\d+/)
  await broken.close()
})

// Only HTML can have a script with integrity, and its 5 points.
test.each([
  '/api/search?q=a',
  '/api/search?limit=x',
  '/healthz',
  '/feed.xml',
  '/about.md',
  '/qr/about.svg',
  '/rest/v1/x',
])('gives %s, which is no page, all that it can get: 130', async (path) => {
  expect((await scoreOf(server.fetch(path))).score).toBe(130)
})

test('the evaluator of policies finds nothing', async () => {
  const { headers } = await server.fetch('/')
  expect(evaluatePolicy(parsePolicy(headers.get('Content-Security-Policy')!))).toEqual([])
})

test('every script of a page has the hash of the file that is served', async () => {
  for (const path of ['/', '/article/root-canal', '/offline', '/nope']) {
    const html = await readText(server, path)
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"[^>]*>/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [tag, src] of scripts) {
      const bytes = new Uint8Array(await (await server.fetch(src!)).arrayBuffer())
      const hash = createHash('sha384').update(bytes).digest('base64')
      expect(tag).toContain(` integrity="sha384-${hash}"`)
    }
  }
})

test('the score falls when a header goes, as the public rules say', () => {
  const headers = new Headers({
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  const body = '<script src="/a.js" integrity="sha384-x"></script>'
  const without = (name: string) => {
    const fewer = new Headers(headers)
    fewer.delete(name)
    return scoreAnswer({ headers: fewer, body }).score
  }
  expect(scoreAnswer({ headers, body }).score).toBe(135)
  expect(scoreAnswer({ headers, body: '<script src="/a.js"></script>' }).score).toBe(130)
  expect(without('Content-Security-Policy')).toBe(55)
  expect(without('Strict-Transport-Security')).toBe(80)
  expect(without('Cross-Origin-Resource-Policy')).toBe(125)
  expect(without('Referrer-Policy')).toBe(130)
  expect(without('X-Content-Type-Options')).toBe(130)
})

test('the evaluator finds what is weak', () => {
  const find = (policy: string) => evaluatePolicy(parsePolicy(policy))
  expect(find("script-src 'unsafe-inline' https: *")).toEqual(
    expect.arrayContaining([
      "'unsafe-inline' for scripts",
      'the scheme https: for scripts',
      'a wildcard for scripts',
      'no base-uri',
      'no Trusted Types',
    ]),
  )
  expect(find("default-src 'none' script-src self")).toContain('no semicolon before script-src')
})

test('static files have a policy as strict as they can', () => {
  const lines = readFileSync('public/_headers', 'utf8').match(/ {2}Content-Security-Policy: .*/g)!
  for (const line of lines) {
    const policy = parsePolicy(line.slice(line.indexOf(':') + 1))
    for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy.get(name), line).toEqual(["'none'"])
    }
  }
})
