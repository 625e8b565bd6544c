import type { Context } from 'hono'
import * as v from 'valibot'
import type { Assets } from '../src/content/index.ts'

/** The one method that D1 and node:sqlite both can do; resolves with the rows of a SELECT. */
export type Sql = {
  run(statement: string, values: (string | number | null)[]): Promise<Record<string, unknown>[]>
}

/** What is counted for each visitor, separately. */
export type LimitName = 'molly' | 'newsletter' | 'contact'

/** What the platform gives the worker: bindings, and plain settings as strings. */
export type Env = {
  ASSETS: Assets
  DB: D1Database
  MOLLY_LIMIT?: RateLimit
  NEWSLETTER_LIMIT?: RateLimit
  CONTACT_LIMIT?: RateLimit
} & Record<SettingName, string | undefined>

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
)

const settingsSchema = v.object({
  SITE_ORIGIN: v.optional(origin, 'https://esmalte.example'),
  MOLLY_PROVIDER: v.optional(v.picklist(['embedded']), 'embedded'),
  MOLLY_MODE: v.optional(v.picklist(['on', 'embedded', 'off']), 'on'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  TRUST_PROXY: v.optional(v.picklist(['0', '1']), '0'),
})

export type SettingName = keyof typeof settingsSchema.entries
export const settingNames = Object.keys(settingsSchema.entries) as SettingName[]

export type Settings = {
  siteOrigin: string
  mollyProvider: 'embedded'
  mollyMode: 'on' | 'embedded' | 'off'
  rateLimits: boolean
  trustProxy: boolean
}

/** Reads the settings once; throws a sentence that names the variable. Empty counts as absent. */
export function parseSettings(env: Partial<Record<SettingName, string>>): Settings {
  const given = settingNames.filter((name) => env[name])
  const result = v.safeParse(
    settingsSchema,
    Object.fromEntries(given.map((name) => [name, env[name]])),
  )
  if (!result.success) {
    const [issue] = result.issues
    const name = v.getDotPath(issue) as SettingName
    throw new Error(`${name} is "${env[name]}", but must be ${expected(issue)}.`)
  }
  const { output } = result
  return {
    siteOrigin: output.SITE_ORIGIN,
    mollyProvider: output.MOLLY_PROVIDER,
    mollyMode: output.MOLLY_MODE,
    rateLimits: output.RATE_LIMITS === 'on',
    trustProxy: output.TRUST_PROXY === '1',
  }
}

function expected(issue: v.BaseIssue<unknown>): string {
  return issue.type === 'picklist'
    ? issue.expected!.replace(/[()]/g, '').replaceAll(' | ', ' or ')
    : 'a URL such as https://example.org'
}

/** Bindings and settings in the form that handlers use, the same on workerd and Node. */
export type Services = {
  settings: Settings
  assets: Assets
  sql: Sql
  /** false: this visitor has used up the minute's share. */
  allow: (limit: LimitName, visitor: string) => Promise<boolean>
  /** The address that limits count by; undefined when the platform gives none. */
  visitorAddress: (c: Context<AppEnv>) => string | undefined
}

export type AppEnv = { Bindings: Env; Variables: Services }
