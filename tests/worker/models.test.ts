import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../src/molly/protocol.ts'
import { clocked } from '../support/clocked.ts'
import { startWithoutProxy } from '../support/plain-workerd.ts'
import { answerOf, askMolly, eventStream, postForm } from '../support/requests.ts'
import { platforms, type Server, sharedServer, startServer } from '../support/servers.ts'
import { chooseSecond, type StandIn, startStandIn } from '../support/stand-in.ts'

const question = 'Why do gums bleed?'

/** Less than the 8 s after which it would end anyway. workerd notices in 4 s, when it next writes. */
const leavingMs = 7000

const settingsOf = (model: StandIn) => ({
  MOLLY_PROVIDER: 'openai-compatible',
  MOLLY_LLM_URL: model.url('any'),
  MOLLY_LLM_MODEL: 'm',
})

describe.each(platforms)('Molly with a model, on %s', (platform) => {
  let model: StandIn
  let server: Server
  let embedded: Answer
  beforeAll(async () => {
    model = await startStandIn(chooseSecond)
    model.moods['any'] = 'good'
    server = await startWithoutProxy(platform, {
      ...settingsOf(model),
      MOLLY_DAILY_BUDGET: '5000',
    })
    embedded = await answerOf(sharedServer(), question)
  })
  afterAll(async () => {
    await server.close()
    model.close()
  })

  const ask = () => answerOf(server, question)
  const askForStream = (signal?: AbortSignal) =>
    askMolly(server, question, { headers: eventStream, signal })

  test('shows the card that the model chooses, word for word, and streams it', async () => {
    const { reply, card } = await ask()
    const { sent, text: chosen } = model.last('any')
    expect(card).toEqual([chosen])
    const { question: own } = sent.candidates.find(({ id }) => id === chosen)!
    expect(reply).toBe((await answerOf(sharedServer(), own)).reply)
    const text = await (await askForStream()).text()
    expect(text).toContain('event: delta')
    expect(text).not.toContain('event: replace')
    expect(text).toContain(JSON.stringify(reply))
  })

  test('the form is answered too', async () => {
    const response = await postForm(server, '/ask-molly', { message: question })
    expect(await response.text()).toContain('not medical advice')
  })

  // tests/all/worker/deadlines.test.ts has those that are only slow.
  test.each(['a redirect', 'cut in the middle', 'a dose'])(
    '%s: the embedded choice',
    async (mood) => {
      model.moods['any'] = mood
      const calls = model.calls('any')
      const [json, text] = await Promise.all([
        ask(),
        askForStream().then((response) => response.text()),
      ])
      expect(json).toEqual(embedded)
      expect(text.match(/^event: (?:done|error|replace)$/gm)).toEqual(['event: done'])
      expect(text).toContain(JSON.stringify(embedded))
      expect(model.calls('any') - calls).toBeLessThanOrEqual(4)
      await expect.poll(() => model.pending('any')).toBe(0)
      model.moods['any'] = 'good'
      // The model is heard again at once: one fault doesn't make it one that is down.
      expect(await ask()).not.toEqual(embedded)
    },
  )

  test('when the visitor leaves, the call upstream ends', clocked, async () => {
    model.moods['any'] = 'stall in the middle'
    const leaving = new AbortController()
    const response = await askForStream(leaving.signal)
    const reader = response.body!.getReader()
    await reader.read()
    await expect.poll(() => model.pending('any')).toBe(1)
    leaving.abort()
    await expect.poll(() => model.pending('any'), { timeout: leavingMs }).toBe(0)
    model.moods['any'] = 'good'
  })

  test('an emergency is answered without the model', async () => {
    const calls = model.calls('any')
    expect(await answerOf(server, 'I can’t breathe')).toMatchObject({ kind: 'emergency' })
    expect(model.calls('any')).toBe(calls)
  })

  test('when calls can’t be counted, none are made, and answers go on', async () => {
    await server.query('ALTER TABLE counts RENAME TO gone')
    const calls = model.calls('any')
    await Promise.all([ask(), ask()])
    expect(model.calls('any')).toBe(calls)
    await server.query('ALTER TABLE gone RENAME TO counts')
  })

  test('when the day’s calls are spent, no more are made, and answers go on', async () => {
    await server.query("UPDATE counts SET n = 4997 WHERE kind = 'model'")
    const before = model.calls('any')
    await Promise.all(Array.from({ length: 12 }, ask))
    expect(model.calls('any') - before).toBe(3)
    expect(await server.query("SELECT n FROM counts WHERE kind = 'model'")).toEqual([{ n: 5000 }])
    expect(await (await askForStream()).text()).toContain('event: done')
    expect(model.calls('any') - before).toBe(3)
  })
})

test.each([
  [400, 'goes on'],
  [418, 'goes on'],
  [401, 'is left alone'],
  [429, 'is left alone'],
])('a model that refuses six questions with %i %s', async (status, outcome) => {
  const model = await startStandIn(chooseSecond)
  const server = await startServer('Node', settingsOf(model))
  model.moods['any'] = String(status)
  for (let nth = 0; nth < 6; nth += 1) await answerOf(server, question)
  model.moods['any'] = 'good'
  const calls = model.calls('any')
  await answerOf(server, question)
  expect(model.calls('any') > calls ? 'goes on' : 'is left alone').toBe(outcome)
  await server.close()
  model.close()
})

test('mode embedded wins over the model', async () => {
  const model = await startStandIn(chooseSecond)
  const server = await startServer('Node', { ...settingsOf(model), MOLLY_MODE: 'embedded' })
  await answerOf(server, question)
  expect(model.calls('any')).toBe(0)
  await server.close()
  model.close()
})
