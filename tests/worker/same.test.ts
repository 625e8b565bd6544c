import { beforeAll, expect, test } from 'vitest'
import { listPaths } from '../paths.ts'
import { testServer } from '../servers.ts'

/**
 * Both platforms say the same, byte by byte. So tests of what a page says need only one of them, and
 * those about requests, limits, storage and streams ask both.
 */
const workerd = testServer('workerd')
const node = testServer('Node')

/** How bytes travel is each server's own business. */
const transport =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|vary|server|x-.*-ray)$/

async function read(server: typeof node, path: string, init?: RequestInit) {
  const response = await server.fetch(path, init)
  const kept = [...response.headers].filter(([name]) => !transport.test(name))
  return { status: response.status, headers: kept, body: await response.text() }
}

let pages: string[]
beforeAll(async () => {
  pages = await listPaths(node)
})

test('every page is the same on workerd and on Node', { timeout: 120_000 }, async () => {
  expect(pages.length).toBeGreaterThan(150)
  for (const path of pages) {
    expect(await read(workerd, path), path).toEqual(await read(node, path))
  }
})

test.each([
  '/nope',
  '/es/article/nope',
  '/about/',
  '/about.md',
  '/?category=news&page=2',
  '/search?q=bleeding+gums',
  '/es/search?q=encias&type=article&page=2',
  '/ask-molly?q=Do+implants+hurt%3F',
  '/article/cavity-prevention-quiz?result=low',
  '/tools/savings-calculator?country=mx&home=4000&abroad=1500',
  '/api/articles?category=prevention',
  '/api/articles?category=nope',
  '/api/search?q=floss&locale=en',
  '/feed.xml',
  '/es/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/speculation.json',
  '/.well-known/gpc.json',
  '/healthz',
  '/version',
  '/newsletter',
  '/functions/v1/ask-molly',
  '/functions/v1/other',
  '/auth/v1/user',
  '/assets/gone.js',
])('%s too', async (path) => {
  expect(await read(workerd, path)).toEqual(await read(node, path))
})

// No emergency: its numbers begin with those of the visitor's country, which only workerd is told.
test.each([
  'Why do gums bleed?',
  '¿Cuánto cuesta un implante dental en México?',
  '¿Qué dosis de amoxicilina tomo?',
  'Who won the match last night?',
])('Molly says the same to “%s”', async (message) => {
  const ask = (accept: string) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ message }),
  })
  for (const accept of ['application/json', 'text/event-stream']) {
    const path = '/functions/v1/ask-molly'
    expect(await read(workerd, path, ask(accept))).toEqual(await read(node, path, ask(accept)))
  }
})
