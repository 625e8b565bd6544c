import type { Context } from 'hono'
import * as v from 'valibot'
import type { Assets } from '../src/content/files.ts'
import type { Sent } from './sent.ts'
import type { AiBinding } from './molly/providers/workers-ai.ts'

/** The one method that D1 and node:sqlite both can do; resolves with the rows of a SELECT. */
export type Sql = {
  run(statement: string, values: (string | number | null)[]): Promise<Record<string, unknown>[]>
}

/** What is counted for each visitor, separately. */
export type LimitName = 'molly' | 'newsletter' | 'contact' | 'feedback' | 'cspReport'

/** What the platform gives the worker: bindings, and plain settings as strings. */
export type Env = {
  ASSETS: Assets
  DB: D1Database
  /** Only under env.production: with this binding, local servers would ask for an account. */
  AI?: AiBinding
  MOLLY_LIMIT?: RateLimit
  NEWSLETTER_LIMIT?: RateLimit
  CONTACT_LIMIT?: RateLimit
  FEEDBACK_LIMIT?: RateLimit
  CSP_REPORT_LIMIT?: RateLimit
} & Record<SettingName, string | undefined>

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
)

const modelUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^?#]+\/v1\/?$/),
  v.transform((value) => value.replace(/\/$/, '')),
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
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  TRUST_PROXY: v.optional(v.picklist(['0', '1']), '0'),
})

type SettingsOutput = v.InferOutput<typeof settingsSchema>
export type SettingName = keyof typeof settingsSchema.entries
export const settingNames = Object.keys(settingsSchema.entries) as SettingName[]

/** `key` is absent where a server of one's own asks for none, `url` with Workers AI. */
export type ModelSettings = { name: string; url?: string; key?: string }

export type Settings = {
  siteOrigin: string
  mollyProvider: 'embedded' | 'openai-compatible' | 'workers-ai'
  mollyMode: 'on' | 'embedded' | 'off'
  model?: ModelSettings
  rateLimits: boolean
  trustProxy: boolean
}

/** Reads the settings once; throws a sentence that names the variable. Empty counts as absent. */
export function parseSettings(
  env: Partial<Record<SettingName, string>> & { AI?: unknown },
): Settings {
  const given = settingNames.filter((name) => env[name])
  const result = v.safeParse(
    settingsSchema,
    Object.fromEntries(given.map((name) => [name, env[name]])),
  )
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) as SettingName
    throw new Error(`${name} is "${env[name]}", but must be ${expected(issue, name)}.`)
  }
  const { output } = result
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
    rateLimits: output.RATE_LIMITS === 'on',
    trustProxy: output.TRUST_PROXY === '1',
  }
}

/** What the chosen provider lacks. With another MOLLY_MODE than 'on' it is not asked. */
function findMissing(
  { MOLLY_PROVIDER, MOLLY_MODE, MOLLY_LLM_URL, MOLLY_LLM_MODEL }: SettingsOutput,
  hasAi: boolean,
): string | undefined {
  if (MOLLY_PROVIDER === 'embedded' || MOLLY_MODE !== 'on') return undefined
  if (MOLLY_PROVIDER === 'workers-ai' && !hasAi) {
    return 'the binding AI is not there: it exists only where env.production is deployed'
  }
  if (MOLLY_PROVIDER === 'openai-compatible' && !MOLLY_LLM_URL) return 'MOLLY_LLM_URL is not set'
  return MOLLY_LLM_MODEL ? undefined : 'MOLLY_LLM_MODEL is not set'
}

function expected(issue: v.BaseIssue<unknown>, name: SettingName): string {
  if (issue.type === 'picklist')
    return issue.expected!.replace(/[()]/g, '').replaceAll(' | ', ' or ')
  return name === 'MOLLY_LLM_URL'
    ? 'a base URL that ends in /v1, such as https://example.org/v1'
    : 'a URL such as https://example.org'
}

/** Bindings and settings in the form that handlers use, the same on workerd and Node. */
export type Services = {
  sent: Sent
  settings: Settings
  assets: Assets
  /** Workers AI, where the platform has it. */
  ai?: AiBinding
  sql: Sql
  /** false: this visitor has used up the minute's share. */
  allow: (limit: LimitName, visitor: string) => Promise<boolean>
  /** The address that limits count by; undefined when the platform gives none. */
  visitorAddress: (c: Context<AppEnv>) => string | undefined
}

export type AppEnv = { Bindings: Env; Variables: Services }
