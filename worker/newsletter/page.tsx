import type { Context } from 'hono'
import type { Locale } from '../../src/i18n/locales.ts'
import { pages } from '../../src/pages.ts'
import { Page } from '../../src/features/newsletter/Page.tsx'
import { renderPage, type View } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'

export function showSubscribe(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const done = c.req.query('done') !== undefined
  const confirms = Boolean(c.var.mail)
  return renderPage(c, locale, () => subscribeView(locale, { confirms, done }))
}

export function subscribeView(locale: Locale, props: Parameters<typeof Page>[0]): View {
  return codeView(pages.subscribe, locale, <Page {...props} />)
}
