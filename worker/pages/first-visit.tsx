import type { Context } from 'hono'
import { readData } from '../../src/content/index.ts'
import { firstVisit } from '../../src/features/first-visit/data.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { FirstVisitPage } from '../../src/pages/FirstVisitPage.tsx'
import { routes } from '../../src/routes.ts'
import { pageScript } from '../render/assets.ts'
import { renderPage } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'

/** GET /first-visit: the first dental visit in pictures, for children. */
export async function showFirstVisit(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const story = await readData(c.var.assets, firstVisit, locale)
  const t = getText(locale)
  return renderPage(c, locale, () => ({
    title: t('visit.title'),
    description: t('visit.description'),
    path: routes.firstVisit,
    script: pageScript,
    main: <FirstVisitPage story={story} />,
  }))
}
