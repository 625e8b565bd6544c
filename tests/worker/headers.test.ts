import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { platforms, type Server, startServer } from '../servers.ts'

describe.each(platforms)('headers on %s', (platform) => {
  let server: Server
  let assets: string[]
  beforeAll(async () => {
    server = await startServer(platform)
    const html = await (await server.fetch('/')).text()
    assets = [...html.matchAll(/(?:src|href)="(\/(?:assets|art)\/[^"]+)"/g)].map(
      ([, path]) => path!,
    )
  })
  afterAll(() => server.close())

  test.each([
    '/',
    '/es/nope',
    '/api/articles',
    '/api/articles?page=x',
    '/healthz',
    '/subscribe',
    '/sitemap.xml',
    '/about.md',
  ])('%s carries every security header and sets no cookie', async (path) => {
    const { headers } = await server.fetch(path)
    const policy = headers.get('Content-Security-Policy')!
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  test('everything that home links to exists, is immutable and carries the headers', async () => {
    expect(assets.length).toBeGreaterThan(20)
    for (const path of new Set(assets)) {
      const response = await server.fetch(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('Cache-Control'), path).toContain('immutable')
      expect(response.headers.get('X-Content-Type-Options'), path).toBe('nosniff')
      await response.body?.cancel()
    }
  })

  test('a missing asset is never kept', async () => {
    const response = await server.fetch('/assets/gone-12345678.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each([
    ['/api/articles?category=nope', 'no-store'],
    ['/newsletter', 'no-store'],
    ['/search?q=a', 'no-store'],
    ['/privacy-settings', 'no-store'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/feed.xml', 'public, max-age=3600'],
    ['/og/en/index.png', 'public, max-age=86400'],
  ])('%s is kept as "%s"', async (path, policy) => {
    expect((await server.fetch(path)).headers.get('Cache-Control')).toBe(policy)
  })

  test('pages have no inline script but data, no style attribute and no foreign address to load', async () => {
    for (const path of ['/', '/es', '/article/root-canal', '/conditions/emergency', '/nope']) {
      const html = await (await server.fetch(path)).text()
      expect(
        html.match(/<script(?! type="application\/ld\+json")(?![^>]*\ssrc=)[^>]*>/g),
        path,
      ).toBeNull()
      expect(html.match(/\sstyle="/g), path).toBeNull()
      expect(html.match(/\son[a-z]+="/g), path).toBeNull()
      expect(html.match(/(?:src|srcset)="(?!\/)[^"]*"/g), path).toBeNull()
    }
  })
})

test('static files carry the same headers as the worker, but for the policy of pages', async () => {
  const { securityHeaders } = await import('../../worker/headers.ts')
  const file = readFileSync('public/_headers', 'utf8')
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (name === 'Content-Security-Policy') continue
    expect(file).toContain(`${name}: ${value}\n`)
  }
})
