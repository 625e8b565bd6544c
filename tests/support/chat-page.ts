import type { Page } from 'playwright'
import type { Answer } from '../../src/molly/protocol.ts'

export const chat = (page: Page) => page.getByRole('region', { name: 'Chat with Molly' })
export const question = (page: Page) => chat(page).getByRole('textbox', { name: 'Your question' })
export const button = (page: Page, name: string) =>
  chat(page).getByRole('button', { name, exact: true })
export const status = (page: Page) => chat(page).getByRole('status')

export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-island=MollyChat][data-hydrated]'))
}

type Told = { requests: { message: string; history: unknown[] }[]; tell: (text: string) => void }

/** From now on the test itself is the server: `tell` streams to the question asked last. */
export async function playMolly(page: Page) {
  await page.addInitScript(() => {
    const real = fetch
    const told = globalThis as unknown as Told
    told.requests = []
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : new URL(input, location.href).href
      if (!url.includes('ask-molly')) return real(input, init)
      told.requests.push(JSON.parse(init!.body as string) as Told['requests'][0])
      const { readable, writable } = new TransformStream<string, string>()
      const writer = writable.getWriter()
      // As the server does: the client gives up on a silent connection.
      const heartbeat = setInterval(() => {
        writer.write(':\n\n').catch(() => clearInterval(heartbeat))
      }, 2000)
      init!.signal!.addEventListener('abort', () => void writer.abort())
      told.tell = (text) => void writer.write(text)
      const headers = { 'Content-Type': 'text/event-stream' }
      return Promise.resolve(
        new Response(readable.pipeThrough(new TextEncoderStream()), { headers }),
      )
    }
  })
  const about = { kind: 'answer' }
  const tell = (event: string, ...data: object[]) =>
    page.evaluate(
      (text) => (globalThis as unknown as Told).tell(text),
      data.map((one) => `event: ${event}\ndata: ${JSON.stringify(one)}\n\n`).join(''),
    )
  return {
    /** `count` is how many questions have been asked by then; `sources` come with the first words. */
    begin: async (count = 1, sources: object[] = []) => {
      await page.waitForFunction(
        (count) => (globalThis as unknown as Told).requests.length === count,
        count,
      )
      await tell('meta', { ...about, sources })
    },
    /** Each text is an event; all of them arrive at once. */
    say: (...texts: string[]) => tell('delta', ...texts.map((text) => ({ text }))),
    end: (reply: string, sources: object[] = [], suggestions: string[] = []) =>
      tell('done', { ...about, reply, sources, suggestions }),
    /** The same for an answer with more to it. */
    answer: (answer: Partial<Answer>) =>
      tell('done', { ...about, sources: [], reply: '', suggestions: [], ...answer }),
    requests: () => page.evaluate(() => (globalThis as unknown as Told).requests),
  }
}
