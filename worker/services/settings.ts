import * as v from 'valibot'
import type { Ceiling } from './counts.ts'
import { parseEmail } from './email.ts'

/** Without path, user or query. */
const origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^/?#@\\]+\/?$/i),
  v.transform((value) => new URL(value).origin),
)

/** Plain http only on this machine: elsewhere others could read and change the traffic. */
const safeUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^?#@\\]+$/),
)

const modelUrl = v.pipe(
  safeUrl,
  v.transform((value) => value.replace(/\/$/, '')),
)

/** Without path, too. */
const backendOrigin = v.pipe(
  safeUrl,
  v.regex(/^[a-z]+:\/\/[^/]+\/?$/),
  v.transform((value) => new URL(value).origin),
)

/** Without user and password, which have their own settings: this one may be logged. */
const mailUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(
    /^(?:https:\/\/|smtps?:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^/?#@\\]+\/?$/,
  ),
  v.transform((value) => value.replace(/\/$/, '')),
)

const rate = v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d+)?$/), v.transform(Number), v.gtValue(0))

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** Header-safe, and never a key that grants full access. */
const anonymousKey = v.pipe(
  v.string(),
  v.regex(/^[\w.~+/=-]+$/),
  v.check((key) => !isServiceKey(key)),
)

const settingsSchema = v.object({
  SITE_ORIGIN: v.optional(origin, 'https://esmalte.example'),
  MOLLY_PROVIDER: v.optional(
    v.picklist(['embedded', 'openai-compatible', 'workers-ai']),
    'embedded',
  ),
  MOLLY_MODE: v.optional(v.picklist(['on', 'embedded', 'off']), 'on'),
  MOLLY_LLM_URL: v.optional(modelUrl),
  MOLLY_LLM_KEY: v.optional(v.string()),
  MOLLY_LLM_MODEL: v.optional(v.string()),
  MOLLY_DAILY_BUDGET: v.optional(wholeNumber, '10000'),
  MAIL_DAILY_BUDGET: v.optional(wholeNumber, '500'),
  MAIL_MINUTE_CAP: v.optional(wholeNumber, '20'),
  ISSUE_DAILY_BUDGET: v.optional(wholeNumber, '50000'),
  MAIL_TRANSPORT: v.optional(v.picklist(['file', 'smtp', 'ses', 'postmark'])),
  MAIL_URL: v.optional(mailUrl),
  MAIL_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  MAIL_KEY_ID: v.optional(v.string()),
  MAIL_KEY: v.optional(v.string()),
  MAIL_RATE: v.optional(rate, '10'),
  MAIL_TIMEOUT: v.optional(wholeNumber, '30'),
  MAIL_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  WRITE_DAILY_BUDGET: v.optional(wholeNumber, '2000'),
  WRITE_MINUTE_CAP: v.optional(wholeNumber, '60'),
  SUPABASE_URL: v.optional(backendOrigin),
  SUPABASE_ANON_KEY: v.optional(anonymousKey),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  SEARCH_ENGINES: v.optional(v.picklist(['on', 'off']), 'on'),
  LIMIT_SALT: v.optional(v.string()),
  TRUST_PROXY: v.optional(v.picklist(['0', '1']), '0'),
  NEWSLETTER_FROM: v.optional(v.string()),
  NEWSLETTER_SECRET: v.optional(v.string()),
  NEWSLETTER_SECRET_PREVIOUS: v.optional(v.string()),
  NEWSLETTER_OPT_IN: v.optional(v.picklist(['double', 'single'])),
})

type SettingsOutput = v.InferOutput<typeof settingsSchema>
export type SettingName = keyof typeof settingsSchema.entries
export const settingNames = Object.keys(settingsSchema.entries) as SettingName[]

/** `key` is absent for a server that needs none, `url` for Workers AI. */
export type ModelSettings = { name: string; url?: string; key?: string }

/** `previousSecret`: links signed with it remain valid while the secret is rotated. */
export type NewsletterSettings = { from: string; secret: string; previousSecret?: string }
export type IssueSettings = {
  transport: NonNullable<SettingsOutput['MAIL_TRANSPORT']>
  url?: string
  region: string
  keyId?: string
  key?: string
  perSecond: number
  perDay: number
  /** The transport's timeout. */
  timeoutSeconds: number
  webhookSecret?: string
}
export type Backend = { origin: string; key: string }

