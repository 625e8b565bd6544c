import type { Context } from 'hono'
import { colors } from '../../src/colors.ts'
import { site } from '../../src/content/site.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { pages } from '../../src/pages.ts'
import { href } from '../../src/routes.ts'
import { respondWithText } from '../http/respond.ts'
import type { AppEnv } from '../services/types.ts'

export function sendManifest(c: Context<AppEnv>, locale: Locale): Response {
  const t = getText(locale)
  const start = href('home', locale)
  const manifest = {
    id: start,
    start_url: start,
    // Both languages share one app, so that switching language stays inside it.
    scope: '/',
    name: t('site.title'),
    short_name: site.brand,
    description: t('site.description'),
    lang: locales[locale].lang,
    dir: 'ltr',
    // Keeps the browser's back button, as pages have none.
    display: 'minimal-ui',
    background_color: colors.cal,
    theme_color: colors.noche,
    categories: ['health', 'education'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('site.emergency'), url: href('emergency', locale) },
      { name: pages.askMolly.about[locale].title, url: href('askMolly', locale) },
      { name: pages.search.label[locale], url: href('search', locale) },
    ],
  }
  return respondWithText(c, JSON.stringify(manifest), 'application/manifest+json')
}
