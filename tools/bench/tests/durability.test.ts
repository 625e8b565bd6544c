import { expect, test } from 'vitest'
import { faultsOf, measureDurability } from '../durability.ts'
import { platforms } from '../../../tests/support/servers.ts'

// `npm run bench -- --durability` does it with 10,000 addresses and 100 kills.
test.concurrent.each(platforms)(
  'on %s every sign-up that was acknowledged is stored once, though the server is killed',
  async (platform) => {
    const found = await measureDurability(platform, 200, 2)
    expect(found).toMatchObject({ acknowledged: 200, kills: 2 })
    expect(found.repeated).toBeGreaterThan(0)
    expect(faultsOf(found)).toEqual([])
  },
  // Some 15 s on a quiet machine, most of it the starts of workerd; ten times that on a busy one.
  600_000,
)
