import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { emergencyNumbers } from '../../src/molly/numbers.ts'
import { evaluatePolicy } from '../support/csp-evaluator.ts'
import { parsePolicy } from '../support/observatory.ts'
import { readText } from '../support/requests.ts'
import { platforms, sharedServer } from '../support/servers.ts'

const paths = ['/embed/emergency', '/es/embed/emergency']

describe.each(platforms)('the emergency card on %s', (platform) => {
  const server = sharedServer(platform)

  test.each(paths)('%s may be framed by anyone, and do nothing else', async (path) => {
    const response = await server.fetch(path)
    const { headers } = response
    const html = await response.text()
    const policy = parsePolicy(headers.get('Content-Security-Policy')!)
    const [, style] = /<style>(.*?)<\/style>/s.exec(html)!
    const hash = createHash('sha256').update(style!).digest('base64')
    expect(policy.get('frame-ancestors')).toEqual(['*'])
    expect(headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
    for (const name of ['default-src', 'form-action', 'base-uri', 'trusted-types'])
      expect(policy.get(name)).toEqual(["'none'"])
    // What happens on a page of others is theirs to know.
    expect(evaluatePolicy(policy)).toEqual(['nowhere to report'])
    expect(headers.get('X-Frame-Options')).toBeNull()
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(html).not.toMatch(/<(script|form|img|link|iframe)\b| style=| on\w+=/)
    const known = { 'If-None-Match': headers.get('ETag')! }
    const again = await server.fetch(path, { headers: known })
    expect(again.status).toBe(304)
    expect(again.headers.get('X-Frame-Options')).toBeNull()
  })

  test('no other page may be framed', async () => {
    for (const path of ['/', '/es/conditions/emergency', '/embed', '/embed/nope', '/ask-molly']) {
      const { headers } = await server.fetch(path)
      expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('X-Frame-Options'), path).toBe('DENY')
      expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin')
    }
  })
})

const server = sharedServer()

test.each([
  ['/embed/emergency', 'en', 'trouble breathing', '/conditions/emergency'],
  ['/es/embed/emergency', 'es', 'dificultad para respirar', '/es/conditions/emergency'],
])('%s has the numbers, the signs and the way to the steps', async (path, lang, sign, steps) => {
  const html = await readText(server, path)
  expect(html).toContain(`<html lang="${lang}">`)
  for (const { number } of emergencyNumbers) expect(html).toContain(`href="tel:${number}"`)
  expect(html).toContain('href="tel:112"')
  expect(html).toContain(sign)
  expect(html).toContain(`href="${steps}" target="_blank" rel="noopener"`)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(3000)
  const { results } = await new HtmlValidate({
    extends: ['html-validate:standard'],
  }).validateString(html)
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})

test.each([
  ['/about', '/embed/emergency', 'Dental emergency'],
  ['/es/about', '/es/embed/emergency', 'Emergencia dental'],
])('%s has the snippet to copy, and its Markdown copy too', async (path, card, title) => {
  const address = `https://esmalte.example${card}`
  const html = await readText(server, path)
  expect(html).toContain(`&lt;iframe src=&quot;${address}&quot; title=&quot;${title}&quot;`)
  expect(html).toContain('>https://esmalte.example/mcp</textarea>')
  const copy = await readText(server, `${path}.md`)
  expect(copy).toContain(`<iframe src="${address}"`)
})
