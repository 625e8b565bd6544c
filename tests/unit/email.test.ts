import { expect, test } from 'vitest'
import { parseEmail } from '../../worker/newsletter/email.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['  Ana.Lopez+news@Example.COM ', 'ana.lopez+news@example.com'],
  ['ñandú@correo.example', 'ñandú@correo.example'],
  ['a@b.co', 'a@b.co'],
  ["o'brien@mail.example.org", "o'brien@mail.example.org"],
])('%s is an address', (text, address) => {
  expect(parseEmail(text)).toBe(address)
})

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@@example.com',
  'ana lopez@example.com',
  'ana@exa mple.com',
  'ana@-example.com',
  'ana..lopez@example.com',
  '.ana@example.com',
  'ana@example.com\nbcc: b@example.com',
  'ana@example.com, b@example.com',
  '<ana@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(260)}.com`,
  'ana@example.1',
])('%j is no address', (text) => {
  expect(parseEmail(text)).toBeUndefined()
})
