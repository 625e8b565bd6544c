import type { MiddlewareHandler } from 'hono'
import { getText } from '../src/i18n/index.ts'
import { splitLocale } from '../src/i18n/locales.ts'
import type { AppEnv, LimitName } from './env.ts'
import { jsonError } from './errors.ts'
import { showError } from './pages.tsx'

const windowSeconds = 60

/** Refuses a visitor who has used up the minute's share, before anything dear is done. */
export function limit(name: LimitName): MiddlewareHandler<AppEnv> {
  return async function limitVisitor(c, next) {
    const { settings, allow, visitorAddress } = c.var
    const visitor = visitorAddress(c)
    if (!settings.rateLimits || !visitor || (await allow(name, visitor))) return next()
    const t = getText(splitLocale(c.req.path).locale)
    c.header('Retry-After', String(windowSeconds))
    const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
    return isForm
      ? showError(c, 429, t('error.tooMany'), t('error.tooMany'))
      : jsonError(c, 429, 'too_many_requests', t('error.tooMany'))
  }
}
