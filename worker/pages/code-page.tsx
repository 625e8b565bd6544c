import type { Context } from 'hono'
import type { ComponentType } from 'react'
import { readData } from '../../src/content/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { CodePage, ShownPage } from '../../src/pages.ts'
import { renderPage } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'

type Module = { Page: ComponentType<{ data?: unknown }> }

const modules = import.meta.glob<Module>('/src/features/*/Page.tsx', { eager: true })

export function isShown(page: CodePage): page is ShownPage {
  return page.folder !== undefined
}

/** GET: a page that is the same for everyone; most show their data file. */
export async function showCodePage(
  c: Context<AppEnv>,
  locale: Locale,
  page: ShownPage,
): Promise<Response> {
  const data = page.data && (await readData(c.var.assets, page.data, locale))
  const { Page } = modules[`/src/features/${page.folder}/Page.tsx`]!
  return renderPage(c, locale, () => codeView(page, locale, <Page data={data} />))
}
