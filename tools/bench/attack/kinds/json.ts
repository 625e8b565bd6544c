import type { Attack } from '../attack.ts'
import { jsonBodies } from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'
import { naughty } from '../strings.ts'

const type: [string, string] = ['Content-Type', 'application/json']

const wrong = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '-',
  '1e999',
  '""',
  '"text"',
  '[]',
  '[[]]',
  '[{}]',
  '{}',
  '{"a":1}',
  '{',
  '}',
  '{"message":',
  '{"message":"a"',
  '{"message":"a",}',
  "{'message':'a'}",
  '{message:"a"}',
  '{"message":undefined}',
  '{"message":NaN}',
  '{"message":"a"}{"message":"b"}',
  '{"message":"a"} x',
  '{"message":"\\x41"}',
  '{"message":"\t"}',
  '// a comment\n{"message":"a"}',
  '{"__proto__":{"message":"a","email":"a@example.com"}}',
  '{"constructor":{"prototype":{"message":"a"}}}',
  '\ufeff{"message":null}',
  '<xml>a</xml>',
  'message=a&email=a@example.com',
  '----x\r\nContent-Disposition: form-data; name="message"\r\n\r\na\r\n----x--',
  '['.repeat(16_000),
  '['.repeat(8000) + ']'.repeat(8000),
  '{"a":'.repeat(3000) + '1' + '}'.repeat(3000),
]

function values(random: Random, mark: string): unknown[] {
  const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : mark)
  return [
    null,
    true,
    0,
    -1,
    1e308,
    [],
    {},
    [mark],
    { a: mark },
    { toString: mark },
    { length: 1, 0: mark },
    { __proto__: mark },
    nested(200),
    Array.from({ length: random.below(400) }, () => mark),
    'x'.repeat(random.below(12_000)),
  ]
}

const turn = (mark: string) => [
  { role: 'system', content: mark },
  { role: 'user' },
  { role: 'user', content: null },
  { role: ['user'], content: mark },
  { content: mark },
  null,
  mark,
  [],
  { role: '__proto__', content: mark },
  { role: 'assistant', content: mark.repeat(300) },
]

export function attackJson(random: Random, _pages: string[], count: number): Attack[] {
  const whole = jsonBodies.flatMap(({ path }) => wrong.map((body) => post(path, body, [400, 413])))
  const made = Array.from({ length: Math.max(0, count - whole.length) }, () => {
    const mark = random.mark()
    const { path, value } = random.pick(jsonBodies)
    const name = random.pick(Object.keys(value))
    const text = random.pick(naughty(mark))
    const body = random.pick<() => string>([
      () => JSON.stringify({ ...value, [name]: text }),
      () => JSON.stringify({ ...value, [name]: text }),
      () => JSON.stringify({ ...value, [name]: random.pick(values(random, mark)) }),
      () => JSON.stringify({ ...value, [name]: undefined }),
      () => JSON.stringify({ ...value, [text]: text }),
      () =>
        JSON.stringify({ ...value, history: [random.pick(turn(mark)), ...turn(text).slice(-1)] }),
      () => JSON.stringify({ ...value, history: random.pick(values(random, mark)) }),
      () =>
        `{"${name}":${JSON.stringify(value[name])},${JSON.stringify({ ...value, [name]: text }).slice(1)}`,
      () => `{"__proto__":{"${name}":"${mark}"},${JSON.stringify(value).slice(1)}`,
      () => JSON.stringify(value).slice(0, random.below(80)),
      () =>
        JSON.stringify({ ...value, [name]: text }).replaceAll('"', random.pick(["'", '"', '“'])),
      () =>
        JSON.stringify({
          ...value,
          locale: random.pick(['xx', '__proto__', 'EN', 'es-MX', ['en'], mark]),
        }),
      () =>
        JSON.stringify({
          ...value,
          page: random.pick(['//evil.example', '/../x', mark, '/about?q=1', 'javascript:1']),
        }),
    ])()
    return { ...post(path, body), mark, ...(random.next() < 0.3 && streamed(path, body)) }
  })
  return [...whole, ...made]
}

function post(target: string, body: string, status?: number[]): Attack {
  return { kind: 'JSON bodies', wire: { method: 'POST', target, headers: [type], body }, status }
}

function streamed(target: string, body: string): Pick<Attack, 'wire'> {
  return {
    wire: { method: 'POST', target, headers: [type, ['Accept', 'text/event-stream']], body },
  }
}
