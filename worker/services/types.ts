import type { Context } from 'hono'
import type { Assets } from '../../src/content/files.ts'
import type { LruCache } from '../../src/content/lru-cache.ts'
import type { SettingName, Settings } from './settings.ts'

/** The one method that D1 and node:sqlite share; resolves with the rows of a SELECT. */
export type Sql = {
  run(statement: string, values: (string | number | null)[]): Promise<Record<string, unknown>[]>
}

/** Limits per visitor, two per wider network, and one on model calls for all visitors together. */
export type LimitName =
  | 'molly'
  | 'newsletter'
  | 'contact'
  | 'feedback'
  | 'cspReport'
  | 'network'
  | 'networkWrites'
  | 'model'

export type Env = {
  ASSETS: Assets
  DB: D1Database
  /** Only in deployments: with this binding, local servers would require an account. */
  AI?: AiBinding
  EMAIL?: SendEmail
  MAIL_QUEUE: Queue<OutboxRow[]>
  /** Only on this machine: writes mails to files. */
  MAIL_FILES?: Fetcher
  MOLLY_LIMIT?: RateLimit
  NEWSLETTER_LIMIT?: RateLimit
  CONTACT_LIMIT?: RateLimit
  FEEDBACK_LIMIT?: RateLimit
  MODEL_LIMIT?: RateLimit
  CSP_REPORT_LIMIT?: RateLimit
  NETWORK_LIMIT?: RateLimit
  NETWORK_WRITES_LIMIT?: RateLimit
} & Record<SettingName, string | undefined>

export type Mail = {
  from: { name: string; email: string }
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** What one mail of an issue is: the ids of its recipient and of the issue. */
export type OutboxRow = { subscriber: string; issue: string }

/** What became of a mail that was handed over. */
export type Handover =
  | { kind: 'accepted' }
  /** Not now: a limit or a fault of the other side, or of our settings; `code` goes to the log. */
  | { kind: 'busy'; code: string; waitSeconds?: number }
  /** Not this mail, for now or for good; another one may be welcome. */
  | { kind: 'refused'; code: string; waitSeconds?: undefined }
  /** Not to this address, ever. */
  | { kind: 'undeliverable' }

/**
 * Hands a mail over. `key` is the same at each try, for whoever knows an idempotency key. Throws
 * when nobody can know whether the mail was accepted.
 */
export type Transport = (mail: Mail & { key: string }, signal: AbortSignal) => Promise<Handover>

export type AiBinding = {
  run(model: string, input: object, options: { signal: AbortSignal }): Promise<unknown>
}

/** Guards every model call. When it refuses, the embedded answer is used. */
export type Gate = {
  /** true: the model may be called. While it is down, one question in each pause retries it. */
  mayAsk(): boolean
  report(hasFailed: boolean): void
  /** Counts one call; throws `CallRefused` when all visitors together are over the limit. */
  countCall(): Promise<void>
}

/** `headers`: those specific to this page. */
export type CachedPage = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** Rendered pages by path. All share one ETag; when it changes, they are dropped. */
export type PageCache = { etag: string; pages: LruCache<CachedPage> }

/** Bindings and settings as handlers use them, the same on workerd and Node. */
export type Services = {
  pageCache: PageCache
  settings: Settings
  assets: Assets
  ai?: AiBinding
  sql: Sql
  /** Sends one mail; absent when the site can't, and then addresses need no confirmation. */
  mail?: (mail: Mail) => Promise<unknown>
  /** Hands over a mail of an issue; absent when the site sends none. */
  transport?: Transport
  /** Takes a batch of mails of an issue to a consumer, once or more often. */
  enqueue: (batch: OutboxRow[]) => Promise<void>
  waitUntil: (c: Context<AppEnv>, work: Promise<void>) => void
  /** false: this visitor, or whatever else `key` identifies, is over the limit for this minute. */
  allow: (limit: LimitName, key: string) => Promise<boolean>
  /** The visitor's address as the platform reports it; undefined when it doesn't. */
  visitorAddress: (c: Context<AppEnv>) => string | undefined
  /** The same wherever counters are shared. */
  limitSalt: string
  gate: Gate
}

export type AppEnv = { Bindings: Env; Variables: Services }
