import type { Context } from 'hono'
import { readData } from '../../src/content/index.ts'
import { mouthMap } from '../../src/features/mouth-map/data.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { MouthMapPage } from '../../src/pages/MouthMapPage.tsx'
import { routes } from '../../src/routes.ts'
import { pageScript } from '../render/assets.ts'
import { renderPage } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'

/** GET /mouth-map: the places of the mouth, and what to call them at the dentist. */
export async function showMouthMap(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const map = await readData(c.var.assets, mouthMap, locale)
  const t = getText(locale)
  return renderPage(c, locale, () => ({
    title: t('mouth.title'),
    description: t('mouth.description'),
    path: routes.mouthMap,
    script: pageScript,
    main: <MouthMapPage map={map} />,
  }))
}
