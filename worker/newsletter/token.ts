import type { NewsletterSettings } from '../services/settings.ts'

export type Purpose = 'confirm' | 'unsubscribe' | 'preferences'

export const confirmHours = 48

const format = /^([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{43})$/
const encoder = new TextEncoder()

/**
 * A signed token with the random id of a subscriber's row, which keeps addresses out of URLs,
 * histories and logs. Valid for one purpose; only `confirm` tokens expire. `hours`: for how long an
 * `unsubscribe` token also deletes.
 */
export async function createToken(
  secret: string,
  purpose: Purpose,
  id: string,
  hours = purpose === 'confirm' ? confirmHours : 0,
): Promise<string> {
  const expires = hours && seconds() + hours * 3600
  const named = `${id}.${expires.toString(36)}`
  const signature = await sign(secret, `${purpose} ${named}`)
  return `${named}.${signature.toBase64({ alphabet: 'base64url', omitPadding: true })}`
}

/**
 * The subscriber's id; undefined when the token is invalid, expired or for another purpose. Tokens
 * signed with the previous secret remain valid.
 */
export async function readToken(
  { secret, previousSecret }: Omit<NewsletterSettings, 'from'>,
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  const [, id, expires, signature] = format.exec(token) ?? []
  if (!id || !expires || !signature) return undefined
  const bytes = Uint8Array.fromBase64(signature, { alphabet: 'base64url' })
  const isSignedWith = async (key: string) =>
    crypto.subtle.verify('HMAC', await importKey(key), bytes, toSign(`${purpose} ${id}.${expires}`))
  const valid =
    (await isSignedWith(secret)) || (previousSecret ? await isSignedWith(previousSecret) : false)
  return valid && (purpose !== 'confirm' || isFresh(token)) ? id : undefined
}

/** Whether the time in a token is not over. */
export function isFresh(token: string): boolean {
  const [, , expires = ''] = format.exec(token) ?? []
  return Number.parseInt(expires, 36) >= seconds()
}

export async function sign(secret: string, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await importKey(secret), toSign(text)))
}

function toSign(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`newsletter ${text}`)
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ])
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}
