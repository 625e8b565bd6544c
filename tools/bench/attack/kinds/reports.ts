import type { Attack } from '../attack.ts'
import type { Random } from '../random.ts'
import { naughty } from '../strings.ts'

const old = 'application/csp-report'
const current = 'application/reports+json'

export function attackReports(random: Random, pages: string[], count: number): Attack[] {
  return Array.from({ length: count }, () => {
    const mark = random.mark()
    const text = random.pick(naughty(mark))
    const page = `https://esmalte.example${random.pick([...pages, text, `/?q=${mark}`, '//evil.example'])}`
    const directive = random.pick([
      'script-src-elem',
      'style-src-attr',
      'img-src',
      text,
      '',
      'x'.repeat(50),
    ])
    const blocked = random.pick([
      'inline',
      'eval',
      'https://evil.example/a?b=c',
      'data',
      'chrome-extension',
      text,
      'blob:x',
      'about:srcdoc',
    ])
    const csp = { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': blocked }
    const body = { documentURL: page, effectiveDirective: directive, blockedURL: blocked }
    const report = { type: 'csp-violation', age: 1, url: page, user_agent: text, body }
    const [type, value] = random.pick<[string, unknown]>([
      [old, { 'csp-report': csp }],
      [old, { 'csp-report': { ...csp, 'original-policy': text, 'script-sample': text } }],
      [old, { 'csp-report': random.pick([null, [], text, 5, { 'document-uri': [page] }]) }],
      [old, csp],
      [old, [report]],
      [current, [report]],
      [current, Array.from({ length: random.below(60) }, () => report)],
      [current, [{ type: 'deprecation', body: { id: text } }, report]],
      [current, [{ ...report, body: random.pick([null, [], text, {}]) }]],
      [current, report],
      [current, random.pick<unknown>([[], [[]], null, text, [null], {}])],
      ['application/json', [report]],
      ['text/plain', [report]],
    ])
    const headers: [string, string][] = [['Content-Type', type]]
    const status = type === old || type === current ? [204, 400, 413] : [415]
    const wire = { method: 'POST', target: '/csp-report', headers, body: JSON.stringify(value) }
    return { kind: 'reports', mark, status, wire }
  })
}
