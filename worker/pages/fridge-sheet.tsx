import type { Context } from 'hono'
import { getFridgeSheet } from '../../src/content/index.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { FridgeSheetPage } from '../../src/pages/FridgeSheetPage.tsx'
import { routes } from '../../src/routes.ts'
import { clientFiles } from '../render/assets.ts'
import { renderPage } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'

/** GET /fridge-sheet: what to do in an emergency, to hang up in a kitchen. */
export async function showFridgeSheet(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const sheet = await getFridgeSheet(c.var.assets)
  const t = getText(locale)
  return renderPage(c, locale, () => ({
    title: t('fridge.title'),
    description: t('fridge.description'),
    path: routes.fridgeSheet,
    script: clientFiles.pageScript,
    main: <FridgeSheetPage sheet={sheet} />,
  }))
}
