import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { platforms, sharedServer } from '../support/servers.ts'

type Manifest = {
  id: string
  start_url: string
  lang: string
  name: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { url: string }[]
}

/** Width and height of a PNG. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe.each(platforms)('what a browser may keep, on %s', (platform) => {
  const server = sharedServer(platform)
  const html = (path: string) => readText(server, path)

  test('every language has a manifest of its own, whose icons and addresses exist', async () => {
    const manifests: Manifest[] = []
    for (const locale of localeCodes) {
      const path = localize('/manifest.webmanifest', locale)
      expect(await html(localize('/about', locale))).toContain(`rel="manifest" href="${path}"`)
      const response = await server.fetch(path)
      expect(response.headers.get('Content-Type')).toBe('application/manifest+json')
      const manifest = (await response.json()) as Manifest
      manifests.push(manifest)
      expect(manifest.lang.slice(0, 2)).toBe(locale)
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
      for (const { src, sizes } of manifest.icons) {
        const icon = await server.fetch(src)
        expect(icon.headers.get('Content-Type')).toBe('image/png')
        expect(sizeOf(Buffer.from(await icon.arrayBuffer())), src).toBe(sizes)
      }
      for (const url of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
        expect((await server.fetch(url)).status, url).toBe(200)
      }
    }
    const [english, spanish] = manifests
    expect(english!.id).not.toBe(spanish!.id)
    expect(english!.name).not.toBe(spanish!.name)
  })

  test('a page names its colours in light and dark, and an icon for home screens', async () => {
    const page = await html('/')
    expect(page.match(/<meta name="theme-color" media="[^"]+"/g)).toHaveLength(2)
    const [, icon] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)!
    const png = Buffer.from(await (await server.fetch(icon!)).arrayBuffer())
    expect(sizeOf(png)).toBe('180x180')
  })

  test('the service worker is asked for anew each time, and may talk to us alone', async () => {
    const { status, headers } = await server.fetch('/sw.js')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toMatch(/javascript/)
    expect(headers.get('Cache-Control')).toBe('no-cache')
    const policy = headers.get('Content-Security-Policy')!
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain("connect-src 'self'")
    // Two policies in one header would leave it nobody to talk to.
    expect(policy).not.toContain(',')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('the offline page is not for search engines, and loads what lists the kept pages', async () => {
    for (const path of ['/offline', '/es/offline']) {
      const page = await html(path)
      expect(page).toContain('<meta name="robots" content="noindex"/>')
      const [, script] = /<script type="module" src="([^"]*list[^"]*)"/.exec(page)!
      expect((await server.fetch(script!)).status).toBe(200)
    }
  })

  test('pages point to the rules for fetching ahead; other answers do not', async () => {
    for (const path of ['/', '/es/search?q=x', '/nope']) {
      expect((await server.fetch(path)).headers.get('Speculation-Rules')).toBe(
        '"/speculation.json"',
      )
    }
    for (const path of ['/healthz', '/api/articles', '/manifest.webmanifest']) {
      expect((await server.fetch(path)).headers.get('Speculation-Rules')).toBeNull()
    }
    const rules = await server.fetch('/speculation.json')
    expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(Object.keys((await rules.json()) as object)).toEqual(['prefetch'])
  })
})

test('another build is another service worker', () => {
  const [, id] = /^\/\* ([0-9a-f]{12}) \*\//.exec(readFileSync('dist/client/sw.js', 'utf8'))!
  expect(readFileSync('dist/node/node.js', 'utf8')).toContain(id)
})
