import { expect, test } from 'vitest'
import { parseEmail } from '../../worker/services/email.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['  Ana.Lopez+news@Example.COM ', 'ana.lopez+news@example.com'],
  ['ñandú@correo.example', 'ñandú@correo.example'],
  ['a@b.co', 'a@b.co'],
  ["o'brien@mail.example.org", "o'brien@mail.example.org"],
  ['=cmd+x@example.com', '=cmd+x@example.com'],
  ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
  ['अनु@उदाहरण.परीक्षा', 'अनु@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  ['\uFEFFana@example.com\u00A0', 'ana@example.com'],
  [`${'ñ'.repeat(32)}@example.com`, `${'ñ'.repeat(32)}@example.com`],
])('%s is an address', (text, address) => {
  expect(parseEmail(text)).toBe(address)
})

test.each([
  [
    'ñandú@example.com',
    'ÑANDÚ@EXAMPLE.COM',
    'n\u0303andu\u0301@example.com',
    ' ñanDÚ@example.com ',
  ],
  ['a@ñandu.example', 'a@ÑANDU.example', 'a@n\u0303andu.example', 'a@xn--andu-fqa.example'],
  ['a@xn--andu-fqa.example', 'A@XN--ANDU-FQA.Example', 'a@ñandu。example'],
  ['a@example.com', 'a@ｅｘａｍｐｌｅ.com', 'a@exam\u00ADple.com', 'a@EXAMPLE.COM'],
  ['İnci@example.com', 'i̇nci@example.com'],
  [
    "o'brien@example.com",
    'o’brien@example.com',
    'o´br\u200Bi\u00ADen@example.com\u2028',
    '\u202Eｏ＇ｂｒｉｅｎ＠example.com',
  ],
])('%s is one address, however it is typed', (...texts) => {
  const [address, ...others] = texts.map((text) => parseEmail(text))
  expect(address).toBeDefined()
  expect(new Set([address, ...others, parseEmail(address!)]).size).toBe(1)
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
  'ana@127.0.0.1',
  'ana@0x7f.1',
  'ana@[127.0.0.1]',
  'ana@[::1]',
  'ana@localhost',
  'ana@example.com.',
  'ana@example.com:25',
  'ana@example.com/x',
  'ana@example.com?x',
  'ana@exa%6dple.com',
  'ana@exa_mple.com',
  'ana@example.com#x',
  'ana@user:pw@example.com',
  'ana@example-.com',
  'ana@exa\u0000mple.com',
  'ana@exa\tmple.com',
  'an\u00A0a@example.com',
  'an\uFFFDa@example.com',
  'an\uD800a@example.com',
  'ana@\uD800.com',
  'ana\r\nBcc: b@example.com',
  'ana\u2028@example.com',
  'ana\u0085@example.com',
  '"ana lopez"@example.com',
  'ana\\@example.com',
  `${'ñ'.repeat(33)}@example.com`,
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.com`,
])('%j is no address', (text) => {
  expect(parseEmail(text)).toBeUndefined()
})
