import type { Context } from 'hono'
import { readData } from '../../src/content/index.ts'
import { CodePage } from '../../src/features/codes/CodePage.tsx'
import { type Codes, codes } from '../../src/features/codes/data.ts'
import {
  findCode,
  findNearestCode,
  findSystem,
  findTyped,
  parseCode,
} from '../../src/features/codes/find.ts'
import { maxTyped, Page } from '../../src/features/codes/Page.tsx'
import { systemLabels, texts } from '../../src/features/codes/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import { pages } from '../../src/pages.ts'
import { codePath } from '../../src/routes.ts'
import { renderPage, renderUncached } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'

/** GET /codes; with ?code= leads to the code. */
export async function showCodes(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const typed = c.req.query('code')?.trim().slice(0, maxTyped)
  const all = await readData(c.var.assets, codes, locale)
  if (typed) {
    const read = findTyped(typed)
    return read && findCode(all, read.system, read.code)
      ? c.redirect(localize(codePath(read.system, read.code), locale), 303)
      : showUnknown(c, locale, all, typed)
  }
  return renderPage(c, locale, () => codeView(pages.codes, locale, <Page codes={all} />))
}

/** GET /codes/<system>/<code>. An unknown code is not logged: it may be a diagnosis. */
export async function showCode(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const name = c.req.param('system') ?? ''
  const typed = c.req.param('code') ?? ''
  const all = await readData(c.var.assets, codes, locale)
  const system = findSystem(name)
  const code = system && parseCode(system, typed)
  const entry = code && findCode(all, system, code)
  if (!entry) return showUnknown(c, locale, all, typed.slice(0, maxTyped))
  const t = getText(locale, texts)
  const label = systemLabels[locale][system]
  const view = () => ({
    title: t('codes.codeTitle', { code, system: label, name: entry.names[locale] }),
    description: t('codes.codeDescription', { code }),
    path: codePath(system, entry.code),
    // Its own page is the one to find.
    index: false,
    main: <CodePage system={system} code={code} entry={entry} />,
  })
  // There are more longer codes than a cache should hold.
  return c.req.path === localize(codePath(system, entry.code), locale)
    ? renderPage(c, locale, view)
    : renderUncached(c, locale, view())
}

async function showUnknown(
  c: Context<AppEnv>,
  locale: Locale,
  all: Codes,
  typed: string,
): Promise<Response> {
  const t = getText(locale, texts)
  const read = findTyped(typed)
  const nearest = read?.system === 'icd-10' ? findNearestCode(all, read.code) : undefined
  const unknown = { code: typed, nearest }
  return renderUncached(c, locale, {
    ...codeView(pages.codes, locale, <Page codes={all} unknown={unknown} />),
    title: t('codes.unknown', { code: typed }),
    status: 404,
    index: false,
  })
}
