import type { Context } from 'hono'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { SubscribePage } from '../../src/pages/SubscribePage.tsx'
import { routes } from '../../src/routes.ts'
import { renderPage, type View } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'

export function showSubscribe(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const done = c.req.query('done') !== undefined
  const confirms = Boolean(c.var.mail)
  return renderPage(c, locale, () => subscribeView(locale, { confirms, done }))
}

export function subscribeView(locale: Locale, props: Parameters<typeof SubscribePage>[0]): View {
  const t = getText(locale)
  return {
    title: t('subscribe.title'),
    description: t('subscribe.description'),
    path: routes.subscribe,
    main: <SubscribePage {...props} />,
  }
}
