import type { Context } from 'hono'
import { readData } from '../../src/content/index.ts'
import type { TreatmentTerms } from '../../src/features/treatment-plan/data.ts'
import { treatmentTerms } from '../../src/features/treatment-plan/data.ts'
import { texts } from '../../src/features/treatment-plan/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { Page, type PlanState } from '../../src/features/treatment-plan/Page.tsx'
import { pages } from '../../src/pages.ts'
import {
  maxPlanLetters,
  maxPlanLines,
  readPlan,
  splitPlan,
} from '../../src/features/treatment-plan/read-plan.ts'
import { cleanText } from '../../src/text/clean.ts'
import type { Post } from '../http/form.ts'
import { limit } from '../http/limits.ts'
import { readForm } from '../render/read-post.ts'
import { renderPage, renderUncached, type View } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'

/** Far above the text limit, so that a visitor who pastes too much gets the text back. */
const maxBodyBytes = 96 * 1024

export const limitPlan = limit('ask', 'plan', maxBodyBytes, refusePlan)

/** GET /tools/treatment-plan: the form to paste a quote into. */
export async function showTreatmentPlan(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const terms = await readData(c.var.assets, treatmentTerms, locale)
  return renderPage(c, locale, () => planView(terms, { text: '' }, locale))
}

/** POST: explains the quote's lines, which are neither stored nor logged. */
export async function postTreatmentPlan(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const terms = await readData(c.var.assets, treatmentTerms, locale)
  const text = cleanText((fields['lines'] ?? '').replaceAll('\u2028', '\n')).trim()
  const { status, ...state } = read(text, 'change' in fields, terms, locale)
  return renderUncached(c, locale, { ...planView(terms, state, locale), status, index: false })
}

/** Rate-limited: returns the form with the visitor's text. */
async function refusePlan(
  c: Context<AppEnv>,
  { fields, locale }: Post,
  problem: string,
): Promise<Response> {
  const terms = await readData(c.var.assets, treatmentTerms, locale)
  const text = cleanText((fields as Record<string, string>)['lines'] ?? '')
  const view = planView(terms, { text, problem }, locale)
  return renderUncached(c, locale, { ...view, status: 429, index: false })
}

function read(
  text: string,
  changes: boolean,
  terms: TreatmentTerms,
  locale: Locale,
): PlanState & Pick<View, 'status'> {
  const t = getText(locale, texts)
  const lines = splitPlan(text)
  if (text.length > maxPlanLetters) {
    return { status: 413, text, problem: t('plan.long', { max: maxPlanLetters }) }
  }
  if (lines.length > maxPlanLines) {
    const problem = t('plan.many', { count: lines.length, max: maxPlanLines })
    return { status: 413, text, problem }
  }
  if (changes) return { text }
  if (lines.length === 0) return { status: 400, text, problem: t('plan.empty') }
  const found = readPlan(lines, terms)
  if (found.length === 0) return { status: 400, text, problem: t('plan.figures') }
  return { text, lines: found }
}

function planView(terms: TreatmentTerms, state: PlanState, locale: Locale): View {
  const t = getText(locale, texts)
  const title = t(state.lines ? 'plan.result' : 'plan.title')
  return {
    ...codeView(pages.treatmentPlan, locale, <Page terms={terms} state={state} />),
    // Screen readers announce the title first.
    title: state.problem ? `${state.problem} · ${title}` : title,
  }
}
