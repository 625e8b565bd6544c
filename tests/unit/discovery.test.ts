import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawLine, widthOf, wrap } from '../../build/art/lettering.ts'
import { writeSiteMap } from '../../build/content/discovery/sitemap.ts'
import { sendFile } from '../../worker/discovery/files.ts'
import { toScriptJson } from '../../worker/render/structured-data.ts'
import type { AppEnv } from '../../worker/services/types.ts'
import { parseXml } from '../support/xml.ts'

describe('the site map', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `/article/a-${index}` }))
  const locs = (text: string) =>
    parseXml(text).flatMap((element) => (element.name === 'loc' ? [element.text] : []))

  test('is one file up to ten thousand addresses', () => {
    const files = writeSiteMap(entries(5000))
    expect([...files.keys()]).toEqual(['sitemap.xml'])
    expect(locs(files.get('sitemap.xml')!)).toHaveLength(10_000)
  })

  test('of twenty thousand pages is an index of files that hold each address once', () => {
    const files = writeSiteMap(entries(20_000))
    const parts = locs(files.get('sitemap.xml')!).map((url) => new URL(url).pathname.slice(1))
    expect(parts).toEqual([...files.keys()].filter((name) => name !== 'sitemap.xml'))
    const addresses = parts.flatMap((name) => locs(files.get(name)!))
    expect(new Set(addresses).size).toBe(40_000)
    for (const name of parts) expect(files.get(name)!.length).toBeLessThan(50_000_000)
  })
})

describe('a file asked for again', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is not read where the visitor has it', async () => {
    vi.stubEnv('DEV', false)
    let reads = 0
    const app = new Hono<AppEnv>()
    app.get('/facts.json', async (c) => {
      const pull = (stream: ReadableStreamDefaultController) => {
        reads += 1
        stream.enqueue(new TextEncoder().encode('{}'))
        stream.close()
      }
      const body = () => new ReadableStream({ pull }, { highWaterMark: 0 })
      c.set('assets', { fetch: async () => new Response(body()) })
      c.set('settings', {
        siteOrigin: 'https://esmalte.example',
      } as AppEnv['Variables']['settings'])
      return (await sendFile(c, 'facts.json', 'json'))!
    })
    const whole = await app.request('/facts.json')
    expect([whole.status, await whole.text(), reads]).toEqual([200, '{}', 1])
    const headers = { 'If-None-Match': whole.headers.get('ETag')! }
    const again = await app.request('/facts.json', { headers })
    expect([again.status, await again.text(), reads]).toEqual([304, '', 1])
  })
})

describe('lettering', () => {
  test('breaks a title between words, into lines that fit', () => {
    const title = 'Enfermedad de las encías (gingivitis y periodontitis)'
    const lines = wrap(title, 60, 552)
    expect(lines.join(' ')).toBe(title)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(widthOf(line, 60)).toBeLessThanOrEqual(552)
  })

  test('draws Spanish letters, and a letter it lacks without its accent', () => {
    const outlines = (text: string) => drawLine(text, 0, 0, 10, 'ink').match(/ d="/g)?.length
    expect(outlines('¿Ñandú?')).toBe(7)
    expect(widthOf('ā', 10)).toBe(widthOf('a', 10))
  })
})

test('no text can end the script element that holds structured data', () => {
  const value = { name: '</script><script>alert(1)</script><!--' }
  expect(toScriptJson(value)).not.toContain('<')
  expect(JSON.parse(toScriptJson(value))).toEqual(value)
})
