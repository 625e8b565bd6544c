import { expect, test } from 'vitest'
import { faultsOf, measureOutbox } from '../outbox.ts'

// `npm run bench -- --outbox` does it with 10,000 subscribers and 30 kills, on workerd too.
test('on Node an issue reaches each subscriber, though the server is killed', async () => {
  const found = await measureOutbox('Node', 60, 1, { patienceSeconds: 1, isCalm: true })
  expect(found).toMatchObject({ kills: 1, leftOut: [] })
  expect(faultsOf(found)).toEqual([])
  // Some 10 s on a quiet machine, most of it until the killed server's claims have ended.
}, 600_000)
