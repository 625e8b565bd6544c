import { expect, test } from 'vitest'
import { sharedServer, testServer } from '../support/servers.ts'

const alone = sharedServer()
const server = testServer('Node', {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_abc',
})

const toConnect = ({ headers }: Response) =>
  /connect-src ([^;]+)/.exec(headers.get('Content-Security-Policy')!)![1]

test('pages tell the browser of a hosted backend, and let it connect there alone', async () => {
  const sources = "'self' https://abc.supabase.co wss://abc.supabase.co"
  // The second time it comes from the page cache.
  for (const path of ['/about', '/about', '/es', '/search?q=gums', '/nope']) {
    const response = await server.fetch(path)
    expect(toConnect(response), path).toBe(sources)
    expect(response.headers.get('Content-Security-Policy')!.split('abc.supabase')).toHaveLength(3)
    expect(await response.text(), path).toMatch(
      /^<!doctype html><html [^>]*data-supabase-url="https:\/\/abc\.supabase\.co" data-supabase-key="sb_publishable_abc">/,
    )
  }
  const etag = (await server.fetch('/about')).headers.get('ETag')!
  const known = await server.fetch('/about', { headers: { 'If-None-Match': etag } })
  expect([known.status, toConnect(known)]).toEqual([304, sources])
})

test('without one, pages connect to us alone', async () => {
  const response = await alone.fetch('/about')
  expect(toConnect(response)).toBe("'self'")
  expect(await response.text()).not.toContain('supabase')
})

test('a card that other sites may frame never speaks of it', async () => {
  const response = await server.fetch('/embed/emergency')
  expect(response.headers.get('Content-Security-Policy')).not.toContain('supabase')
  expect(await response.text()).not.toContain('supabase')
})

test('Molly answers whoever brings a token, and looks at none', async () => {
  const ask = async (headers: Record<string, string>) => {
    const response = await server.fetch('/functions/v1/ask-molly', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ message: 'Why do gums bleed?' }),
    })
    expect(response.status).toBe(200)
    return response.json()
  }
  const expected = await ask({})
  for (const token of ['a.b.c', 'sb_publishable_abc', '', '%00']) {
    expect(await ask({ Authorization: `Bearer ${token}`, apikey: token })).toEqual(expected)
  }
})
