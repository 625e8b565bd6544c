import type { Context, MiddlewareHandler } from 'hono'
import { getText } from '../src/i18n/index.ts'
import { splitLocale } from '../src/i18n/locales.ts'
import type { AppEnv, LimitName } from './env.ts'
import { jsonError } from './errors.ts'
import { showError } from './pages.tsx'

const windowSeconds = 60

type Refuse = (c: Context<AppEnv>, text: string) => Response | Promise<Response>

/**
 * Refuses a visitor who has used up the minute's share, before anything dear is done. A form gets
 * a page: `refuseForm` may give back what was written in it.
 */
export function limit(
  name: LimitName,
  refuseForm: Refuse = (c, text) => showError(c, 429, text, text),
): MiddlewareHandler<AppEnv> {
  return async function limitVisitor(c, next) {
    const { settings, allow, visitorAddress } = c.var
    const visitor = visitorAddress(c)
    if (!settings.rateLimits || !visitor || (await allow(name, visitor))) return next()
    const t = getText(splitLocale(c.req.path).locale)
    c.header('Retry-After', String(windowSeconds))
    const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
    return isForm
      ? refuseForm(c, t('error.tooMany'))
      : jsonError(c, 429, 'too_many_requests', t('error.tooMany'))
  }
}
