import { afterEach, expect, test, vi } from 'vitest'
import { createToken, readToken } from '../../worker/newsletter/token.ts'

const secret = 'a secret of tests, of 32 characters or more'
const id = '0123456789abcdef0123456789abcdef'
const hourMs = 3_600_000

afterEach(() => void vi.useRealTimers())

test('a token to confirm names its subscriber for 48 hours, one to unsubscribe for good', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
  const confirm = await createToken(secret, 'confirm', id)
  const unsubscribe = await createToken(secret, 'unsubscribe', id)
  for (const [hours, subscriber] of [
    [0, id],
    [47.9, id],
    [48.1, undefined],
  ] as const) {
    vi.setSystemTime(1_800_000_000_000 + hours * hourMs)
    expect(await readToken({ secret }, 'confirm', confirm)).toBe(subscriber)
  }
  vi.setSystemTime(2_800_000_000_000)
  expect(await readToken({ secret }, 'unsubscribe', unsubscribe)).toBe(id)
})

test('a token of another secret or purpose names nobody', async () => {
  const confirm = await createToken(secret, 'confirm', id)
  expect(await readToken({ secret: `${secret}.` }, 'confirm', confirm)).toBeUndefined()
  expect(await readToken({ secret }, 'unsubscribe', confirm)).toBeUndefined()
  expect(
    await readToken({ secret }, 'confirm', await createToken(secret, 'unsubscribe', id)),
  ).toBeUndefined()
})

test('while a secret is renewed, links of the previous one still work, and no older ones', async () => {
  const renewed = { secret: `${secret} 2`, previousSecret: secret }
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = await createToken(secret, purpose, id)
    expect(await readToken(renewed, purpose, token)).toBe(id)
    const fresh = await createToken(renewed.secret, purpose, id)
    expect(await readToken(renewed, purpose, fresh)).toBe(id)
    const later = { secret: `${secret} 3`, previousSecret: renewed.secret }
    expect(await readToken(later, purpose, token)).toBeUndefined()
    expect(await readToken({ secret: renewed.secret }, purpose, token)).toBeUndefined()
  }
})

test('no changed letter of a token passes', async () => {
  const token = await createToken(secret, 'unsubscribe', id)
  // The last letter of the signature carries two bits that mean nothing.
  for (let place = 0; place < token.length - 1; place++) {
    for (const letter of ['0', 'f', 'A', '_', '.']) {
      if (token[place] === letter) continue
      const changed = token.slice(0, place) + letter + token.slice(place + 1)
      expect(await readToken({ secret }, 'unsubscribe', changed), changed).toBeUndefined()
    }
  }
})
