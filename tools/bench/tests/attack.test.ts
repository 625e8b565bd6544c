import { describe, expect, test, vi } from 'vitest'
import { attack } from '../attack/run.ts'
import { listPaths } from '../../../tests/support/paths.ts'
import { testServer } from '../../../tests/support/servers.ts'

// All of it, 10,000 requests each: npm run bench -- --attack.
describe.each([
  { platform: 'workerd', isDirect: false, share: 0.03 },
  { platform: 'Node', isDirect: true, share: 0.06 },
] as const)('hostile requests on $platform', ({ platform, isDirect, share }) => {
  const server = testServer(platform)

  test('find no fault, no reflection and nothing of the inside', { timeout: 300_000 }, async () => {
    // On Node the server logs here: each missing page a line.
    vi.spyOn(console, 'log').mockReturnValue()
    const { origin } = server
    const { findings, tallies } = await attack(
      { origin, isDirect },
      await listPaths(server),
      7,
      share,
    )
    const sent = [...tallies.values()].reduce((sum, tally) => sum + tally.sent, 0)
    const refused = [...tallies.values()].reduce((sum, tally) => sum + tally.front, 0)
    expect(findings).toEqual([])
    expect(sent).toBeGreaterThan(250)
    expect(refused / sent).toBeLessThan(0.1)
    expect((await server.fetch('/healthz')).status).toBe(200)
  })
})
