import type { Context } from 'hono'
import { getFact } from '../../src/content/index.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import { FactPage } from '../../src/pages/FactPage.tsx'
import { factHref } from '../../src/routes.ts'
import { renderPage } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'
import { showNotFound } from './content.tsx'

/** GET /facts/<id>: the sources of a sentence on our pages. */
export async function showFact(c: Context<AppEnv>, locale: Locale, id: string): Promise<Response> {
  const fact = await getFact(c.var.assets, id, locale)
  if (!fact) return showNotFound(c)
  const t = getText(locale)
  return renderPage(c, locale, () => ({
    title: t('fact.title', { id }),
    description: t('fact.description'),
    path: splitLocale(factHref(id, locale)).path,
    // A sentence out of context is no use to a visitor from a search engine.
    index: false,
    main: <FactPage fact={fact} />,
  }))
}
