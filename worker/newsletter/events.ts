import type { Context } from 'hono'
import * as v from 'valibot'
import { getText } from '../../src/i18n/index.ts'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { readBody } from '../http/body.ts'
import { jsonError } from '../http/errors.ts'
import { parseEmail } from '../services/email.ts'
import { callUpstream } from '../services/upstream.ts'
import type { AppEnv } from '../services/types.ts'
import { suppress } from './suppression.ts'

const maxBodyBytes = 256 * 1024

const topicMs = 10_000
const maxAgeSeconds = 300

/** Amazon SNS sends JSON as text/plain. */
const jsonTypes = ['application/json', 'text/plain']

type MailEvent = { email: string; why: 'bounced' | 'complained' }

/**
 * POST /newsletter/events: a mail service's webhook for bounces and complaints. The caller must
 * prove knowledge of MAIL_WEBHOOK_SECRET by signing time and body or, like Postmark and SNS, by
 * sending it as the password of Basic authentication.
 */
export async function postMailEvents(c: Context<AppEnv>): Promise<Response> {
  const t = getText(defaultLocale)
  const { sql, settings } = c.var
  const secret = settings.issues?.webhookSecret
  if (!secret) return jsonError(c, 404, 'not_found', t('notFound.title'))
  const body = await readBody(c.req.raw, maxBodyBytes, jsonTypes)
  if (!body.ok) return jsonError(c, body.status, body.code, t('error.badRequest'))
  if (!(await isGenuine(c, secret, body.text ?? ''))) {
    // SNS sends its password only when challenged.
    c.header('WWW-Authenticate', 'Basic realm="events"')
    return jsonError(c, 401, 'unauthorized', t('error.badRequest'))
  }
  const parsed = v.safeParse(eventSchema, body.value)
  if (!parsed.success) return jsonError(c, 400, 'invalid', t('error.badRequest'))
  if (typeof parsed.output === 'string') await confirmTopic(parsed.output)
  else {
    for (const { email, why } of parsed.output) {
      const address = parseEmail(email)
      if (address) await suppress(sql, settings.newsletter!, address, why)
    }
  }
  return c.body(null, 204)
}

async function isGenuine(c: Context<AppEnv>, secret: string, body: string): Promise<boolean> {
  const signature = /^[0-9a-f]{64}$/.exec(c.req.header('X-Signature') ?? '')?.[0]
  if (signature) {
    const time = c.req.header('X-Timestamp') ?? ''
    // Whoever has seen a request could repeat it, long after its address has been allowed again.
    const isNow = Math.abs(Date.now() / 1000 - Number.parseInt(time, 10)) <= maxAgeSeconds
    return isNow && verify(secret, Uint8Array.fromHex(signature), `${time}.${body}`)
  }
  const [, given] = /^Basic ([\w+/=]{1,500})$/.exec(c.req.header('Authorization') ?? '') ?? []
  if (!given) return false
  // Compares signatures, so that timing reveals nothing about the secret.
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(decode(given)) ?? []
  return verify(secret, await sign(secret, secret), password)
}

function decode(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

const encoder = new TextEncoder()
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

async function sign(secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await crypto.subtle.sign('HMAC', await importKey(secret), encoder.encode(text)),
  )
}

async function verify(
  secret: string,
  signature: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await importKey(secret), signature, encoder.encode(text))
}

function importKey(secret: string): Promise<CryptoKey> {
  const usages: KeyUsage[] = ['sign', 'verify']
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, usages)
}

/** https://postmarkapp.com/developer/webhooks/webhooks-overview */
const postmarkSchema = v.pipe(
  v.variant('RecordType', [
    v.object({ RecordType: v.literal('Bounce'), Type: v.string(), Email: v.string() }),
    v.object({ RecordType: v.literal('SpamComplaint'), Email: v.string() }),
  ]),
  v.transform((event): MailEvent[] => {
    if (event.RecordType === 'SpamComplaint') return [{ email: event.Email, why: 'complained' }]
    const isHard = ['HardBounce', 'BadEmailAddress'].includes(event.Type)
    return isHard ? [{ email: event.Email, why: 'bounced' }] : []
  }),
)

const recipients = v.array(v.object({ emailAddress: v.string() }))

/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html */
const sesSchema = v.pipe(
  v.object({
    bounce: v.optional(v.object({ bounceType: v.string(), bouncedRecipients: recipients })),
    complaint: v.optional(v.object({ complainedRecipients: recipients })),
  }),
  v.transform(({ bounce, complaint }): MailEvent[] => {
    const hard = bounce?.bounceType === 'Permanent' ? bounce.bouncedRecipients : []
    const unwanted = complaint?.complainedRecipients ?? []
    return [
      ...hard.map(({ emailAddress: email }) => ({ email, why: 'bounced' as const })),
      ...unwanted.map(({ emailAddress: email }) => ({ email, why: 'complained' as const })),
    ]
  }),
)

/** An SNS topic asks once to confirm the subscription; returns the confirmation URL. */
const topicSchema = v.pipe(
  v.object({
    Type: v.literal('SubscriptionConfirmation'),
    SubscribeURL: v.pipe(
      v.string(),
      // The host of a region: anybody may have another name below amazonaws.com, such as a bucket's.
      v.regex(
        /^https:\/\/sns\.[a-z]{2}(?:-[a-z]+)+-\d{1,2}\.amazonaws\.com(?:\.cn)?\/\?Action=ConfirmSubscription&[\w&=%:.~-]+$/,
      ),
    ),
  }),
  v.transform(({ SubscribeURL }) => SubscribeURL),
)

const notificationSchema = v.pipe(
  v.object({
    Type: v.literal('Notification'),
    Message: v.pipe(v.string(), v.parseJson(), sesSchema),
  }),
  v.transform(({ Message }) => Message),
)

const eventSchema = v.union([postmarkSchema, topicSchema, notificationSchema])

async function confirmTopic(address: string): Promise<void> {
  const { ok, body } = await callUpstream(address, AbortSignal.timeout(topicMs))
  await body?.cancel()
  // SNS asks again.
  if (!ok) throw new Error('The topic could not be confirmed.')
}
