import { describe, expect, test } from 'vitest'
import { endpointPaths, forms, queries, routePaths, samplePaths } from '../../support/places.ts'
import { listPaths } from '../../support/paths.ts'
import { postForm } from '../../support/requests.ts'
import { platforms, sharedServer } from '../../support/servers.ts'

/** A word that stands nowhere on the site. */
const mark = 'zqmarkqz'

/** Every name that a page reads from its query, and one that none does. */
const names = [...new Set(queries.flatMap(({ names }) => names)), 'utm_source']

const asking = [
  `?${names.map((name) => `${name}=${mark}`).join('&')}`,
  `?${mark}`,
  `?q=${mark}&category=procedures&page=2&need=gums&format=guides&result=high&home=4000`,
]

/** What caches of a host and of the browser may keep: undefined when they may keep nothing. */
function kept({ headers }: Response): string | undefined {
  const own = headers.get('Cache-Control') ?? 'nothing said'
  const policies = [
    own,
    headers.get('CDN-Cache-Control') ?? own,
    headers.get('Surrogate-Control') ?? own,
  ]
  return policies.find((policy) => !policy.includes('no-store'))
}

describe.each(platforms)('what somebody asks for, on %s', (platform) => {
  const server = sharedServer(platform)

  /** Every page on Node; on workerd one of each kind, and every route on both. */
  const listAll = async () => {
    const pages = platform === 'Node' ? await listPaths(server) : samplePaths
    const code = queries.map(({ path }) => path)
    const all = [...endpointPaths, ...routePaths, ...pages, ...code, '/auth/v1/user', '/es/about/']
    return [...new Set(all)]
  }

  test('is in nothing that a cache may keep, whatever the route', async () => {
    const waiting = (await listAll()).values()
    const found: string[] = []
    let shown = 0
    const visit = async () => {
      for (const path of waiting) {
        for (const query of asking) {
          const response = await server.fetch(path + query)
          const text = (await response.text()) + (response.headers.get('Location') ?? '')
          const isOfApp = response.headers.has('X-Esmalte-Build')
          const policy = kept(response)
          if (text.includes(mark)) shown += 1
          if (policy && (isOfApp || text.includes(mark))) found.push(`${path + query}: ${policy}`)
        }
        const plain = await server.fetch(path)
        if ((await plain.text()).includes(mark)) found.push(`${path} has what was asked elsewhere`)
      }
    }
    await Promise.all(Array.from({ length: 4 }, visit))
    expect(found).toEqual([])
    // It does look where there is something to find.
    expect(shown).toBeGreaterThan(100)
  })

  test('is kept no more for HEAD, or for who says to have it already', async () => {
    for (const path of ['/', '/es/recommended-products', '/ask-molly', '/api/articles']) {
      const etag = (await server.fetch(path)).headers.get('ETag') ?? '*'
      for (const init of [{ method: 'HEAD' }, { headers: { 'If-None-Match': etag } }]) {
        expect(kept(await server.fetch(`${path}?q=${mark}`, init)), path).toBeUndefined()
      }
    }
  })

  test('stays out of caches in forms as well', async () => {
    for (const { path, fields } of forms) {
      const marked = Object.fromEntries(Object.keys(fields).map((name) => [name, mark]))
      expect(kept(await postForm(server, path, marked)), path).toBeUndefined()
    }
  })

  test('is no reason to keep nothing at all', async () => {
    for (const path of ['/', '/es/article/root-canal', '/api/articles', '/sitemap.xml']) {
      expect(kept(await server.fetch(path)), path).toMatch(/^public/)
    }
  })
})
