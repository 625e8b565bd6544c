import { describe, expect, test } from 'vitest'
import { platforms, sharedServer } from '../support/servers.ts'

describe.each(platforms)('an address as it arrives in a message, on %s', (platform) => {
  const server = sharedServer(platform)

  test.each([
    ['/Urgency', '/urgency'],
    ['/ES/Urgency', '/es/urgency'],
    ['/conditions/Emergency', '/conditions/emergency'],
    ['/Article/Root-Canal', '/article/root-canal'],
    ['/article/Root-Canal', '/article/root-canal'],
    ['/urgency.', '/urgency'],
    ['/urgency,', '/urgency'],
    ['/urgency)', '/urgency'],
    ['/urgency%20', '/urgency'],
    ['/urgency%C2%A0', '/urgency'],
    ['/urgency%E2%80%8B', '/urgency'],
    ['/urgency%E2%80%9D.', '/urgency'],
    ['/es/article/root-canal).', '/es/article/root-canal'],
    ['/conditions/%20emergency', '/conditions/emergency'],
    ['/tools//reminders', '/tools/reminders'],
    ['/Topics/', '/topics'],
    ['/Index.', undefined],
    ['/facts/bru-03', '/facts/BRU-03'],
    ['/emergency', '/conditions/emergency'],
    ['/Emergency!', '/conditions/emergency'],
    ['/emergencia', '/es/conditions/emergency'],
    ['/es/emergencia', '/es/conditions/emergency'],
    ['/Urgency?utm_source=mail', '/urgency?utm_source=mail'],
    // No page of ours either way.
    ['/No-Such-Page.', undefined],
    ['/urgency%ff', undefined],
  ])('%s leads to %s, in one step', async (from, to) => {
    const response = await server.fetch(from)
    if (to === undefined) {
      expect(response.status).toBe(404)
      return
    }
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(to)
    expect((await server.fetch(to)).status).toBe(200)
  })

  test.each(['/urgency?fbclid=x', '/es/article/root-canal?utm_source=mail&gclid=y'])(
    '%s is the page itself',
    async (path) => {
      expect((await server.fetch(path)).status).toBe(200)
    },
  )

  test.each(['//evil.example/Urgency', '/%5Cevil.example', '/.evil.example/URGENCY'])(
    '%s leads to no other site',
    async (path) => {
      const response = await server.fetch(path)
      expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )

  test('the longest addresses cost no more than short ones', async () => {
    for (const path of [
      `/${'.'.repeat(8000)}a`,
      `/${'%20'.repeat(2500)}`,
      `/A${'/'.repeat(7000)}.`,
    ]) {
      expect([301, 308, 404, 414, 431]).toContain((await server.fetch(path)).status)
    }
  })
})
