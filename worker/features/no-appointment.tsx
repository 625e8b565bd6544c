import type { Context } from 'hono'
import * as v from 'valibot'
import { readData } from '../../src/content/index.ts'
import {
  chosenSchema,
  type Need,
  needSchema,
  noAppointment,
} from '../../src/features/no-appointment/data.ts'
import { type NeedState, Page, resultTitle } from '../../src/features/no-appointment/Page.tsx'
import { texts } from '../../src/features/no-appointment/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { pages } from '../../src/pages.ts'
import { readForm } from '../render/read-post.ts'
import { renderPage, renderUncached, type View } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'

const maxBodyBytes = 2048
const names = Object.keys(needSchema.entries) as (keyof Need)[]

/** GET: the four choices; an address from elsewhere may bring how soon it is. */
export async function showNoAppointment(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const chosen = v.parse(chosenSchema, { level: c.req.query('level') })
  if (!chosen.level) {
    const view = await viewOf(c, locale, { chosen })
    return renderPage(c, locale, () => view)
  }
  return renderUncached(c, locale, {
    ...(await viewOf(c, locale, { chosen })),
    index: false,
  })
}

/** POST: the next doors. The choices are neither stored nor logged. */
export async function postNoAppointment(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const chosen = v.parse(chosenSchema, fields)
  const need = v.safeParse(needSchema, chosen)
  const missing = names.filter((name) => chosen[name] === undefined)
  const state: NeedState = need.success ? { chosen, need: need.output } : { chosen, missing }
  return renderUncached(c, locale, {
    ...(await viewOf(c, locale, state)),
    status: need.success ? 200 : 400,
    index: false,
  })
}

async function viewOf(c: Context<AppEnv>, locale: Locale, state: NeedState): Promise<View> {
  const data = await readData(c.var.assets, noAppointment, locale)
  const view = codeView(pages.noAppointment, locale, <Page data={data} state={state} />)
  const t = getText(locale, texts)
  // Screen readers announce the title first.
  if (state.need) return { ...view, title: t(resultTitle(state.need)) }
  return state.missing ? { ...view, title: `${t('error.form')} · ${view.title}` } : view
}
