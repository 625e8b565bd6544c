import type { Context } from 'hono'
import * as v from 'valibot'
import { readData } from '../../src/content/index.ts'
import { type UrgencyGuide, urgencyPeople } from '../../src/features/urgency/data.ts'
import { urgencyLevels, urgencyTopics } from '../../src/content/urgency.ts'
import { urgency } from '../../src/features/urgency/data.ts'
import { texts } from '../../src/features/urgency/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { Page, type UrgencyStep } from '../../src/features/urgency/Page.tsx'
import { pages } from '../../src/pages.ts'
import { answerHref, questionCount } from '../../src/features/urgency/address.ts'
import { judge, listFirstSigns, listSigns, listTopics } from '../../src/features/urgency/judge.ts'
import { countryOf } from '../http/country.ts'
import { pageScript } from '../render/assets.ts'
import { readForm } from '../render/read-post.ts'
import { renderPage, renderUncached, type View } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'

// A form with every sign ticked has 3 kB.
const maxBodyBytes = 8 * 1024

const answerSchema = v.object({
  level: v.picklist(urgencyLevels),
  topic: v.picklist(urgencyTopics),
  who: v.optional(v.literal('child')),
})

/** The answers so far; each question follows once the previous ones are answered. */
const stepSchema = v.object({
  now: v.optional(v.literal('no')),
  who: v.optional(v.picklist(urgencyPeople)),
  topic: v.optional(v.picklist(urgencyTopics)),
})

/** GET: the first signs, the next question given the answers so far, or the advice for `level`. */
export async function showUrgency(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const guide = await readData(c.var.assets, urgency, locale)
  const query = c.req.query()
  const step = 'level' in query ? findAnswer(c, guide, query) : findStep(guide, query)
  if (!step) return renderLost(c, locale, guide)
  const view = () => urgencyView(step, locale)
  if (step.asks === 'first') return renderPage(c, locale, view)
  return renderUncached(c, locale, { ...view(), index: false })
}

/**
 * POST: the ticked signs, which are neither stored nor logged; the result's URL holds only level, topic
 * and whether it is for a child. An unknown sign might be the serious one, so it restarts the form.
 */
export async function postUrgency(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const guide = await readData(c.var.assets, urgency, locale)
  const { topic, who, ...ticks } = fields
  const chosen = v.safeParse(answerSchema.entries.topic, topic)
  const signs = Object.keys(ticks).map((id) => guide.signs.find((sign) => sign.id === id))
  if (!chosen.success || signs.includes(undefined)) return renderLost(c, locale, guide)
  const ticked = signs.filter((sign) => sign !== undefined)
  const judged = judge(guide, chosen.output, ticked)
  return c.redirect(answerHref(judged, locale, { isChild: who === 'child' }), 303)
}

function findAnswer(
  c: Context<AppEnv>,
  guide: UrgencyGuide,
  query: Record<string, string>,
): UrgencyStep | undefined {
  const read = v.safeParse(answerSchema, query)
  if (!read.success) return undefined
  const { level, topic, who } = read.output
  const isChild = who === 'child'
  const result = guide[isChild ? 'childResults' : 'results'][`${level}/${topic}`]
  if (!result) return undefined
  const about = guide.topics.find(({ id }) => id === topic)!
  return { asks: 'nothing', level, topic, isChild, about, result, country: countryOf(c.req.raw) }
}

function findStep(guide: UrgencyGuide, query: Record<string, string>): UrgencyStep | undefined {
  const read = v.safeParse(stepSchema, query)
  if (!read.success) return undefined
  const { now, who, topic } = read.output
  if (!now) return { asks: 'first', signs: listFirstSigns(guide) }
  if (!who) return { asks: 'who' }
  const topics = listTopics(guide, who)
  if (!topic) return { asks: 'topic', who, topics }
  const chosen = topics.find(({ id }) => id === topic)
  return chosen && { asks: 'signs', who, topic: chosen, signs: listSigns(guide, who, topic) }
}

/** Restarts at the first question after an invalid URL or form. */
function renderLost(c: Context<AppEnv>, locale: Locale, guide: UrgencyGuide): Promise<Response> {
  const step: UrgencyStep = { asks: 'first', signs: listFirstSigns(guide), lost: true }
  return renderUncached(c, locale, { ...urgencyView(step, locale), status: 400, index: false })
}

function urgencyView(step: UrgencyStep, locale: Locale): View {
  return {
    ...codeView(pages.urgency, locale, <Page step={step} />),
    title: titleOf(step, locale),
    script: step.asks === 'nothing' ? pageScript : undefined,
  }
}

const numbers = { who: 2, topic: 3, signs: 4 }

/** Screen readers announce the title first after each step. */
function titleOf(step: UrgencyStep, locale: Locale): string {
  const t = getText(locale, texts)
  const title = t('howSoon.title')
  if (step.asks === 'first') return step.lost ? `${t('howSoon.unknown')} · ${title}` : title
  if (step.asks === 'nothing') return `${t(`howSoon.answer.${step.level}`)} · ${step.about.name}`
  const progress = t('howSoon.progress', { step: numbers[step.asks], total: questionCount })
  return `${t(`howSoon.${step.asks}.question`)} · ${progress}`
}
