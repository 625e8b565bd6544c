import type { Answer, Attack } from '../attack.ts'
import { forms, jsonBodies, samplePaths } from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'
import { naughty } from '../strings.ts'

type Header = [name: string, value: string]

/** Forged headers that must not influence the answer. */
const poisoned: Header[][] = [
  [['Host', 'evil.example']],
  [['Host', 'evil.example:8787']],
  [['Host', 'esmalte.example@evil.example']],
  [['Host', 'xn--evil-example']],
  ...['X-Forwarded-Host', 'X-Host', 'X-Original-Host', 'X-Forwarded-Server', 'Forwarded'].map(
    (name): Header[] => [[name, name === 'Forwarded' ? 'host=evil.example' : 'evil.example']],
  ),
  [['X-Forwarded-Proto', 'evil.example://']],
  [['X-Original-URL', '//evil.example/']],
  [['X-Rewrite-URL', '//evil.example/']],
  [['Referer', 'https://evil.example/']],
]

export function attackHeaders(random: Random, pages: string[], count: number): Attack[] {
  const hosts = [...samplePaths, '/about/', '/es/about/'].flatMap((target) =>
    poisoned.map((headers) => poison(target, headers)),
  )
  const sites = [...forms, ...jsonBodies.map(({ path }) => ({ path }))].flatMap(({ path }) =>
    crossSite.map((headers) => refuse(path, headers)),
  )
  const made = Array.from({ length: Math.max(0, count - hosts.length - sites.length) }, () => {
    const mark = random.mark()
    const target = random.pick(random.next() < 0.3 ? pages : samplePaths)
    const method = random.next() < 0.1 ? 'HEAD' : 'GET'
    const headers = odd(random, mark)
    // Rejected by HTTP parsers or by the local server in front of workerd.
    const isMalformed = headers.some(
      ([name, value]) =>
        name === 'Expect' ||
        (name === 'Accept-Encoding' && value.endsWith('q=0')) ||
        /[^\t -~\u0080-\uffff]/.test(value),
    )
    return { kind: 'headers', mark, isMalformed, wire: { method, target, headers } }
  })
  return [...hosts, ...sites, ...made]
}

function poison(target: string, headers: Header[]): Attack {
  const check = (answer: Answer) =>
    /evil/.test(answer.body + JSON.stringify([...answer.headers]))
      ? 'the foreign host is in it'
      : undefined
  return {
    kind: 'headers',
    wire: { target, headers },
    check,
    isMalformed: /[@]/.test(headers[0]![1]),
  }
}

const crossSite: Header[][] = [
  [['Origin', 'https://evil.example']],
  [['Origin', 'null']],
  [['Origin', 'evil']],
  [['Origin', 'https://esmalte.example.evil.example']],
  [['Origin', 'http://127.0.0.1:1']],
  [['Sec-Fetch-Site', 'cross-site']],
  [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'same-site'],
  ],
]

function refuse(target: string, cross: Header[]): Attack {
  const isJson = jsonBodies.some(({ path }) => path === target)
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const headers: Header[] = [['Content-Type', type], ...cross]
  // Anyone with the token may post there from any origin: mail programs do.
  const status = target.includes('/newsletter/') ? [400, 403] : [403]
  return {
    kind: 'headers',
    wire: { method: 'POST', target, headers, body: isJson ? '{}' : 'a=b' },
    status,
  }
}

function odd(random: Random, mark: string): Header[] {
  // A header value can't contain line breaks: what follows one is another header.
  const text = random.pick(naughty(mark)).replace(/[\r\n\0]/g, ' ')
  const tag = random.pick(['*', 'W/"x"', '"x"', 'x', '', ',,,', 'W/', '"', `"${mark}"`])
  const type = random.pick([
    'text/html',
    'application/json',
    'text/event-stream',
    '*/*',
    'image/*',
    '',
    ';q=',
    'text/html;q=0',
    mark,
    '*',
  ])
  return random.pick<() => Header[]>([
    () => [['Accept', type]],
    () => [['Accept', Array.from({ length: random.below(500) }, () => type).join(',')]],
    () => [
      [
        'Accept-Language',
        random.pick(['es', 'es-MX,es;q=0.9', '*', mark, ',,,', 'x'.repeat(3000)]),
      ],
    ],
    () => [
      [
        'Accept-Encoding',
        random.pick(['gzip', 'identity;q=0', '*;q=0', mark, 'gzip,'.repeat(300)]),
      ],
    ],
    () => [['If-None-Match', tag]],
    () => [['If-None-Match', Array.from({ length: random.below(900) }, () => tag).join(', ')]],
    () => [['If-None-Match', ' '.repeat(12_000) + tag]],
    () => [['If-Modified-Since', random.pick(['x', 'Sat, 21 Nov 2099 00:00:00 GMT', '0', mark])]],
    () => [
      ['If-Match', tag],
      ['If-Unmodified-Since', 'x'],
    ],
    () => [
      [
        'Range',
        random.pick([
          'bytes=0-',
          'bytes=-1',
          'bytes=5-1',
          'bytes=0-0,2-3',
          'bytes=abc',
          'x=1-2',
          'bytes=99999999-',
          'bytes=0-99999999999999999999',
          `bytes=${'0-1,'.repeat(500)}`,
        ]),
      ],
    ],
    () => [
      ['Range', 'bytes=0-9'],
      ['If-Range', tag],
    ],
    () => [
      ['X-HTTP-Method-Override', random.pick(['DELETE', 'PUT', 'POST', mark])],
      ['X-HTTP-Method', 'DELETE'],
      ['X-Method-Override', 'PUT'],
    ],
    () => [['Cookie', `${mark}=${'x'.repeat(random.below(4000))}`]],
    () => [
      ['Authorization', `Bearer ${mark}`],
      ['apikey', mark],
    ],
    () => [['User-Agent', text]],
    () => [['Referer', text]],
    () => [['X-Forwarded-For', random.pick(['127.0.0.1', text, '1.2.3.4, '.repeat(500)])]],
    () => [['CF-Connecting-IP', random.pick(['::1', 'x', '1.2.3.4', text])]],
    () => [
      ['CF-IPCountry', text],
      ['CF-Ray', mark],
    ],
    () => [
      ['Sec-GPC', random.pick(['1', '0', mark])],
      ['Sec-Purpose', random.pick(['prefetch', 'prefetch;prerender', mark])],
    ],
    () => [
      ['Sec-Fetch-Mode', random.pick(['navigate', 'cors', mark])],
      ['Sec-Fetch-Dest', random.pick(['document', 'script', 'iframe', mark])],
    ],
    () => [['Expect', random.pick(['100-continue', mark])]],
    () => [
      ['Upgrade', random.pick(['websocket', 'h2c', mark])],
      ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
    ],
    () => [['Content-Type', text]],
    () => [[mark, text]],
    () => Array.from({ length: random.below(90) }, (_, at): Header => [`X-${at}`, mark]),
    () => [['X-Big', 'x'.repeat(random.below(8000))]],
    () => [
      ['Via', '1.1 evil'],
      ['Max-Forwards', '0'],
      ['TE', 'trailers'],
      ['Trailer', mark],
    ],
    () => [['Origin', random.pick(['null', 'https://evil.example', '', text])]],
    () => [
      ['Access-Control-Request-Method', 'POST'],
      ['Access-Control-Request-Headers', mark],
    ],
  ])()
}
