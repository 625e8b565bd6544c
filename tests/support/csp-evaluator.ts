import type { Policy } from './observatory.ts'

const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'report-to',
  'report-uri',
]
const keywords = ["'self'", "'none'", "'script'"]
const hash = /^'sha(?:256|384|512)-[\w+/=-]+'$/

/**
 * What Google's CSP Evaluator (google/csp-evaluator, evaluator.ts) finds in a policy: its default
 * checks, Trusted Types and reporting. The checks on nonces, hashes and 'strict-dynamic' don't
 * apply. One remark is left out: that 'self' "can be problematic if you host JSONP, AngularJS or
 * user uploaded files". tests/worker/csp.test.ts shows that we host none.
 */
export function evaluatePolicy(policy: Policy): string[] {
  const found: string[] = []
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = [...of('script-src'), ...of('object-src'), ...(policy.get('base-uri') ?? ['*'])]
  for (const value of scripts) {
    if (/^'unsafe-(inline|eval|hashes)'$/.test(value)) found.push(`${value} for scripts`)
    if (/^(data:|https?:)$/.test(value)) found.push(`the scheme ${value} for scripts`)
    if (value.replace(/^\w+:\/\//, '') === '*') found.push('a wildcard for scripts')
    if (!value.startsWith("'") && value.includes('.')) found.push(`${value} may host what runs`)
  }
  if (!policy.has('object-src') && !policy.has('default-src')) found.push('no object-src')
  if (!policy.has('script-src') && !policy.has('default-src')) found.push('no script-src')
  if (!policy.has('base-uri')) found.push('no base-uri')
  if (!policy.get('require-trusted-types-for')?.includes("'script'")) found.push('no Trusted Types')
  if (!policy.has('report-uri')) found.push('nowhere to report')
  for (const [name, values] of policy) {
    if (!directives.includes(name)) found.push(`${name} is unknown`)
    for (const value of values) {
      if (directives.includes(value)) found.push(`no semicolon before ${value}`)
      if (value.startsWith("'") && !keywords.includes(value) && !hash.test(value))
        found.push(`${value} is unknown`)
      if (keywords.includes(`'${value}'`)) found.push(`${value} without quotes`)
      if (value.startsWith('http://')) found.push(`${value} without TLS`)
      if (/(^|\/)\d+(\.\d+){3}/.test(value)) found.push(`${value} is an address`)
    }
  }
  return found
}
