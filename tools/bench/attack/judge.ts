import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Attack } from './attack.ts'
import { findInPage } from './page.ts'

/** More than any answer needs on a busy machine, unless it waits for its sender. */
const maxMs = 8000

/** Headers that every answer has; a test keeps worker/http/headers.ts in line with this file. */
const headersFile = readFileSync(join(import.meta.dirname, '../../../public/_headers'), 'utf8')
const securityHeaders = Array.from(
  headersFile.split('\n\n')[0]!.matchAll(/^ {2}([\w-]+): (.*)$/gm),
  ([, name, value]) => ({ name: name!, value: value! }),
)

const internals =
  /node:internal|node_modules|SQLITE_|D1_ERROR|\b(Type|Reference|Syntax|Range)Error:|^\s+at .+:\d+:\d+\)?$|file:\/\/\/|\/dist\/(node|esmalte)/m

/** Findings about an answer, one sentence each; 'front' when the app never saw the request. */
export function judge(attack: Attack, answer: Answer | undefined): string[] | 'front' {
  if (!answer) return attack.isMalformed ? 'front' : ['no answer came']
  if (isFromFront(answer)) {
    const said = answer.body.slice(0, 80)
    return attack.isMalformed ? 'front' : [`${answer.status} came from before the app: ${said}`]
  }
  return [
    ...judgeStatus(attack, answer),
    ...judgeHeaders(attack, answer),
    ...judgeKeeping(attack, answer),
    ...judgeBody(attack, answer),
    ...(answer.ms > (attack.maxMs ?? maxMs) ? [`it took ${Math.round(answer.ms)} ms`] : []),
    ...[attack.check?.(answer) ?? []].flat(),
  ]
}

/** The app and the static file server both send this header on every answer. */
function isFromFront({ headers }: Answer): boolean {
  return !headers.has('x-content-type-options') && !headers.has('content-security-policy')
}

function judgeStatus({ status: right }: Attack, { status }: Answer): string[] {
  if (status >= 500) return [`the status is ${status}`]
  return right && !right.includes(status) ? [`the status is ${status}, not ${right.join('/')}`] : []
}

/** What the one page says that every site may show in a frame. */
const framed: Record<string, string[]> = {
  'X-Frame-Options': [],
  'Cross-Origin-Resource-Policy': ['cross-origin'],
}

function judgeHeaders({ mark, wire }: Attack, { headers, status }: Answer): string[] {
  const found: string[] = []
  const isFramed = [200, 304].includes(status) && isEmbed(wire.target)
  const ancestors = isFramed ? /frame-ancestors \*(;|$)/ : /frame-ancestors 'none'(;|$)/
  for (const { name, value } of securityHeaders) {
    const given = headers.get(name.toLowerCase()) ?? []
    const own = isFramed ? framed[name] : undefined
    if (own) {
      if (given.join() !== own.join()) found.push(`${name} is "${given.join()}"`)
    } else if (given.length !== 1) found.push(`${name} is there ${given.length} times`)
    else if (name === 'Content-Security-Policy') {
      if (!given[0]!.startsWith("default-src 'none'") || !ancestors.test(given[0]!))
        found.push(`${name} is weak`)
    } else if (given[0] !== value && !isStricter(name, given[0]!)) {
      found.push(`${name} is "${given[0]}"`)
    }
  }
  const banned = [
    'set-cookie',
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'x-injected',
  ]
  for (const name of banned) if (headers.has(name)) found.push(`there is ${name}`)
  if (!headers.has('cache-control') && status !== 304 && status < 300 && !isFile(headers)) {
    found.push('nothing says how long to keep it')
  }
  for (const [name, values] of headers) {
    if (mark && name !== 'location' && values.join().includes(mark))
      found.push(`the mark is in ${name}`)
  }
  const [location] = headers.get('location') ?? []
  if (location !== undefined && !/^\/(?![/\\\t])[\x21-\x7e]*$/.test(location)) {
    found.push(`it redirects to ${location.slice(0, 100)}`)
  }
  return found
}

function isEmbed(target: string): boolean {
  try {
    const { pathname } = new URL(target, 'http://here.invalid')
    return /^\/(es\/)?embed\/emergency$/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** What somebody asked must stay out of every cache between us and them. */
function judgeKeeping({ mark }: Attack, { headers, body }: Answer): string[] {
  const policies = ['cache-control', 'cdn-cache-control'].map((name) => headers.get(name)?.join())
  const [own, hosts = own] = policies
  const isKept = ![own, hosts].every((policy) => policy?.includes('no-store'))
  return mark && isKept && body.includes(mark) ? ['a cache may keep it, with the mark'] : []
}

function isStricter(name: string, value: string): boolean {
  return name === 'Referrer-Policy' && value === 'same-origin'
}

/** Static files have no Cache-Control unless `_headers` sets one. */
function isFile(headers: Answer['headers']): boolean {
  return !(headers.get('content-security-policy')?.[0] ?? '').includes('report-uri')
}

function judgeBody({ mark, wire }: Attack, { status, headers, body }: Answer): string[] {
  const type = headers.get('content-type')?.[0] ?? ''
  if (wire.method === 'HEAD' || status === 204 || status === 304) {
    return body ? ['there is a body'] : []
  }
  if (body && !type) return ['there is no Content-Type']
  const found = internals.test(body) ? ['it tells of the inside'] : []
  if (type.startsWith('text/') && !/charset=utf-8/i.test(type)) found.push(`its type is ${type}`)
  if (type.startsWith('text/html')) {
    const policy = headers.get('content-security-policy')?.join()
    return [...found, ...findInPage(body, mark, policy)]
  }
  if (type.startsWith('application/json')) return [...found, ...judgeJson(status, body)]
  if (type.startsWith('text/event-stream')) return [...found, ...judgeStream(body)]
  return found
}

function judgeJson(status: number, body: string): string[] {
  try {
    const value = JSON.parse(body) as { error?: { code?: unknown; message?: unknown } }
    if (status < 400) return []
    const { error, ...others } = value
    // JSON-RPC, of /mcp, has a version and an id beside the error, whose code is a number.
    const isRpc = Object.keys(others).join() === 'jsonrpc,id'
    const isShape =
      (isRpc || Object.keys(others).length === 0) &&
      Object.keys(error ?? {}).join() === 'code,message' &&
      typeof error?.code === (isRpc ? 'number' : 'string') &&
      typeof error?.message === 'string'
    return isShape ? [] : [`the error has another shape: ${body.slice(0, 100)}`]
  } catch {
    return ['it is no JSON']
  }
}

function judgeStream(body: string): string[] {
  const ends = body.match(/^event: (done|error)$/gm) ?? []
  return ends.length === 1 ? [] : [`the stream ends ${ends.length} times`]
}
