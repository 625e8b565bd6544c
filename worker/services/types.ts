import type { Context } from 'hono'
import type { Assets } from '../../src/content/files.ts'
import type { SettingName, Settings } from './settings.ts'

/** The one method that D1 and node:sqlite both can do; resolves with the rows of a SELECT. */
export type Sql = {
  run(statement: string, values: (string | number | null)[]): Promise<Record<string, unknown>[]>
}

/** What is counted for each visitor, and the calls of a model for all of them together. */
export type LimitName =
  | 'molly'
  | 'newsletter'
  | 'contact'
  | 'feedback'
  | 'backend'
  | 'cspReport'
  | 'model'

/** What the platform gives the worker: bindings, and plain settings as strings. */
export type Env = {
  ASSETS: Assets
  DB: D1Database
  /** Only where it is deployed: with this binding, local servers would ask for an account. */
  AI?: AiBinding
  /** Where the site sends mail. */
  EMAIL?: SendEmail
  MOLLY_LIMIT?: RateLimit
  NEWSLETTER_LIMIT?: RateLimit
  CONTACT_LIMIT?: RateLimit
  FEEDBACK_LIMIT?: RateLimit
  MODEL_LIMIT?: RateLimit
  BACKEND_LIMIT?: RateLimit
  CSP_REPORT_LIMIT?: RateLimit
} & Record<SettingName, string | undefined>

/** A mail as the platform's binding takes it; a `text` part and an `html` part of the same words. */
export type Mail = {
  from: { name: string; email: string }
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** The part of Cloudflare's AI binding that is used. */
export type AiBinding = {
  run(model: string, input: object, options: { signal: AbortSignal }): Promise<unknown>
}

/** Stands before every call of a model. Where it lets none through, the embedded answer goes on. */
export type Gate = {
  /** true: ask it. While it is down, that is one question in each pause, which tries it. */
  mayAsk(): boolean
  report(hasFailed: boolean): void
  /** Counts one call; throws `CallRefused` when all visitors together have used up what there is. */
  countCall(): Promise<void>
}

/** `headers`: those that only this page has. */
export type CachedPage = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** Rendered pages by path. All have the same ETag; when it changes, they go. */
export type PageCache = { etag: string; pages: Map<string, CachedPage> }

/** Bindings and settings in the form that handlers use, the same on workerd and Node. */
export type Services = {
  pageCache: PageCache
  settings: Settings
  assets: Assets
  /** Workers AI, where the platform has it. */
  ai?: AiBinding
  sql: Sql
  /** Sends one mail; absent where the site can't, and addresses then need no confirmation. */
  mail?: (mail: Mail) => Promise<unknown>
  /** Lets work go on after the answer. */
  waitUntil: (c: Context<AppEnv>, work: Promise<void>) => void
  /** false: this visitor, or whatever else `key` stands for, has used up the minute's share. */
  allow: (limit: LimitName, key: string) => Promise<boolean>
  /** Where the visitor is, as the platform says; undefined when it gives no address. */
  visitorAddress: (c: Context<AppEnv>) => string | undefined
  /** Hides addresses from what counts them. The same wherever counters are shared. */
  limitSalt: string
  /** Before the language model, where there is one. */
  gate: Gate
}

export type AppEnv = { Bindings: Env; Variables: Services }
