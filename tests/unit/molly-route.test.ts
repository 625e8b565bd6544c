import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import type { Assets } from '../../src/content/files.ts'
import type { Answer } from '../../src/molly/protocol.ts'
import type { Settings } from '../../worker/services/settings.ts'
import type { AppEnv } from '../../worker/services/types.ts'
import { answerForm, askMolly } from '../../worker/molly/route.ts'
import { streamAnswer } from '../../worker/molly/stream.ts'
import { assets } from '../support/molly-cards.ts'
import { kernel } from '../support/understanding.ts'

const path = '/functions/v1/ask-molly'

function createApp(mollyMode: Settings['mollyMode'] = 'on', given: Assets = assets) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('settings', { mollyMode, mollyProvider: 'embedded' } as Settings)
    c.set('assets', given)
    c.set('kernel', kernel)
    c.set('sql', { run: async () => [] })
    c.set('visitorAddress', () => '192.0.2.1')
    c.set('waitUntil', () => undefined)
    await next()
  })
  app.post(path, askMolly)
  app.post('/es/ask-molly', async (c) => c.json(await answerForm(c, 'es')))
  return app
}

function post(body: unknown, headers: Record<string, string> = {}, app = createApp()) {
  const init = { 'Content-Type': 'application/json', ...headers }
  return app.request(path, { method: 'POST', body: JSON.stringify(body), headers: init })
}

const stream = { Accept: 'text/event-stream' }

function parseEvents(text: string) {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block)!
      return { event: event!, data: JSON.parse(data!) as Record<string, unknown> }
    })
}

describe('POST ask-molly as JSON', () => {
  test('answers with reply, sources, kind and suggestions, and is never stored', async () => {
    const response = await post({ message: 'Why do my gums bleed?' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const answer = (await response.json()) as Answer
    expect(Object.keys(answer).sort()).toEqual([
      'card',
      'citations',
      'kind',
      'reply',
      'sources',
      'suggestions',
    ])
    expect(answer).toMatchObject({ kind: 'answer', card: ['gums/bleeding'] })
  })

  test.each([
    [{ Origin: 'https://evil.example' }, 403, 'cross_site'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross_site'],
    [{ 'Content-Type': 'text/plain' }, 415, 'wrong_type'],
  ])('refuses %j with %i', async (headers, status, code) => {
    for (const accept of [{}, stream]) {
      const response = await post({ message: 'x' }, { ...headers, ...accept })
      expect(response.status).toBe(status)
      expect(response.headers.get('Content-Type')).toContain('application/json')
      expect(await response.json()).toMatchObject({ error: { code } })
    }
  })

  test('allows its own origin, and none', async () => {
    const own = await post({ message: 'hola' }, { Origin: 'http://localhost' })
    expect(own.status).toBe(200)
    expect((await post({ message: 'hola' })).status).toBe(200)
  })

  test('explains a mistake in the language of the question', async () => {
    const long = await post({ message: '¿por qué? '.repeat(200) })
    expect(long.status).toBe(400)
    expect(await long.json()).toEqual({
      error: { code: 'too_long', message: expect.stringContaining('demasiado larga') },
    })
  })

  test('switched off answers 503, emergencies still 200', async () => {
    const off = createApp('off')
    const response = await post({ message: '¿Duele la endodoncia?' }, stream, off)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'off' } })
    const urgent = await post({ message: "I can't breathe" }, {}, off)
    expect(urgent.status).toBe(200)
    expect(await urgent.json()).toMatchObject({ kind: 'emergency' })
  })

  test('tells a visitor nothing about a fault, and logs nothing of the question', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.resetModules()
    const { askMolly: ask } = await import('../../worker/molly/route.ts')
    const app = new Hono<AppEnv>()
    app.use(async (c, next) => {
      c.set('settings', { mollyMode: 'on', mollyProvider: 'embedded' } as Settings)
      c.set('assets', { fetch: () => Promise.reject(new Error('secret path /x')) })
      c.set('kernel', kernel)
      c.set('sql', { run: async () => [] })
      c.set('visitorAddress', () => '192.0.2.1')
      c.set('waitUntil', () => undefined)
      await next()
    })
    app.post(path, ask)
    const question = { message: 'does my private tooth hurt' }
    const response = await post(question, {}, app)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'failed' } })
    // A stream has begun before answering fails.
    const events = parseEvents(await (await post(question, stream, app)).text())
    expect(events).toMatchObject([{ event: 'error', data: { error: { code: 'failed' } } }])
    expect(JSON.stringify(events)).not.toContain('secret')
    expect(JSON.stringify(log.mock.calls)).toContain('molly_fault')
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/private|secret/)
    log.mockRestore()
  })
})

