import { describe, expect, test } from 'vitest'
import { parseReport } from '../../worker/csp/report.ts'
import { listPaths } from '../support/paths.ts'
import { formType, post, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const report = (
  directive: string,
  blocked: string,
  page = 'https://esmalte.example/es/about?q=1',
) => ({
  'csp-report': {
    'document-uri': page,
    referrer: 'https://evil.example/',
    'violated-directive': directive,
    'effective-directive': directive,
    'original-policy': "default-src 'none'",
    'blocked-uri': blocked,
    'script-sample': 'alert("a secret")',
  },
})
const current = (directive: string, blocked: string) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://esmalte.example/about',
  user_agent: 'Mozilla/5.0 (a browser)',
  body: {
    documentURL: 'https://esmalte.example/about?q=secret#x',
    effectiveDirective: directive,
    blockedURL: blocked,
    disposition: 'enforce',
    sample: 'a secret',
  },
})

describe('reports of blocked content', () => {
  const server = testServer('Node')

  const send = (type: string, body: unknown, headers = {}) =>
    post(server, '/csp-report', type, JSON.stringify(body), headers)
  const old = (body: unknown, headers = {}) => send('application/csp-report', body, headers)
  const rows = (like = '%') =>
    server.query(`SELECT day, key, n FROM counts WHERE kind = 'csp' AND key LIKE '${like}'`)

  test('pages say where to, and only to us', async () => {
    const { headers } = await server.fetch('/es')
    expect(headers.get('Content-Security-Policy')).toMatch(
      /report-to csp; report-uri \/csp-report$/,
    )
    expect(headers.get('Reporting-Endpoints')).toBe('csp="/csp-report"')
  })

  test('only a count is kept, of rule, host and page', async () => {
    for (let count = 0; count < 3; count++) {
      const given = report('style-src-attr', 'https://Ads.Example:8443/a/b?c=d')
      const response = await old(given, { 'CF-Connecting-IP': '203.0.113.5', 'User-Agent': 'me' })
      expect(response.status).toBe(204)
    }
    const day = new Date().toISOString().slice(0, 10)
    expect(await rows('%ads.example%')).toEqual([
      { day, key: 'style-src ads.example /es/about', n: 3 },
    ])
    const all = JSON.stringify(await rows())
    for (const word of ['secret', 'evil', '203.0.113.5', '8443', 'q=1'])
      expect(all).not.toContain(word)
  })

  test('the newer form may hold several, and other kinds', async () => {
    const other = { type: 'deprecation', body: { id: 'x' } }
    const list = [current('img-src', 'https://one.example/'), other, current('font-src', 'data')]
    expect((await send('application/reports+json', list)).status).toBe(204)
    expect(await rows('img-src % /about')).toMatchObject([{ key: 'img-src one.example /about' }])
    expect(await rows('font-src % /about')).toMatchObject([{ key: 'font-src data /about' }])
  })

  test.each([
    ['no report', 'application/csp-report', {}, 400],
    ['a word', 'application/reports+json', 'x', 400],
    [
      'more than twenty',
      'application/reports+json',
      Array.from({ length: 21 }, () => current('img-src', 'x')),
      400,
    ],
    ['plain JSON', 'application/json', report('img-src', 'x'), 415],
    ['too much', 'application/csp-report', { a: 'a'.repeat(40_000) }, 413],
  ])('%s is refused as JSON', async (_what, type, body, status) => {
    const response = await send(type, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error.code')
  })

  test.each([
    ['no JSON', 'application/csp-report', '{'],
    ['a form', formType, 'a=b'],
  ])('%s is refused as JSON too', async (_what, type, body) => {
    const response = await post(server, '/csp-report', type, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('error.code')
  })

  test('another site is refused, and other methods are told', async () => {
    const given = report('img-src', 'https://foreign.example/')
    expect((await old(given, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await old(given, { Origin: 'https://evil.example' })).status).toBe(403)
    expect(await rows('%foreign.example%')).toEqual([])
    const read = await server.fetch('/csp-report')
    expect(read.status).toBe(405)
    expect(read.headers.get('Allow')).toBe('POST')
  })

  test('made-up hosts and pages take no other directive’s place, and all are counted', async () => {
    for (let round = 0; round < 3; round++) {
      const list = Array.from({ length: 20 }, (_, nth) => {
        const { body, ...rest } = current('connect-src', `https://jane-${round}-${nth}.example/`)
        return { ...rest, body: { ...body, documentURL: `https://a.example/jane-has-x-${nth}` } }
      })
      expect((await send('application/reports+json', list)).status).toBe(204)
    }
    const made = await rows('connect-src%')
    expect(made).toHaveLength(21)
    expect(made).toContainEqual(expect.objectContaining({ key: 'connect-src other', n: 40 }))
    expect(made.map(({ key }) => String(key)).filter((key) => key.includes('/jane'))).toEqual([])
    const evil = report('script-src-elem', 'https://evil.example/x.js')
    expect((await old(evil)).status).toBe(204)
    expect(await rows('script-src %')).toMatchObject([
      { key: 'script-src evil.example /es/about', n: 1 },
    ])
  })

  // The one thing that a policy with 'self' for scripts has to be sure of.
  test('nothing but our own built files is served as a script', async () => {
    const paths = [
      '/api/search?q=a&callback=alert',
      '/api/articles?jsonp=alert',
      '/speculation.json',
      '/about.md',
      '/feed.xml',
    ]
    for (const path of [...paths, ...(await listPaths(server)).slice(0, 20)]) {
      const { headers } = await server.fetch(path)
      expect(headers.get('Content-Type'), path).not.toMatch(/javascript/)
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    }
    expect(await readText(server, '/api/search?q=a&callback=alert')).toMatch(/^\{/)
  })
})

test.each([
  ['script-src-elem', 'inline', { directive: 'script-src', blocked: 'inline' }],
  ['style-src-attr', 'inline', { directive: 'style-src', blocked: 'inline' }],
  ['frame-src', 'https://a.example/x', { directive: 'default-src', blocked: 'a.example' }],
  ['require-trusted-types-for', 'trusted-types-sink', { blocked: 'trusted-types-sink' }],
  ['img-src', 'chrome-extension', { blocked: 'extension' }],
  ['img-src', 'moz-extension://abcdef/x.png', { blocked: 'extension' }],
  ['img-src', 'blob:https://esmalte.example/123', { blocked: 'blob' }],
  ['img-src', 'jane-doe-has-x', { blocked: 'other' }],
  ['img-src', 'jane-doe:has-x', { blocked: 'other' }],
  ['img-src', '', { blocked: 'other' }],
  ['img-src', `https://${'a'.repeat(200)}.example/`, { blocked: 'other' }],
  ["script-src 'self'", 'eval', { directive: 'script-src', blocked: 'eval' }],
])('%s with %s is counted as %o', (directive, blocked, counted) => {
  expect(parseReport(report(directive, blocked))).toMatchObject([counted])
})

test.each(['made-up', '', '<script>'])(
  'a rule that our policy lacks (%o) is not counted',
  (name) => {
    expect(parseReport(report(name, 'inline'))).toEqual([])
  },
)

test.each([
  ['https://esmalte.example/', '/'],
  ['https://esmalte.example/Ana@example.com', 'other'],
  ['about:blank', 'other'],
  ['nonsense', 'other'],
])('the page %s is counted as %s', (address, page) => {
  expect(parseReport(report('img-src', 'inline', address))).toMatchObject([{ page }])
})
