import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { done, finish, pieces } from '../../support/model-behaviours.ts'
import { startWithoutProxy } from '../../support/plain-workerd.ts'
import { platforms } from '../../support/servers.ts'
import { chooseSecond, type StandIn, startStandIn } from '../../support/stand-in.ts'
import { visit } from '../../support/visitors.ts'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn(chooseSecond, (text) => ({
    slow: (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(pieces(text).join(''))
      const timer = setTimeout(() => response.end(finish() + done), 1500)
      response.on('close', () => clearTimeout(timer))
    },
  }))
})
afterAll(() => model.close())

// tools/bench/load.ts is the same with a thousand.
test.each(platforms)(
  'sixty streams at once, a quarter left early, and pages beside them: no error, nothing left, on %s',
  async (platform) => {
    const settings = {
      MOLLY_PROVIDER: 'openai-compatible',
      MOLLY_LLM_URL: model.url('slow'),
      MOLLY_LLM_MODEL: 'm',
    }
    const server = await startWithoutProxy(platform, settings)
    const tally = await visit(server.origin, { visitors: 60, ms: 5000, askEveryMs: 1800 })
    expect(tally.errors).toEqual([])
    expect(tally.aborted).toBeGreaterThan(10)
    expect(tally.pages).toBeGreaterThan(3)
    expect(Math.max(...tally.held)).toBeGreaterThan(30)
    await vi.waitFor(() => expect(model.pending('slow')).toBe(0), { timeout: 4500 })
    await server.close()
  },
)
