import type { Context } from 'hono'
import { emptyFields, exampleFields, parseShare } from '../../src/features/plan-share/form.ts'
import { Page, sayResult } from '../../src/features/plan-share/Page.tsx'
import { shareCost } from '../../src/features/plan-share/share.ts'
import { texts } from '../../src/features/plan-share/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { pages } from '../../src/pages.ts'
import { cleanText } from '../../src/text/clean.ts'
import { readForm } from '../render/read-post.ts'
import { renderPage, renderUncached } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'

/** Room for the lines of a treatment plan, which may come along. */
const maxBodyBytes = 96 * 1024

/** GET /tools/what-will-i-pay: the empty form. */
export function showPlanShare(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  return renderPage(c, locale, () =>
    codeView(pages.planShare, locale, <Page form={parseShare(emptyFields)} />),
  )
}

/** POST: the sum. The figures are neither stored nor logged. */
export async function postPlanShare(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const isExample = 'example' in fields
  const cleaned = Object.entries(fields).map(([name, text]): [string, string] => [
    name,
    cleanText(text),
  ])
  const form = parseShare(isExample ? exampleFields : Object.fromEntries(cleaned))
  const isWrong = Object.keys(form.errors).length > 0
  const view = codeView(pages.planShare, locale, <Page form={form} isExample={isExample} />)
  const t = getText(locale, texts)
  const share = form.sent && shareCost(form.sent.plan, form.sent.lines)
  return renderUncached(c, locale, {
    ...view,
    // Screen readers announce the title first.
    title: share
      ? sayResult(form, share, locale)
      : isWrong
        ? `${t('error.form')} · ${view.title}`
        : view.title,
    status: isWrong ? 400 : 200,
    index: false,
  })
}
