import type { Context } from 'hono'
import { renderToString } from 'react-dom/server.edge'
import { getPage } from '../../src/content/index.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { PageContext } from '../../src/page-context.ts'
import { Page } from '../../src/features/embed/Page.tsx'
import { routes } from '../../src/routes.ts'
import css from '../../src/features/embed/embed.css?inline'
import { respondWithText } from '../http/respond.ts'
import { today } from '../services/clock.ts'
import type { AppEnv } from '../services/types.ts'

/** GET /embed/emergency: the only page that other sites may embed. */
export async function showEmbed(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const emergency = (await getPage(c.var.assets, routes.emergency, locale))!
  const other = localeCodes.find((code) => code !== locale)!
  const page = {
    locale,
    t: getText(locale),
    path: routes.embed,
    otherHref: localize(routes.embed, other),
    siteOrigin: c.var.settings.siteOrigin,
    today: today(),
  }
  const html = renderToString(
    <PageContext value={page}>
      <Page css={css} emergency={emergency} />
    </PageContext>,
  )
  return respondWithText(c, `<!doctype html>${html}`, 'text/html; charset=UTF-8', {
    'Content-Security-Policy': (policy ??= await makePolicy()),
    // Allows embedding in cross-origin isolated pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Robots-Tag': 'noindex',
  })
}

let policy: string | undefined

/** Allows only its own style, in any frame. In a sandboxed frame 'self' matches nothing. */
async function makePolicy(): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  const hash = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
