import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../src/molly/protocol.ts'
import { clocked } from '../clocked.ts'
import { startPlainWorkerd } from '../plain-workerd.ts'
import { platforms, type Server, startServer } from '../servers.ts'
import { firstSentences, type StandIn, startStandIn } from '../stand-in.ts'

const message = 'Why do gums bleed?'

const starts = {
  workerd: startPlainWorkerd,
  Node: (settings: Record<string, string>) => startServer('Node', settings),
}
/** Until it is noticed that a visitor has left; workerd notices when it next writes to them. */
const leavingMs = { workerd: 4500, Node: 500 }

describe.each(platforms)('Molly with a model, on %s', (platform) => {
  let model: StandIn
  let server: Server
  let whole: Answer
  beforeAll(async () => {
    model = await startStandIn(firstSentences)
    server = await starts[platform]({
      MOLLY_PROVIDER: 'openai-compatible',
      MOLLY_LLM_URL: model.url('any'),
      MOLLY_LLM_MODEL: 'm',
    })
    const plain = await startServer('Node')
    whole = (await (await ask({}, plain)).json()) as Answer
    await plain.close()
  })
  afterAll(async () => {
    await server.close()
    model.close()
  })

  const ask = (
    init: { headers?: Record<string, string>; body?: string; signal?: AbortSignal } = {},
    of = server,
  ) =>
    of.fetch('/functions/v1/ask-molly', {
      method: 'POST',
      body: JSON.stringify({ message }),
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
    })
  const stream = { headers: { Accept: 'text/event-stream' } }

  test('passes on what the model says, piece by piece', async () => {
    model.moods['any'] = 'good'
    const { reply, sources } = (await (await ask()).json()) as Answer
    expect(sources).toEqual(whole.sources)
    const text = await (await ask(stream)).text()
    expect(text).toContain('event: delta')
    expect(text).not.toContain('event: replace')
    expect(text).toContain(JSON.stringify(reply))
  })

  test('the form is answered too', async () => {
    const body = new URLSearchParams({ message })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const html = await (await server.fetch('/ask-molly', { method: 'POST', body, headers })).text()
    expect(html).toContain('not medical advice')
  })

  // Real deadlines: 3 s to the first token, 8 s in all.
  test.each([
    ['no headers at all', 2900, 3500],
    ['stall in the middle', 7700, 8500],
    ['comments without end', 2900, 3500],
    ['a redirect', 0, 1000],
    ['cut in the middle', 0, 1000],
    ['a dose', 0, 1000],
  ])('%s: the embedded answer after %i to %i ms', clocked, async (mood, least, most) => {
    model.moods['any'] = mood
    const calls = model.calls('any')
    const start = performance.now()
    const [json, text] = await Promise.all([
      ask().then((response) => response.json()),
      ask(stream).then((response) => response.text()),
    ])
    const tookMs = performance.now() - start
    expect(json).toEqual(whole)
    expect(text.match(/^event: (?:done|error|replace)$/gm)).toEqual([
      'event: replace',
      'event: done',
    ])
    expect(text).toContain(JSON.stringify(whole))
    expect(model.calls('any') - calls).toBeLessThanOrEqual(4)
    await vi.waitFor(() => expect(model.pending('any')).toBe(0))
    model.moods['any'] = 'good'
    // The model is heard again at once: one fault doesn't make it one that is down.
    expect(await (await ask()).json()).not.toEqual(whole)
    expect(tookMs).toBeGreaterThan(least)
    expect(tookMs).toBeLessThan(most)
  })

  test('when the visitor leaves, the call upstream ends', async () => {
    model.moods['any'] = 'stall in the middle'
    const leaving = new AbortController()
    const response = await ask({ ...stream, signal: leaving.signal })
    const reader = response.body!.getReader()
    await reader.read()
    await vi.waitFor(() => expect(model.pending('any')).toBe(1))
    leaving.abort()
    await vi.waitFor(() => expect(model.pending('any')).toBe(0), { timeout: leavingMs[platform] })
  })

  test('an emergency is answered without the model', async () => {
    const calls = model.calls('any')
    const body = JSON.stringify({ message: 'I can’t breathe' })
    expect(await (await ask({ body })).json()).toMatchObject({ kind: 'emergency' })
    expect(model.calls('any')).toBe(calls)
  })
})

test.each(platforms)('mode embedded wins over the model, on %s', async (platform) => {
  const model = await startStandIn(firstSentences)
  const server = await startServer(platform, {
    MOLLY_PROVIDER: 'openai-compatible',
    MOLLY_LLM_URL: model.url('good'),
    MOLLY_LLM_MODEL: 'm',
    MOLLY_MODE: 'embedded',
  })
  const response = await server.fetch('/functions/v1/ask-molly', {
    method: 'POST',
    body: JSON.stringify({ message }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(response.status).toBe(200)
  expect(model.calls('good')).toBe(0)
  await server.close()
  model.close()
})
