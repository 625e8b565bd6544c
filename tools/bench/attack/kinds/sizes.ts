import type { Attack } from '../attack.ts'
import { forms, jsonBodies } from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'

/** Above this, the local server in front of workerd answers an unread body by itself. */
const largest = 1_500_000

const reportTypes = ['application/csp-report', 'application/reports+json']

/** Bodies over the limit, with and without Content-Length, and false lengths. */
export function attackSizes(random: Random, _pages: string[], count: number): Attack[] {
  const places = [
    ...jsonBodies.map(({ path }) => ({ path, type: 'application/json' })),
    ...forms.map(({ path }) => ({ path, type: 'application/x-www-form-urlencoded' })),
    ...reportTypes.map((type) => ({ path: '/csp-report', type })),
  ].filter(({ path }) => !path.includes('/newsletter/'))
  return Array.from({ length: count }, (_, at) => {
    const { path, type } = places[at % places.length]!
    const size = 40_000 + random.below(at % 10 === 0 ? largest - 40_000 : 100_000)
    const isJson = type.includes('json') || type.includes('csp')
    const text = isJson ? `{"message":"${'a'.repeat(size)}"}` : `message=${'a'.repeat(size)}`
    const headers: [string, string][] = [['Content-Type', type]]
    const isChunked = random.next() < 0.5
    return {
      kind: 'sizes',
      status: [413],
      wire: isChunked
        ? {
            method: 'POST',
            target: path,
            headers: [...headers, ['Transfer-Encoding', 'chunked'] as [string, string]],
            body: inChunks(text, 1 + random.below(60_000)),
          }
        : { method: 'POST', target: path, headers, body: text },
    }
  })
}

export function inChunks(text: string, size: number): string {
  const chunks: string[] = []
  for (let at = 0; at < text.length; at += size) {
    const part = text.slice(at, at + size)
    chunks.push(`${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`)
  }
  return `${chunks.join('')}0\r\n\r\n`
}
