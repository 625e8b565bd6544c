import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWithoutProxy } from '../../support/plain-workerd.ts'
import { answerOf, askMolly, eventStream, post } from '../../support/requests.ts'
import { platforms, type Server, sharedServer } from '../../support/servers.ts'
import { asked, chooseSecond, type StandIn, startStandIn } from '../../support/stand-in.ts'
import { waitFor } from '../../support/wait.ts'

// What takes the real time it takes: all of it at once.
describe.concurrent.each(platforms)('by the clock, on %s', (platform) => {
  let model: StandIn
  let server: Server
  /** Another one, because a model that fails often is left alone. */
  let failing: Server
  const start = (how: string) =>
    startWithoutProxy(platform, {
      MOLLY_PROVIDER: 'openai-compatible',
      MOLLY_LLM_URL: model.url(how),
      MOLLY_LLM_MODEL: 'm',
    })
  beforeAll(async () => {
    model = await startStandIn(chooseSecond)
    server = await start(asked)
    failing = await start('failing')
  })
  afterAll(async () => {
    await server.close()
    await failing.close()
    model.close()
  })

  const message = 'Why do gums bleed?'
  /** The model behaves as the question before says. */
  const askWith = (mood: string) => ({ message, history: [{ role: 'user', content: mood }] })

  /** Which gave up first: 3 s to the first text, 8 s in all. */
  const over: string[] = []

  test.each([
    ['no headers at all', 2900],
    ['comments without end', 2900],
    // 7.8 s, or 3 where a busy machine is late with the first text.
    ['stall in the middle', 2900],
  ])('%s: the embedded choice after %i ms or more', async (mood, least) => {
    const question = askWith(mood)
    const embedded = await answerOf(sharedServer(), question)
    const calls = model.calls(mood)
    const began = performance.now()
    const [json, text] = await Promise.all([
      answerOf(server, question),
      askMolly(server, question, { headers: eventStream }).then((response) => response.text()),
    ])
    const tookMs = performance.now() - began
    over.push(mood)
    expect(json).toEqual(embedded)
    expect(text.match(/^event: (?:done|error|replace)$/gm)).toEqual(['event: done'])
    expect(text).toContain(JSON.stringify(embedded))
    expect(model.calls(mood) - calls).toBeLessThanOrEqual(4)
    await waitFor(() => expect(model.pending(mood)).toBe(0))
    // The model is heard again: at once, or after ten seconds if all moods failed in a row.
    const sound = askWith('good')
    const unheard = await answerOf(sharedServer(), sound)
    await waitFor(async () => expect(await answerOf(server, sound)).not.toEqual(unheard))
    expect(tookMs).toBeGreaterThan(least)
    if (mood === 'stall in the middle') expect(over.at(-1)).toBe(mood)
  })

  test('a model that goes on failing is left alone, then tried and heard again', async () => {
    const ask = async () => (await answerOf(failing, message)).reply
    const calls = () => model.calls('failing')
    model.moods['failing'] = '500'
    for (let count = 0; count < 5; count += 1) await ask()
    const failed = calls()
    // Each question calls twice, if there is time.
    expect(failed).toBeGreaterThanOrEqual(5)
    expect(failed).toBeLessThanOrEqual(10)
    model.moods['failing'] = 'good'
    const [embedded] = await Promise.all(Array.from({ length: 5 }, ask))
    expect(calls()).toBe(failed)
    // 10 s later one of many tries; then all are heard.
    await waitFor(async () => {
      await Promise.all([ask(), ask(), ask()])
      expect(calls()).toBeGreaterThan(failed)
    })
    const heard = calls()
    const [reply] = await Promise.all([ask(), ask(), ask()])
    expect(calls()).toBe(heard + 3)
    expect(reply).not.toBe(embedded)
  })

  test('a body that trickles without end is not waited for', async () => {
    const trickle = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 400))
        controller.enqueue(new Uint8Array([32]))
      },
    })
    const response = await post(server, '/newsletter', 'application/json', trickle)
    expect(response.status).toBe(400)
  })
})
