import type { Context } from 'hono'
import { readData } from '../../src/content/index.ts'
import type { SentBirth } from '../../src/features/child-months/BirthForm.tsx'
import { ageOf, parseBirths } from '../../src/features/child-months/child.ts'
import { childMonths } from '../../src/features/child-months/data.ts'
import { Page } from '../../src/features/child-months/Page.tsx'
import { texts } from '../../src/features/child-months/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { pages } from '../../src/pages.ts'
import { readForm } from '../render/read-post.ts'
import { renderPage, renderUncached, type View } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import { today } from '../services/clock.ts'
import type { AppEnv } from '../services/types.ts'

const maxBodyBytes = 2048
const nothing: SentBirth = { month: '', year: '' }

/** GET /tools/child-by-month: asks for the month of birth. */
export async function showChildMonths(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const view = await viewOf(c, locale, [], nothing)
  return renderPage(c, locale, () => view)
}

/** POST: what is due for each child. The months are neither stored nor logged. */
export async function postChildMonths(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const births = parseBirths(fields['births'] ?? '', today())
  // The buttons that show or drop children ask for no further one.
  const sent = 'month' in fields ? readBirth(fields) : nothing
  const isAdded = 'month' in fields && !sent.error
  const all = isAdded
    ? parseBirths([...births, `${sent.year}-${sent.month}`].join(' '), today())
    : births
  return renderUncached(c, locale, {
    ...(await viewOf(c, locale, all, isAdded ? nothing : sent)),
    status: sent.error ? 400 : 200,
    index: false,
  })
}

function readBirth(fields: Record<string, string>): SentBirth {
  const month = /^(0[1-9]|1[0-2])$/.exec(fields['month'] ?? '')?.[0] ?? ''
  const year = /^\d{4}$/.exec(fields['year'] ?? '')?.[0] ?? ''
  if (!month || !year) return { month, year, error: 'missing' }
  const isKnown = ageOf(`${year}-${month}`, today()) !== undefined
  return { month, year, ...(!isKnown && { error: 'range' as const }) }
}

async function viewOf(
  c: Context<AppEnv>,
  locale: Locale,
  births: string[],
  sent: SentBirth,
): Promise<View> {
  const data = await readData(c.var.assets, childMonths, locale)
  const page = <Page data={data} births={births} sent={sent} />
  const view = codeView(pages.childMonths, locale, page)
  const t = getText(locale, texts)
  // Screen readers announce the title first.
  if (sent.error) return { ...view, title: `${t(`childMonths.${sent.error}`)} · ${view.title}` }
  return births.length > 0 ? { ...view, title: t('childMonths.result') } : view
}
