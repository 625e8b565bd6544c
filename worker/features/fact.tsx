import type { Context } from 'hono'
import { getFact } from '../../src/content/index.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import { Page } from '../../src/features/fact/Page.tsx'
import { texts } from '../../src/features/fact/texts.ts'
import { factHref } from '../../src/routes.ts'
import { renderPage } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'

/** GET /facts/<id>: the sources of a sentence on our pages; undefined for an unknown id. */
export async function showFact(
  c: Context<AppEnv>,
  locale: Locale,
  id: string,
): Promise<Response | undefined> {
  const fact = await getFact(c.var.assets, id, locale)
  if (!fact) return undefined
  const t = getText(locale, texts)
  return renderPage(c, locale, () => ({
    title: t('fact.title', { id }),
    description: t('fact.description'),
    path: splitLocale(factHref(id, locale)).path,
    // A sentence out of context is no use to a visitor from a search engine.
    index: false,
    main: <Page fact={fact} />,
  }))
}
