import type { Context } from 'hono'
import { readData } from '../../src/content/index.ts'
import { loteria } from '../../src/features/loteria/data.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { LoteriaPage } from '../../src/pages/LoteriaPage.tsx'
import { routes } from '../../src/routes.ts'
import { scriptOf } from '../render/assets.ts'
import { renderPage } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'

/** GET /loteria: words of the glossary as a game to print or to play on the page. */
export async function showLoteria(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const game = await readData(c.var.assets, loteria, locale)
  const t = getText(locale)
  return renderPage(c, locale, () => ({
    title: t('loteria.title'),
    description: t('loteria.description'),
    path: routes.loteria,
    script: scriptOf('src/client/caller.ts'),
    main: <LoteriaPage game={game} />,
  }))
}
