/**
 * The score of MDN's HTTP Observatory by its public rules (mdn/mdn-http-observatory,
 * src/grader/charts.js and src/analyzer/tests, as of 2026): 100, plus or minus what each test
 * gives. A local server can't show TLS with a valid certificate or the redirect from http, so both
 * are assumed. The host is not on the browsers' preload list, which costs the 5 points that would
 * make it 140.
 */
export function scoreAnswer({ headers, body }: { headers: Headers; body: string }): {
  score: number
  parts: Record<string, number>
} {
  const policy = parsePolicy(headers.get('Content-Security-Policy') ?? '')
  const parts = {
    'Content-Security-Policy': scorePolicy(policy),
    Cookies: headers.has('Set-Cookie') ? -20 : 0,
    'Cross-Origin Resource Sharing': scoreSharing(headers),
    'Referrer-Policy': scoreReferrer(headers.get('Referrer-Policy')),
    'Strict-Transport-Security': scoreTransport(headers.get('Strict-Transport-Security')),
    'Subresource Integrity': scoreScripts(headers.get('Content-Type') ?? '', body),
    'X-Content-Type-Options': headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'X-Frame-Options': scoreFrames(policy, headers.get('X-Frame-Options')),
    'Cross-Origin-Resource-Policy': scoreResource(headers.get('Cross-Origin-Resource-Policy')),
  }
  const values = Object.values(parts)
  const sum = (of: number[]) => of.reduce((total, value) => total + value, 100)
  const withoutBonus = sum(values.filter((value) => value < 0))
  return { score: withoutBonus >= 90 ? sum(values) : withoutBonus, parts }
}

export type Policy = Map<string, string[]>

/** Throws on a duplicate directive, as the Observatory does. */
export function parsePolicy(header: string): Policy {
  const policy: Policy = new Map()
  for (const rule of header.split(';')) {
    const [name, ...values] = rule.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) throw new Error(`${name} stands twice in the policy.`)
    policy.set(name, values)
  }
  return policy
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*']
const unsafe = ["'unsafe-inline'", 'data:']

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (name: string, list: string[]) => sources(name).some((value) => list.includes(value))
  const isPlain = (value: string) => value.startsWith('http:') || value.startsWith('ftp:')
  if (has('script-src', [...broad, ...unsafe]) || has('object-src', broad)) return -20
  if ([...policy].some(([name, values]) => !isPassive(name) && values.some(isPlain))) return -20
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10
  if ([...sources('img-src'), ...sources('media-src')].some(isPlain)) return -10
  if (has('style-src', [...broad, ...unsafe])) return 0
  const isNone = policy.get('default-src')?.join() === "'none'"
  return isNone && !has('form-action', broad) ? 10 : 5
}

const isPassive = (name: string) => name === 'img-src' || name === 'media-src'

function scoreSharing(headers: Headers): number {
  const isForAll = headers.get('Access-Control-Allow-Credentials') === 'true'
  return headers.has('Access-Control-Allow-Origin') && isForAll ? -50 : 0
}

function scoreReferrer(value: string | null): number {
  const sound = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  if (value === null) return 0
  return sound.includes(value) ? 5 : -5
}

function scoreTransport(value: string | null): number {
  const seconds = Number(/(?:^|;\s*)max-age=(\d+)/i.exec(value ?? '')?.[1] ?? NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds >= 15_552_000 ? 0 : -10
}

/** The bonus needs a first script with `integrity`, so only HTML can earn it. */
function scoreScripts(contentType: string, body: string): number {
  if (!contentType.startsWith('text/html')) return 0
  const scripts = body.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []
  const isForeign = (script: string) => /\ssrc="(?:https?:)?\/\//.test(script)
  if (scripts.some((script) => isForeign(script) && !script.includes('integrity='))) return -5
  return scripts[0]?.includes(' integrity="sha') ? 5 : 0
}

function scoreFrames(policy: Policy, value: string | null): number {
  if (policy.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(value ?? '') ? 0 : -20
}

function scoreResource(value: string | null): number {
  if (value === null || value === 'cross-origin') return 0
  return value === 'same-origin' || value === 'same-site' ? 10 : -5
}
