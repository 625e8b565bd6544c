import type { Context } from 'hono'
import { readData } from '../../src/content/index.ts'
import { phrases } from '../../src/features/phrases/data.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { PhrasesPage } from '../../src/pages/PhrasesPage.tsx'
import { routes } from '../../src/routes.ts'
import { pageScript } from '../render/assets.ts'
import { renderPage } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'

/** GET /phrases: what to say at the dentist, in both languages. */
export async function showPhrases(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const situations = await readData(c.var.assets, phrases, locale)
  const t = getText(locale)
  return renderPage(c, locale, () => ({
    title: t('phrases.title'),
    description: t('phrases.description'),
    path: routes.phrases,
    script: pageScript,
    main: <PhrasesPage situations={situations} />,
  }))
}
