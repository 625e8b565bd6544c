import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, StreamEvent } from '../../src/molly/protocol.ts'
import type { Server } from '../../tests/support/servers.ts'

/** What a visitor received; `silenceMs` is the longest gap without any bytes. */
export type Heard = { way: string; ms: number; silenceMs: number; problems: string[] }

/**
 * `marker` selects the fake model's behaviour; a number is appended to it. Exactly one of `expected`
 * must arrive, complete.
 */
export type Asking = { message: string; marker: string; expected: () => Promise<string[]> }

export function askEveryWay(server: Server, asking: Asking): Promise<Heard[]> {
  return Promise.all([asJson(server, asking), asStream(server, asking), asForm(server, asking)])
}

const endpoint = '/functions/v1/ask-molly'

/** An assistant's turn does not change how the next question is understood. */
const historyOf = (marker: string) => [{ role: 'assistant', content: marker }]

function post(
  server: Server,
  message: string,
  marker: string,
  accept: string,
  signal?: AbortSignal,
) {
  return server.fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ message, history: historyOf(marker) }),
    signal,
  })
}

export async function askJson(server: Server, message: string, marker: string) {
  const response = await post(server, message, marker, 'application/json')
  return { status: response.status, body: (await response.json()) as unknown }
}

export async function leaveStream(server: Server, message: string, marker: string): Promise<void> {
  const leaving = new AbortController()
  const response = await post(server, message, marker, 'text/event-stream', leaving.signal)
  await response.body!.getReader().read()
  await sleep(300)
  leaving.abort()
}

async function asJson(server: Server, { message, marker, expected }: Asking): Promise<Heard> {
  const start = performance.now()
  const { status, body } = await askJson(server, message, `${marker}1`)
  const ms = performance.now() - start
  const { reply } = body as Answer
  const problems = (await expected()).includes(reply) ? [] : [`${status}, “${reply}”`]
  return { way: 'JSON', ms, silenceMs: 0, problems }
}

async function asStream(server: Server, { message, marker, expected }: Asking): Promise<Heard> {
  const start = performance.now()
  const response = await post(server, message, `${marker}2`, 'text/event-stream')
  let text = ''
  let silenceMs = 0
  let last = start
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    text += bytes
    silenceMs = Math.max(silenceMs, performance.now() - last)
    last = performance.now()
  }
  const ms = performance.now() - start
  silenceMs = Math.max(silenceMs, start + ms - last)
  return { way: 'stream', ms, silenceMs, problems: checkStream(text, await expected()) }
}

function checkStream(text: string, replies: string[]): string[] {
  const events = text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { event, data: JSON.parse(data!) as unknown } as StreamEvent
    })
  const problems: string[] = []
  let shown = ''
  for (const [index, { event, data }] of events.entries()) {
    if (event === 'delta') shown += data.text
    if (event === 'replace') problems.push(`“${shown}” was replaced`)
    if (event === 'error') problems.push(`error ${data.error.code}`)
    if (event === 'done' && data.reply !== shown) problems.push(`“${shown}” is not what is done`)
    if (event === 'done' && index < events.length - 1) problems.push('goes on after done')
  }
  if (events.at(-1)?.event !== 'done') problems.push(`ends with ${events.at(-1)?.event}`)
  return replies.includes(shown) ? problems : [...problems, `“${shown}”`]
}

async function asForm(server: Server, { message, marker, expected }: Asking): Promise<Heard> {
  const start = performance.now()
  const history = JSON.stringify(historyOf(`${marker}3`))
  const path = message.startsWith('¿') ? '/es/ask-molly' : '/ask-molly'
  const response = await server.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ message, history }),
  })
  const html = await response.text()
  const ms = performance.now() - start
  const letters = toLetters(html)
  const isHeld = (await expected()).some((reply) => {
    const ending = toLetters(reply.split('\n\n').at(-1)!)
    return letters.includes(toLetters(reply)) && letters.split(ending).length === 2
  })
  const problems = isHeld ? [] : [`${response.status}, not one answer: “${html.slice(-9000)}”`]
  return { way: 'form', ms, silenceMs: 0, problems }
}

/** Letters and digits only, without marks of sources: so a page and a plain text can be compared. */
function toLetters(text: string): string {
  return text
    .replace(/<a class="chat-cite".*?<\/a>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
