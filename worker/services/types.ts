import type { Context } from 'hono'
import type { Assets } from '../../src/content/files.ts'
import type { Allow } from './limits.ts'
import type { Mail, Transport } from './mail.ts'
import type { SettingName, Settings } from './settings.ts'
import type { Sql } from './sql.ts'

export type Env = {
  ASSETS: Assets
  DB: D1Database
  /** Only in deployments: with this binding, local servers would require an account. */
  AI?: AiBinding
  EMAIL?: SendEmail
  MAIL_QUEUE: Queue
  /** Only on this machine: writes mails to files. */
  MAIL_FILES?: Fetcher
  ASK_LIMIT?: RateLimit
  WRITE_LIMIT?: RateLimit
  MODEL_LIMIT?: RateLimit
} & Record<SettingName, string | undefined>

export type AiBinding = {
  run(model: string, input: object, options: { signal: AbortSignal }): Promise<unknown>
}

/** Bindings and settings for handlers, the same on workerd and Node. */
export type Services = {
  settings: Settings
  assets: Assets
  /** The encoder of src/understanding, which workerd compiles with the worker. */
  kernel: WebAssembly.Module
  ai?: AiBinding
  sql: Sql
  /** Sends one mail; absent when the site can't, so that addresses need no confirmation. */
  mail?: (mail: Mail) => Promise<unknown>
  /** Hands over issue mails; absent when the site sends none. */
  transport?: Transport
  waitUntil: (c: Context<AppEnv>, work: Promise<void>) => void
  allow: Allow
  /** The visitor's address as the platform reports it; undefined when it doesn't. */
  visitorAddress: (c: Context<AppEnv>) => string | undefined
  /** Must be the same for all instances that share counters. */
  limitSalt: string
}

type Variables = Services & {
  /** The form with what the visitor wrote, for when storing it fails. */
  giveBack?: () => Response | Promise<Response>
}

export type AppEnv = { Bindings: Env; Variables: Variables }