export type Settings = {
  siteOrigin: string
  mollyProvider: SettingsOutput['MOLLY_PROVIDER']
  mollyMode: SettingsOutput['MOLLY_MODE']
  model?: ModelSettings
  modelCallsPerDay: number
  /** Site-wide limit on confirmation mails, and the same again on unsubscribe mails. */
  mails: Ceiling
  /** Site-wide limit on rows, for each kind. */
  writes: Ceiling
  backend?: Backend
  rateLimits: boolean
  /** false: every response has `noindex`. */
  searchEngines: boolean
  /** Absent when the platform provides one: see `Services`. */
  limitSalt?: string
  trustProxy: boolean
  /** Signs links and recognizes deleted addresses. */
  newsletter?: NewsletterSettings
  /** Whether an address must be confirmed by mail. */
  confirms: boolean
  /** Absent: the site sends no issues. */
  issues?: IssueSettings
}

/** Parses the settings; throws a sentence that names the variable. Empty counts as absent. */
export function parseSettings(
  env: Partial<Record<SettingName, string>> & { AI?: unknown; EMAIL?: unknown },
): Settings {
  const given = settingNames.filter((name) => env[name])
  const result = v.safeParse(
    settingsSchema,
    Object.fromEntries(given.map((name) => [name, env[name]])),
  )
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) as SettingName
    if (name === 'SUPABASE_ANON_KEY')
      throw new Error(`${name} is not a key for anonymous visitors.`)
    if (name === 'MAIL_WEBHOOK_SECRET') throw new Error(`${name} has fewer than 32 characters.`)
    throw new Error(
      `${name} is "${withoutSecrets(env[name]!)}", but must be ${expected(issue, name)}.`,
    )
  }
  const { output } = result
  const { SUPABASE_URL: origin, SUPABASE_ANON_KEY: key } = output
  if (origin && !key) throw new Error('SUPABASE_URL is set, but SUPABASE_ANON_KEY is not set.')
  if (key && !origin) throw new Error('SUPABASE_ANON_KEY is set, but SUPABASE_URL is not set.')
  if (
    output.MOLLY_PROVIDER === 'openai-compatible' &&
    output.MOLLY_LLM_URL?.endsWith('/v1') === false
  ) {
    throw new Error(
      `MOLLY_LLM_URL is "${env.MOLLY_LLM_URL}", but for "openai-compatible" must end in /v1.`,
    )
  }
  // A shell may export EMAIL as a user's address.
  const mayMail = Boolean(env.EMAIL) && typeof env.EMAIL !== 'string'
  if (output.NEWSLETTER_OPT_IN === 'double' && !mayMail) {
    throw new Error('NEWSLETTER_OPT_IN is "double", but the binding EMAIL is not there.')
  }
  const confirms = mayMail && output.NEWSLETTER_OPT_IN !== 'single'
  const signs = confirms || Boolean(output.NEWSLETTER_FROM && output.NEWSLETTER_SECRET)
  const missing = findMissing(output, typeof env.AI === 'object')
  if (missing) throw new Error(`MOLLY_PROVIDER is "${output.MOLLY_PROVIDER}", but ${missing}.`)
  return {
    siteOrigin: output.SITE_ORIGIN,
    mollyProvider: output.MOLLY_PROVIDER,
    mollyMode: output.MOLLY_MODE,
    ...(output.MOLLY_LLM_MODEL && {
      model: {
        name: output.MOLLY_LLM_MODEL,
        url: output.MOLLY_LLM_URL,
        key: output.MOLLY_LLM_KEY,
      },
    }),
    modelCallsPerDay: output.MOLLY_DAILY_BUDGET,
    mails: { perMinute: output.MAIL_MINUTE_CAP, perDay: output.MAIL_DAILY_BUDGET },
    writes: { perMinute: output.WRITE_MINUTE_CAP, perDay: output.WRITE_DAILY_BUDGET },
    ...(origin && key && { backend: { origin, key } }),
    rateLimits: output.RATE_LIMITS === 'on',
    searchEngines: output.SEARCH_ENGINES === 'on',
    limitSalt: output.LIMIT_SALT,
    trustProxy: output.TRUST_PROXY === '1',
    confirms,
    ...(signs && { newsletter: parseMailSettings(output), issues: parseIssueSettings(output) }),
  }
}

/**
 * undefined: nobody chose how to send. Files are the default on this machine only: elsewhere nobody
 * would notice that no subscriber gets them. Throws a sentence that names the setting that the
 * transport lacks.
 */