describe('POST ask-molly as an event stream', () => {
  test('sends a comment, meta, deltas and one done with the whole answer', async () => {
    const response = await post({ message: 'Does a root canal hurt?' }, stream)
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform')
    expect(response.headers.get('Content-Encoding')).toBe('identity')
    const text = await response.text()
    expect(text).toMatch(/^:/)
    const events = parseEvents(text)
    expect(events[0]).toMatchObject({ event: 'meta', data: { kind: 'answer' } })
    expect(events.filter(({ event }) => event === 'done')).toHaveLength(1)
    const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data['text'])
    expect(deltas.length).toBeGreaterThan(3)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reply: deltas.join('') } })
    const json = await (await post({ message: 'Does a root canal hurt?' })).json()
    expect(events.at(-1)?.data).toEqual(json)
  })

  const failure = { error: { code: 'failed', message: 'Please try again.' } }
  const answered: Omit<Answer, 'reply'> = { kind: 'answer', sources: [], suggestions: [] }

  test('ends with one error, and no other event, when answering fails', async () => {
    const faults: unknown[] = []
    const failed = Promise.reject(new Error('secret'))
    const body = streamAnswer(failed, new AbortController(), failure, (fault) => faults.push(fault))
    const text = await new Response(body).text()
    expect(parseEvents(text)).toEqual([{ event: 'error', data: failure }])
    expect(text).not.toContain('secret')
    expect(faults).toHaveLength(1)
  })

  test('aborts the question when the reader cancels', async () => {
    const gone = new AbortController()
    const never = new Promise<Answer>(() => undefined)
    const reader = streamAnswer(never, gone, failure, () => undefined).getReader()
    await reader.read()
    expect(gone.signal.aborted).toBe(false)
    await reader.cancel()
    expect(gone.signal.aborted).toBe(true)
  })

  test('writes nothing more once the request is aborted', async () => {
    const gone = new AbortController()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const text = new Response(streamAnswer(promise, gone, failure, () => undefined)).text()
    gone.abort()
    resolve({ ...answered, reply: 'too late' })
    expect(parseEvents(await text)).toEqual([])
  })

  test('says that it is still there every 2 seconds', async () => {
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const body = streamAnswer(promise, new AbortController(), failure, () => undefined)
    const text = new Response(body).text()
    await vi.advanceTimersByTimeAsync(4100)
    resolve({ ...answered, reply: 'late' })
    vi.useRealTimers()
    expect((await text).match(/^:\n/gm)).toHaveLength(2)
  })
})

describe('the form', () => {
  const send = (fields: Record<string, string>) =>
    createApp().request('/es/ask-molly', { method: 'POST', body: new URLSearchParams(fields) })

  test('answers in the language of its path, with what went before', async () => {
    const history = JSON.stringify([{ role: 'user', content: 'hola' }])
    expect(await (await send({ message: '¿duele una endodoncia?', history })).json()).toMatchObject(
      {
        ok: true,
        message: '¿duele una endodoncia?',
        history: [{ role: 'user', content: 'hola' }],
        answer: { reply: expect.stringContaining('no un consejo médico') },
      },
    )
  })

  test('gives back what was typed with the mistake', async () => {
    expect(await (await send({ message: 'x'.repeat(1001) })).json()).toMatchObject({
      ok: false,
      status: 400,
      message: 'x'.repeat(1001),
      error: { code: 'too_long' },
    })
  })
})
