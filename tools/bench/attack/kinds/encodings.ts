import { gzipSync } from 'node:zlib'
import type { Attack } from '../attack.ts'
import { forms, jsonBodies } from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const utf32 = (text: string) =>
  Buffer.concat(
    Array.from(text, (letter) => Buffer.from(Uint32Array.of(letter.codePointAt(0)!).buffer)),
  )

/** Invalid UTF-8, and media types that no endpoint accepts. */
export function attackEncodings(random: Random, _pages: string[], count: number): Attack[] {
  const places = [
    ...jsonBodies.map(({ path, value }) => ({
      path,
      text: JSON.stringify(value),
      type: 'application/json',
    })),
    ...forms.map(({ path, fields }) => ({
      path,
      text: new URLSearchParams(fields).toString(),
      type: 'application/x-www-form-urlencoded',
    })),
  ]
  return Array.from({ length: count }, () => {
    const { path, text, type } = random.pick(places)
    const [body, headers, status] = change(random, text, type)
    const wire = { method: 'POST', target: path, body, headers }
    // There only the token in the address counts, whatever the body (RFC 8058).
    return { kind: 'encodings', wire, status: path.includes('/newsletter/') ? undefined : status }
  })
}

type Changed = [body: string | Uint8Array, headers: [string, string][], status?: number[]]

function change(random: Random, text: string, type: string): Changed {
  const is = (value: string): [string, string] => ['Content-Type', value]
  const bytes = Buffer.from(text)
  const at = random.below(bytes.length)
  const broken = (...values: number[]) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(values), bytes.subarray(at)])
  const wrongType = random.pick([
    'text/plain',
    'text/html',
    'text/json',
    'application/xml',
    'application/jsonp',
    'application/json-patch+json',
    'application/octet-stream',
    'application/x-www-form-urlencodedx',
    'image/png',
    'json',
    '/',
    ';',
    '*/*',
    `${'a'.repeat(3000)}/json`,
  ])
  return random.pick<() => Changed>([
    () => [broken(0xff), [is(type)], [400]],
    () => [broken(0xc0, 0xaf), [is(type)], [400]],
    () => [broken(0xed, 0xa0, 0x80), [is(type)], [400]],
    () => [broken(0xf5, 0x80, 0x80, 0x80), [is(type)], [400]],
    () => [broken(0xe2, 0x82), [is(type)], [400]],
    () => [broken(0), [is(type)]],
    () => [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]), [is(type)]],
    () => [utf16(text, false), [is(`${type}; charset=utf-16le`)], [400]],
    () => [utf16(text, true), [is(`${type}; charset=utf-16`)], [400]],
    () => [utf32(text), [is(type)]],
    () => [Buffer.from(text.replace('a', 'é'), 'latin1'), [is(`${type}; charset=iso-8859-1`)]],
    () => [
      text,
      [is(`${type}; charset=${random.pick(['utf-7', 'x', '', '"utf-8', 'UTF-8', 'klingon'])}`)],
    ],
    () => [text, [is(type.toUpperCase())]],
    () => [text, [is(` ${type} ;;; charset`)]],
    () => [text, [is(`${type}, text/html`)], [415]],
    () => [text, [is(wrongType)], [415]],
    () => [text, [], [415]],
    () => [gzipSync(text), [is(type), ['Content-Encoding', 'gzip']], [400]],
    () => [gzipSync('a'.repeat(3_000_000)), [is(type), ['Content-Encoding', 'gzip']], [400, 413]],
    () => [text, [is(type), ['Content-Encoding', random.pick(['gzip', 'br', 'x', 'deflate'])]]],
    () => [multipart(text), [is('multipart/form-data; boundary=x')], [415]],
    () => [multipart(text), [is('multipart/form-data')], [415]],
    () => [
      Buffer.from(Array.from({ length: 500 }, () => random.below(256))),
      [is(type)],
      [400, 200, 303],
    ],
  ])()
}

function multipart(text: string): string {
  return `--x\r\nContent-Disposition: form-data; name="message"; filename="../../x.php"\r\nContent-Type: text/html\r\n\r\n${text}\r\n--x--\r\n`
}
