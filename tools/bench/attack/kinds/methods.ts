import type { Answer, Attack } from '../attack.ts'
import {
  backendPaths,
  endpointPaths,
  routePaths,
  samplePaths,
} from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'

const known = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'POST', 'SEARCH', 'PURGE']

/** Methods that HTTP parsers know, and some they don't; the latter may not reach the app. */
const odd = [
  'TRACE',
  'CONNECT',
  'TRACK',
  'get',
  'Get',
  'gEt',
  'FOO',
  'G',
  'GETT',
  'POST/',
  '-',
  'DEBUG',
  'A'.repeat(300),
]

const isReadOnly = (path: string) => !endpointPaths.includes(path)

export function attackMethods(random: Random, pages: string[], count: number): Attack[] {
  const paths = [...new Set([...endpointPaths, ...routePaths, ...samplePaths])]
  const fixed = [...paths, ...backendPaths].flatMap((path) =>
    known.map((method) => attack(method, path)),
  )
  const made = Array.from({ length: Math.max(0, count - fixed.length) }, () =>
    random.next() < 0.4
      ? { ...attack(random.pick(odd), random.pick(paths)), isMalformed: true, status: undefined }
      : attack(random.pick(known), random.pick(pages)),
  )
  return [...fixed, ...made]
}

function attack(method: string, path: string): Attack {
  const isHead = method === 'HEAD'
  const hasForm =
    /ask-molly|quiz|ask-dentist|contact|privacy-settings|newsletter|reminders|plan|urgency/.test(
      path,
    )
  const isWrite = method === 'POST' && (hasForm || !isReadOnly(path))
  return {
    kind: 'methods',
    wire: { method, target: path, ...(isHead ? {} : { body: '' }) },
    status: isHead || isWrite ? undefined : [404, 405],
    check: (answer) => checkMethod(method, answer),
  }
}

function checkMethod(method: string, { status, headers }: Answer): string | undefined {
  const isFile = !headers.get('content-security-policy')?.[0]?.includes('report-uri')
  if (status === 405 && !isFile && !headers.get('allow')?.[0]) return 'a 405 without Allow'
  return method === 'OPTIONS' && status < 300 ? 'OPTIONS is answered' : undefined
}