function parseIssueSettings(output: SettingsOutput): IssueSettings | undefined {
  const { MAIL_URL: url, MAIL_KEY_ID: keyId, MAIL_KEY: key } = output
  const isHere = output.SITE_ORIGIN.startsWith('http:')
  const transport = output.MAIL_TRANSPORT ?? (isHere ? 'file' : undefined)
  if (!transport) return undefined
  const needs = (name: SettingName) => {
    if (!output[name]) throw new Error(`MAIL_TRANSPORT is "${transport}", but ${name} is not set.`)
  }
  if (transport === 'smtp') needs('MAIL_URL')
  if (transport === 'ses') needs('MAIL_KEY_ID')
  if (transport === 'ses' || transport === 'postmark') needs('MAIL_KEY')
  if (url && transport !== 'file' && url.startsWith('smtp') !== (transport === 'smtp')) {
    throw new Error(`MAIL_URL is "${url}", which is no address for MAIL_TRANSPORT "${transport}".`)
  }
  return {
    transport,
    url,
    region: output.MAIL_REGION,
    keyId,
    key,
    perSecond: output.MAIL_RATE,
    perDay: output.ISSUE_DAILY_BUDGET,
    timeoutSeconds: Math.max(output.MAIL_TIMEOUT, 1),
    webhookSecret: output.MAIL_WEBHOOK_SECRET,
  }
}

/** The settings for mails; throws a sentence that never quotes the secret. */
function parseMailSettings({
  NEWSLETTER_FROM = '',
  NEWSLETTER_SECRET = '',
  NEWSLETTER_SECRET_PREVIOUS: previousSecret,
}: SettingsOutput): NewsletterSettings {
  const from = parseEmail(NEWSLETTER_FROM)
  if (!from) {
    throw new Error(
      `NEWSLETTER_FROM is "${NEWSLETTER_FROM}", but must be the email address that mails come from.`,
    )
  }
  const secrets = { NEWSLETTER_SECRET, NEWSLETTER_SECRET_PREVIOUS: previousSecret }
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret === undefined || secret.length >= 32) continue
    throw new Error(`${name} has ${secret.length} characters, but must have at least 32.`)
  }
  return { from, secret: NEWSLETTER_SECRET, ...(previousSecret && { previousSecret }) }
}

/** The chosen provider's missing variable or binding, checked only when MOLLY_MODE is 'on'. */
function findMissing(
  { MOLLY_PROVIDER, MOLLY_MODE, MOLLY_LLM_URL, MOLLY_LLM_MODEL }: SettingsOutput,
  hasAi: boolean,
): string | undefined {
  if (MOLLY_PROVIDER === 'embedded' || MOLLY_MODE !== 'on') return undefined
  if (MOLLY_PROVIDER === 'workers-ai' && !hasAi) {
    return 'the binding AI is not there: it exists only where the app is deployed to Cloudflare'
  }
  if (MOLLY_PROVIDER === 'openai-compatible' && !MOLLY_LLM_URL) return 'MOLLY_LLM_URL is not set'
  return MOLLY_LLM_MODEL ? undefined : 'MOLLY_LLM_MODEL is not set'
}

/** A service key bypasses all of the backend's rules, so visitors must never get it. */
function isServiceKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  try {
    const [, claims = ''] = key.split('.')
    const { role } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      role?: unknown
    }
    return role === 'service_role'
  } catch {
    return false
  }
}

function expected(issue: v.BaseIssue<unknown>, name: SettingName): string {
  if (issue.type === 'picklist')
    return issue.expected!.replace(/[()]/g, '').replaceAll(' | ', ' or ')
  if (/_BUDGET$|_CAP$|_TIMEOUT$/.test(name)) return 'a whole number, such as 1000'
  if (name === 'MAIL_RATE') return 'a number of mails a second, such as 10 or 0.5'
  if (name === 'MAIL_REGION') return 'a region of AWS, such as us-east-1'
  if (name === 'MAIL_URL') {
    return 'an https, smtp or smtps address without path, such as smtps://mail.example.org:465, or an http one of this machine'
  }
  if (name === 'SUPABASE_URL') {
    return 'an https origin such as https://example.org, or an http one of this machine'
  }
  if (name === 'SITE_ORIGIN') return 'an http or https origin such as https://example.org'
  return name === 'MOLLY_LLM_URL'
    ? 'an https base URL without user or query, such as https://example.org/v1, or an http one of this machine'
    : 'a value that docs/settings.md names'
}

/** Removes user, password and query of a URL from a value that will be logged. */
function withoutSecrets(value: string): string {
  return value.replace(/^([\w+.-]+:\/\/)?.*@/s, '$1…@').replace(/[?#].*/s, '?…')
}
