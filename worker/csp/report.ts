import * as v from 'valibot'
import { contentSecurityPolicy } from '../http/headers.ts'

/** The counted violation: directive, blocked source and page. Nothing about the visitor. */
export type Violation = { directive: string; blocked: string; page: string }

const maxReports = 20

const text = v.pipe(v.string(), v.maxLength(4096))

/** CSP Level 2, `report-uri`: one report per request. */
const oldSchema = v.object({
  'csp-report': v.pipe(
    v.object({
      'document-uri': text,
      'effective-directive': v.optional(text),
      'violated-directive': v.optional(text),
      'blocked-uri': v.optional(text, ''),
    }),
    v.transform((report) => ({
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blocked: report['blocked-uri'],
    })),
  ),
})

/** The Reporting API, `report-to`: a list that may include other kinds of reports. */
const newSchema = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: v.optional(v.nullable(text), ''),
    }),
  }),
  v.transform(({ body }) => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL ?? '',
  })),
)

const kindSchema = v.object({ type: v.string() })

export function parseReport(value: unknown): Violation[] | undefined {
  const old = v.safeParse(oldSchema, value)
  const given = old.success ? [old.output['csp-report']] : parseList(value)
  return given?.flatMap(({ directive, blocked, page }) => {
    const name = findDirective(directive)
    return name ? [{ directive: name, blocked: shorten(blocked), page: toPage(page) }] : []
  })
}

function parseList(
  value: unknown,
): { page: string; directive: string; blocked: string }[] | undefined {
  const list = v.safeParse(v.pipe(v.array(kindSchema), v.maxLength(maxReports)), value)
  if (!list.success) return undefined
  return (value as unknown[]).flatMap((report) => {
    const parsed = v.safeParse(newSchema, report)
    return parsed.success ? [parsed.output] : []
  })
}

const directives = contentSecurityPolicy.split('; ').map((rule) => rule.split(' ')[0]!)

/** 'script-src-elem' -> 'script-src'; undefined for unknown directives that aren't fetch ones. */
function findDirective(given: string): string | undefined {
  const [name = ''] = given.trim().toLowerCase().split(' ')
  const known = directives.includes(name) ? name : name.replace(/-(elem|attr)$/, '')
  // Fetch directives missing from our policy fall back to default-src.
  if (directives.includes(known)) return known
  return /^[a-z]+-src$/.test(known) ? 'default-src' : undefined
}

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation, and schemes that pages may use. */
const keywords = [
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'self',
  'about',
  'blob',
  'data',
  'filesystem',
]

/** A keyword, a host, 'extension', or 'other'. Never a path or a query. */
function shorten(blocked: string): string {
  const given = blocked.trim().toLowerCase()
  if (/^[a-z-]+extension(:|$)/.test(given)) return 'extension'
  const [scheme = ''] = given.split(':')
  if (keywords.includes(scheme)) return scheme
  if (!/^(https?|wss?):/.test(given) || !URL.canParse(given)) return 'other'
  const { hostname } = new URL(given)
  return /^[a-z0-9.-]{1,100}$/.test(hostname) ? hostname : 'other'
}

/** The path if it looks like one of ours; anything else may hold private data. */
function toPage(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return /^\/[a-z0-9/-]{0,100}$/.test(path) ? path : 'other'
}
