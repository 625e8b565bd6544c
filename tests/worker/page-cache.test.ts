import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { postForm } from '../support/requests.ts'
import { platforms, sharedServer } from '../support/servers.ts'

describe.each(platforms)('a page that was sent before, on %s', (platform) => {
  const server = sharedServer(platform)

  const text = async (path: string, init?: RequestInit) => (await server.fetch(path, init)).text()

  test.each(['/', '/es', '/article/root-canal', '/es/conditions/emergency', '/subscribe'])(
    '%s is the same, headers too',
    async (path) => {
      const [first, second] = [await server.fetch(path), await server.fetch(path)]
      expect(second.status).toBe(200)
      const told = ({ headers }: Response) =>
        Object.fromEntries([...headers].filter(([name]) => name !== 'date'))
      expect(told(second)).toEqual(told(first))
      expect(await second.text()).toBe(await first.text())
    },
  )

  test('is in the language of its address', async () => {
    await text('/es/article/kids-dental-care')
    expect(await text('/article/kids-dental-care')).toContain('<html lang="en">')
    expect(await text('/es/article/kids-dental-care')).toContain('<html lang="es">')
  })

  test('never is what a query made of it, nor the other way round', async () => {
    const plain = await text('/')
    const filtered = await text('/?category=procedures')
    expect(filtered).not.toBe(plain)
    expect(await text('/')).toBe(plain)
    expect(await text('/?category=procedures')).toBe(filtered)
  })

  test('never is what one visitor was told', async () => {
    const asked = await server.fetch('/privacy-settings', { headers: { 'Sec-GPC': '1' } })
    expect(asked.headers.get('Cache-Control')).toBe('no-store')
    const told = await asked.text()
    expect(await text('/privacy-settings')).not.toBe(told)
    expect(await text('/privacy-settings', { headers: { 'Sec-GPC': '1' } })).toBe(told)
  })

  test('is no answer to a form sent to its address', async () => {
    await text('/ask-molly')
    const answer = await postForm(server, '/ask-molly', { message: 'How often should I floss?' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('How often should I floss?')
    expect(await text('/ask-molly')).not.toContain('How often should I floss?')
  })

  test('has no body for HEAD, and is 304 for whoever has it', async () => {
    const etag = (await server.fetch('/es')).headers.get('ETag')!
    const head = await server.fetch('/es', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const known = await server.fetch('/es', { headers: { 'If-None-Match': etag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect(known.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  test('may stay in Cloudflare’s cache an hour; what one visitor got may not', async () => {
    const edge = async (path: string) => (await server.fetch(path)).headers.get('CDN-Cache-Control')
    expect(await edge('/article/root-canal')).toMatch(/^public, max-age=3600, stale-while-reval/)
    for (const path of ['/search?q=floss', '/privacy-settings', '/no-such-page']) {
      const { headers } = await server.fetch(path)
      const policy = headers.get('CDN-Cache-Control') ?? headers.get('Cache-Control')
      expect(policy, path).toBe('no-store')
    }
  })
})

test('Cloudflare keeps the pages of one version only: a deploy never serves older ones', () => {
  const { cache } = unstable_readConfig({ config: 'wrangler.toml', env: 'production' })
  expect(cache?.enabled).toBe(true)
  expect(cache?.cross_version_cache ?? false).toBe(false)
})
