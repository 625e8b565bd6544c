import { expect, test } from 'vitest'
import { site } from '../../src/content/site.ts'
import { readText } from '../support/requests.ts'
import { sharedServer, startServer } from '../support/servers.ts'

const path = '/.well-known/security.txt'

function fieldsOf(text: string): [name: string, value: string][] {
  return text
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
}

const server = sharedServer()

test('says whom to tell, in which languages and until when, as RFC 9116 has it', async () => {
  const response = await server.fetch(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const fields = fieldsOf(await response.text())
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Expires',
    'Policy',
    'Preferred-Languages',
    'Canonical',
  ])
  const { Contact, Expires, ...others } = Object.fromEntries(fields) as Record<string, string>
  // Without an address in content/site.json, by the form.
  expect(Contact).toBe('https://esmalte.example/contact')
  expect(others['Preferred-Languages']).toBe('en, es')
  expect(others['Canonical']).toBe(`https://esmalte.example${path}`)
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const days = (Date.parse(Expires!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(365)
})

test('there is a page behind its contact, and a policy on it', async () => {
  expect(await readText(server, '/contact')).toContain('id="security"')
  expect(await readText(server, path)).toContain(
    'Policy: https://esmalte.example/contact#security\n',
  )
})

test('the policy gives the address of content/site.json, or says that there is none', async () => {
  const pages = [
    ['/contact', 'No address for such reports has been published yet'],
    ['/es/contact', 'Todavía no hay una dirección publicada para estos avisos'],
  ] as const
  for (const [page, none] of pages) {
    const html = await readText(server, page)
    expect(html.includes(none), page).toBe(!site.contactEmail)
    if (site.contactEmail) expect(html).toContain(site.contactEmail)
  }
})

test('it stands on the configured origin', async () => {
  const server = await startServer('Node', { SITE_ORIGIN: 'https://teeth.example' })
  const text = await readText(server, path)
  expect(text).toContain('Contact: https://teeth.example/contact\n')
  expect(text).toContain(`Canonical: https://teeth.example${path}\n`)
  await server.close()
})
