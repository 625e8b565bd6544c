import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, startServer } from '../servers.ts'

const withoutLocale = (path: string) => path.replace(/^\/es(?=\/|$)/, '') || '/'

describe('every link on the site', () => {
  let server: Server
  const status = new Map<string, number>()
  const broken: string[] = []
  const anchors: string[] = []

  beforeAll(async () => {
    server = await startServer('workerd')
    const ids = new Map<string, Set<string>>()
    const wanted: { from: string; path: string; id: string }[] = []
    const queue = ['/', '/es']
    while (queue.length > 0) {
      const path = queue.shift()!
      if (status.has(path)) continue
      const response = await server.fetch(path)
      status.set(path, response.status)
      const html = await response.text()
      // Drawings, too: icons are parts of one.
      if (response.status !== 200 || !/html|svg/.test(response.headers.get('Content-Type')!))
        continue
      ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)))
      for (const [, value] of html.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)) {
        const url = new URL(value!.replaceAll('&amp;', '&'), server.origin)
        if (['/newsletter', '/feedback'].includes(url.pathname)) continue
        // A question that Molly suggests opens the same page with its field filled.
        if (/\/ask-molly\?page=.*&q=/.test(url.href)) continue
        const target = url.pathname + url.search
        queue.push(target)
        if (url.hash) wanted.push({ from: path, path: target, id: url.hash.slice(1) })
      }
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g))
        wanted.push({ from: path, path, id: id! })
    }
    for (const { from, path, id } of wanted) {
      if (status.get(path) === 200 && !ids.get(path)?.has(id))
        anchors.push(`${from} -> ${path}#${id}`)
    }
    for (const [path, code] of status) {
      if (code !== 200) broken.push(`${code} ${path}`)
    }
  })
  afterAll(() => server.close())

  test('leads somewhere', () => {
    expect(status.size).toBeGreaterThan(400)
    expect(broken).toEqual([])
  })

  test('finds the place on the page that it names', () => {
    expect([...new Set(anchors)]).toEqual([])
  })

  test('both languages have the same pages', () => {
    const pages = [...status].filter(
      ([path, code]) => code === 200 && !/^\/(art|assets)\/|^\/icon|\?/.test(path),
    )
    const english = pages.filter(([path]) => withoutLocale(path) === path).map(([path]) => path)
    const spanish = pages
      .filter(([path]) => withoutLocale(path) !== path)
      .map(([path]) => withoutLocale(path))
    expect(spanish.sort()).toEqual(english.sort())
  })
})
