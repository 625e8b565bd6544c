import type { Context } from 'hono'
import { hasFile } from '../../src/content/files.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { searchFile } from '../../src/search/format.ts'
import { probeModel } from '../molly/probe.ts'
import { buildId } from '../services/build-id.ts'
import type { Sql } from '../services/sql.ts'
import type { AppEnv, Services } from '../services/types.ts'
import { logFault } from '../http/log.ts'

type Check = 'ok' | 'failed'
type Checks = { database: Check; index: Check }

const timeoutMs = 2000
/** Results are cached this long, so that frequent checks don't load the database. */
const cacheMs = 5000
const cached = new WeakMap<Sql, { checks: Checks; until: number }>()

/**
 * GET /healthz: 200, or 503 with the failed checks. The reason is only logged. Without its model the
 * site is well: Molly answers by herself.
 */
export async function getHealth(c: Context<AppEnv>): Promise<Response> {
  const [checks, model] = await Promise.all([checkAll(c.var), probeModel(c.var)])
  const ok = Object.values(checks).every((check) => check === 'ok')
  return c.json({ ok, checks, model, build: buildId }, ok ? 200 : 503)
}

async function checkAll({ sql, assets }: Services): Promise<Checks> {
  const known = cached.get(sql)
  if (known && Date.now() < known.until) return known.checks
  const [database, index] = await Promise.all([
    runCheck('database', sql.run('SELECT 1 FROM subscribers LIMIT 1', [])),
    runCheck('index', Promise.all(localeCodes.map((locale) => findIndex(assets, locale)))),
  ])
  const checks = { database, index }
  cached.set(sql, { checks, until: Date.now() + cacheMs })
  return checks
}

/** Bypasses the isolate's cached index, which would hide a missing file. */
async function findIndex(assets: Services['assets'], locale: Locale): Promise<void> {
  const isThere = await hasFile(assets, `${searchFile(locale)}.json`)
  if (!isThere) throw new Error(`The search index of ${locale} is missing.`)
}

async function runCheck(what: string, attempt: Promise<unknown>): Promise<Check> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), timeoutMs)
  })
  try {
    await Promise.race([attempt, late])
    return 'ok'
  } catch (error) {
    logFault('health', error, { check: what })
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
