import { expect, test, vi } from 'vitest'
import { logFault, toLogged } from '../../worker/http/log.ts'

test.each([
  ['/nope', '/nope'],
  ['/es/artículo/caries_2.html', '/es/artículo/caries_2.html'],
  ['/2026-11-21/', '/2026-11-21/'],
  ['/nope?email=ana@example.com', '/nope'],
  ['/nope%3Femail=ana', '/nope'],
  ['/u/ana@example.com/x', '/u/…/x'],
  ['/u/ana%40example.com', '/u/…'],
  ['/tel/5512345678', '/tel/…'],
  ['/tel/+52 55', '/tel/…'],
  [`/token/${'a'.repeat(65)}`, '/token/…'],
  ['/a;b=c/<script>/"x"', '/…/…/…'],
  ['/a\nb/\u202E', '/…/…'],
])('of the path %j the log has %j', (path, logged) => {
  expect(toLogged(path)).toBe(logged)
})

test('a path in the log is at most 200 characters long', () => {
  expect(toLogged('/abc'.repeat(5000))).toHaveLength(200)
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
