import { expect, test, vi } from 'vitest'
import { logFault, toLogged } from '../../worker/http/log.ts'

test.each([
  ['/', '/'],
  ['/es', '/es'],
  ['/search', '/search'],
  ['/es/article/caries', '/es/article/…'],
  ['/functions/v1/ask-molly', '/functions/v1/ask-molly'],
  ['/es/tools/reminders', '/es/tools/reminders'],
  ['/es/tools/reminders/ana', '/es/tools/…'],
  ['/codes/F32.1', '/codes/…'],
  ['/es/qr/codes/icd-10/B20.svg', '/es/qr/…'],
  ['/search/my-tooth-hurts-ana', '/search/…'],
  ['/ana-lopez-has-hiv', '/…'],
  ['/es/ana/5512345678', '/es/…/…'],
  ['/search?email=ana@example.com', '/…'],
  ['/codes;b=c/<script>/"x"', '/…/…'],
  ['/codes\nb/\u202E', '/…/…'],
  ['//ana', '//…'],
])('of the path %j the log has %j', (path, logged) => {
  expect(toLogged(path)).toBe(logged)
})

test.each([
  new Error('mail to ana@example.com'),
  new Error('ana\n    at ana (ana.js:1:1)\n    at ana'),
  new Error('the same', { cause: new Error('ana') }),
  Object.assign(new Error('ana'), { message: 'changed' }),
  'ana',
  { ana: 'ana' },
])('of an error only kind and place are logged: %s', (error) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  logFault('fault', error, { path: '/' })
  const line = String(log.mock.calls[0]![0])
  log.mockRestore()
  expect(line).not.toContain('ana')
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({ event: 'fault', path: '/' })
})

test('the place is that of the fault', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  logFault('fault', new TypeError('x'))
  const { name, at } = JSON.parse(String(log.mock.calls[0]![0])) as { name: string; at: string[] }
  log.mockRestore()
  expect(name).toBe('TypeError')
  expect(at[0]).toContain('log.test.ts')
})
