import { expect, test } from 'vitest'
import { toCsv } from '../../scripts/csv.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['ñandú@example.com', 'ñandú@example.com'],
  ['a+b-c=d@example.com', 'a+b-c=d@example.com'],
  ['say "hi", twice', '"say ""hi"", twice"'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [0, '0'],
])('%j is the field %j', (value, field) => {
  expect(toCsv(['email'], [{ email: value }])).toBe(`email\n${field}\n`)
})

test.each(['=cmd@example.com', '+1@example.com', '-1@example.com', '@x', '\t=1', '=1,"2"'])(
  'a spreadsheet does not run %j',
  (value) => {
    const [, field] = toCsv(['email'], [{ email: value }]).split('\n')
    expect(field).toMatch(/^"?'/)
    expect(field!.replaceAll('"', '').slice(1)).toBe(value.replaceAll('"', ''))
  },
)

test('nobody on the list is a header alone', () => {
  expect(toCsv(['email', 'status'], [])).toBe('email,status\n')
})
