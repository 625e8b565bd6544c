import type { Attack, Wire } from '../attack.ts'
import { jsonBodies } from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'
import { inChunks } from './sizes.ts'

type Pieces = NonNullable<Wire['pieces']>

const ask = '/functions/v1/ask-molly'
const json = 'Content-Type: application/json\r\n'
const smuggled = 'GET /smuggled-request HTTP/1.1\r\nHost: x\r\n\r\n'

/** Almost HTTP: request smuggling, false lengths, cut connections, slow and endless senders. */
export function attackSockets(random: Random, _pages: string[], count: number): Attack[] {
  return Array.from({ length: count }, (_, at) => {
    const { path, value } = random.pick(jsonBodies)
    const body = JSON.stringify(value)
    const list = shapes(random, path, body)
    return { kind: 'sockets', ...list[at % list.length]! }
  })
}

const request = (line: string, rest: string) =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${rest}`
const raw = (...pieces: Pieces): Omit<Attack, 'kind'> => ({
  isMalformed: true,
  wire: { target: '', pieces },
})

function shapes(random: Random, path: string, body: string): Omit<Attack, 'kind'>[] {
  const post = (rest: string) => request(`POST ${path}`, json + rest)
  const length = Buffer.byteLength(body)
  const cut = random.below(length - 1) + 1
  const whole: Omit<Attack, 'kind'> = { wire: { target: path, pieces: [] } }
  return [
    // CL.TE, TE.CL, TE.TE, two lengths.
    raw(post(`Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`)),
    raw(
      post(`Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${smuggled}\r\n0\r\n\r\n`),
    ),
    raw(post(`Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${smuggled}`)),
    raw(post(`Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`)),
    raw(post(`Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`)),
    raw(post(`Transfer-Encoding:\tchunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${smuggled}`)),
    raw(post(` Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${smuggled}`)),
    raw(post(`Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${smuggled}`)),
    raw(post(`Content-Length: 2, 2\r\n\r\n{}${smuggled}`)),
    raw(post(`Content-Length: +2\r\n\r\n{}`)),
    raw(post(`Content-Length: -1\r\n\r\n{}`)),
    raw(post(`Content-Length: 0x2\r\n\r\n{}`)),
    raw(post(`Content-Length: 99999999999999999999\r\n\r\n{}`)),
    raw(post(`Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`)),
    raw(post(`Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`)),
    raw(post(`Transfer-Encoding: chunked\r\n\r\n2\r\n{}xx0\r\n\r\n`)),
    raw(post(`Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)),
    raw(post(`Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n`)),
    // Malformed heads.
    raw('\r\n\r\n\r\n\r\n'),
    raw('GET /\r\n\r\n'),
    raw('GET / HTTP/9.9\r\nHost: x\r\n\r\n'),
    raw('GET  /  HTTP/1.1\r\nHost: x\r\n\r\n'),
    raw('GET / HTTP/1.1\r\n\r\n'),
    raw('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    raw('GET / HTTP/1.1\nHost: x\nConnection: close\n\n'),
    raw('GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    raw('GET nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    raw('GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
    raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\nConnection: close\r\n\r\n'),
    raw(request('GET /', `X: ${'a'.repeat(120_000)}\r\n\r\n`)),
    raw(request('GET /', `${'X: a\r\n'.repeat(3000)}\r\n`)),
    raw(request('GET /', 'X: a\r\n b\r\n\r\n')),
    raw(request('GET /', 'X\u0000Y: a\r\n\r\n')),
    raw(request('GET /', ': a\r\n\r\n')),
    raw(request(`GET /${'a'.repeat(70_000)}`, '\r\n')),
    raw(request('GET /a\u0000b', '\r\n')),
    raw(request('GET /a\tb/', '\r\n')),
    raw(request('GET /é/', '\r\n')),
    raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    raw(Buffer.from('16030100a5010000a10303', 'hex')),
    raw(Buffer.from(Array.from({ length: 400 }, () => random.below(256)))),
    // Cut, half-closed, late and slow.
    {
      isMalformed: true,
      wire: {
        target: path,
        pieces: [post(`Content-Length: ${length}\r\n\r\n${body.slice(0, cut)}`)],
        after: 'cut',
      },
    },
    {
      isMalformed: true,
      status: [400],
      wire: {
        target: path,
        pieces: [post(`Content-Length: ${length + 50}\r\n\r\n${body}`)],
        after: 'end',
      },
    },
    {
      isMalformed: true,
      wire: {
        target: path,
        pieces: [post(`Transfer-Encoding: chunked\r\n\r\n${inChunks(body, 9).slice(0, 60)}`)],
        after: 'end',
      },
    },
    {
      isMalformed: true,
      wire: { target: path, pieces: [post('Content-Length: 5\r\n')], after: 'cut' },
    },
    {
      ...whole,
      wire: { target: path, pieces: drip(post(`Content-Length: ${length}\r\n\r\n${body}`), 40) },
    },
    {
      ...whole,
      wire: {
        target: ask,
        pieces: drip(
          request(
            `POST ${ask}`,
            `${json}Transfer-Encoding: chunked\r\n\r\n${inChunks('{"message":"Hello"}', 4)}`,
          ),
          40,
        ),
      },
    },
  ]
}

/** The same bytes in pieces with pauses, about a second in all. */
function drip(text: string, pieces: number): Pieces {
  const size = Math.ceil(text.length / pieces)
  return Array.from({ length: pieces }, (_, at) => [
    text.slice(at * size, (at + 1) * size),
    20,
  ]).flat()
}

export function attackEndless(): Attack[] {
  return jsonBodies.flatMap(({ path }) => {
    const head = (rest: string) => request(`POST ${path}`, json + rest)
    const flood = Array.from({ length: 200 }, () => `4000\r\n${'a'.repeat(0x4000)}\r\n`)
    const bytes = drip('1\r\na\r\n'.repeat(100), 400)
    const endless = { kind: 'endless', maxMs: 13_000 }
    const chunked = head('Transfer-Encoding: chunked\r\n\r\n')
    return [
      { ...endless, status: [413], wire: { target: path, pieces: [chunked, ...flood] } },
      { ...endless, status: [400], wire: { target: path, pieces: [chunked, ...bytes] } },
      {
        ...endless,
        status: [400],
        wire: { target: path, pieces: [head('Content-Length: 500\r\n\r\n{"message":')] },
      },
    ]
  })
}
