import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../worker/http/headers.ts'
import { readText } from '../support/requests.ts'
import { listedPaths } from '../support/paths.ts'
import { platforms, sharedServer } from '../support/servers.ts'

describe.each(platforms)('headers on %s', (platform) => {
  const server = sharedServer(platform)
  let assets: string[]
  beforeAll(async () => {
    const html = await readText(server, '/')
    assets = [...html.matchAll(/(?:src|href)="(\/(?:assets|art)\/[^"]+)"/g)].map(
      ([, path]) => path!,
    )
  })

  test.each([
    ...listedPaths,
    '/es/nope',
    '/api/articles',
    '/api/articles?page=x',
    '/healthz',
    '/urgency?level=today&topic=pain',
    '/sitemap.xml',
    '/about.md',
    '/qr/about.svg',
    '/.well-known/security.txt',
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
      expectHeaders(response.headers, path)
      await response.body?.cancel()
    }
  })

  test.each([
    '/icon.svg',
    '/sw.js',
    '/icons/icon-192.png',
    '/og/en/index.png',
    '/_content/en/lists.json',
  ])('the file %s carries them too, whatever is asked of it', async (path) => {
    for (const init of [{}, { method: 'HEAD' }, { headers: { Range: 'bytes=0-1' } }]) {
      const response = await server.fetch(path, init)
      expect(response.status, path).toBeLessThan(300)
      expectHeaders(response.headers, path)
      await response.body?.cancel()
    }
    const policy = (await server.fetch(path)).headers.get('Content-Security-Policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
  })

  test('HEAD says what GET says, and no more', async () => {
    for (const path of ['/', '/es/about', '/nope', '/api/articles', '/sitemap.xml', '/healthz']) {
      const [get, head] = [await server.fetch(path), await server.fetch(path, { method: 'HEAD' })]
      expect(head.status, path).toBe(get.status)
      expect(await head.text()).toBe('')
      for (const name of ['Content-Type', 'ETag', 'Cache-Control', 'Content-Security-Policy']) {
        expect(head.headers.get(name), `${path} ${name}`).toBe(get.headers.get(name))
      }
    }
  })

  test.each(['/', '/es', '/article/root-canal', '/es/explore', '/nope'])(
    '%s names the pictures of its first view ahead of its HTML',
    async (path) => {
      const response = await server.fetch(path)
      // A <picture> chooses by the width of the window, which the server does not know.
      const html = (await response.text()).replaceAll(/<picture>.*?<\/picture>/gs, '')
      const first = [...html.matchAll(/<img\b[^>]*>/gi)].filter(([tag]) =>
        /priority="high"/i.test(tag),
      )
      const named = first.map(
        ([tag]) => `<${/ src="([^"]+)"/.exec(tag)![1]}>; rel=preload; as=image`,
      )
      const links = response.headers.get('Link')?.split(', ') ?? []
      expect(links).toEqual(named.map((link) => `${link}; fetchpriority=high`))
    },
  )

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
      const html = await readText(server, path)
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

function expectHeaders(headers: Headers, path: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    // Mail clients in a browser show the pictures of issues.
    const isShared = name === 'Cross-Origin-Resource-Policy' && path.startsWith('/og/')
    if (name === 'Content-Security-Policy') expect(headers.get(name), path).toMatch(/^default-src/)
    else if (isShared) expect(headers.get(name)).toBe('cross-origin')
    else expect(headers.get(name), `${path} ${name}`).toBe(value)
  }
}

test('static files carry the same headers as the worker, but for the policy of pages', () => {
  const file = readFileSync('public/_headers', 'utf8')
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (name === 'Content-Security-Policy') continue
    expect(file).toContain(`${name}: ${value}\n`)
  }
})
