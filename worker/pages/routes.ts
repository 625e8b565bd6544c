import { type Context, Hono } from 'hono'
import { type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { type CodePage, pages as codePages } from '../../src/pages.ts'
import { routes } from '../../src/routes.ts'
import { sendManifest } from '../discovery/manifest.ts'
import { showCode, showCodes } from '../features/codes.tsx'
import { showEmbed } from '../features/embed.tsx'
import { showMolly } from '../molly/page.tsx'
import { showConfirm, showUnsubscribe } from '../newsletter/links.tsx'
import { showSubscribe } from '../newsletter/page.tsx'
import { showPreferences } from '../newsletter/preferences.tsx'
import { showHome } from '../features/home.tsx'
import { postChildMonths, showChildMonths } from '../features/child-months.tsx'
import { postNoAppointment, showNoAppointment } from '../features/no-appointment.tsx'
import { postPlanShare, showPlanShare } from '../features/plan-share.tsx'
import { getSubscription, postReminders, showReminders } from '../features/reminders.tsx'
import { showSearch } from '../search/page.tsx'
import type { AppEnv } from '../services/types.ts'
import { limitPlan, postTreatmentPlan, showTreatmentPlan } from '../features/treatment-plan.tsx'
import { postUrgency, showUrgency } from '../features/urgency.tsx'
import { isShown, showCodePage } from './code-page.tsx'
import { showArticle, showContentPage } from './content.tsx'
import { showFact } from '../features/fact.tsx'
import { limitPrepare, postPrepare } from './prepare.tsx'
import { postClear } from '../features/browser-data.ts'
import { postQuiz, showQuiz } from '../features/quiz.tsx'

type Handler = (c: Context<AppEnv>, locale: Locale) => Response | Promise<Response>
type Handled = {
  [Name in keyof typeof codePages]: (typeof codePages)[Name] extends { folder: string }
    ? never
    : Name
}[keyof typeof codePages]

/** Handlers of the pages that do more than show their data file. */
const handlers: Record<Handled, Handler> = {
  home: showHome,
  search: showSearch,
  askMolly: showMolly,
  codes: showCodes,
  reminders: showReminders,
  urgency: showUrgency,
  treatmentPlan: showTreatmentPlan,
  childMonths: showChildMonths,
  noAppointment: showNoAppointment,
  planShare: showPlanShare,
  embed: showEmbed,
  subscribe: showSubscribe,
  newsletterConfirm: showConfirm,
  newsletterPreferences: showPreferences,
  newsletterUnsubscribe: showUnsubscribe,
}

/** Not rate-limited: these forms store nothing, and read no text that a visitor writes. */
const forms: [path: string, Handler][] = [
  [routes.quiz, postQuiz],
  [routes.urgency, postUrgency],
  [routes.reminders, postReminders],
  [routes.childMonths, postChildMonths],
  [routes.noAppointment, postNoAppointment],
  [routes.planShare, postPlanShare],
  [routes.privacySettings, postClear],
]

export const pages = new Hono<AppEnv>()

for (const locale of localeCodes) {
  const at = (path: string) => localize(path, locale)
  for (const [name, page] of Object.entries<CodePage>(codePages)) {
    pages.get(at(page.path), (c) =>
      isShown(page) ? showCodePage(c, locale, page) : handlers[name as Handled](c, locale),
    )
  }
  for (const [path, post] of forms) pages.post(at(path), (c) => post(c, locale))
  pages.post(at(routes.askDentist), limitPrepare, (c) => postPrepare(c, locale))
  pages.post(at(routes.treatmentPlan), limitPlan, (c) => postTreatmentPlan(c, locale))
  pages.get(at(routes.quiz), (c) => showQuiz(c, locale))
  pages.get(at(routes.article), (c) => showArticle(c, locale, c.req.param('slug')!))
  pages.get(at(routes.subscription), (c) => getSubscription(c, locale))
  pages.get(at(routes.code), (c) => showCode(c, locale))
  pages.get(at(routes.fact), async (c, next) => {
    return (await showFact(c, locale, c.req.param('id')!)) ?? next()
  })
  pages.get(at(routes.manifest), (c) => sendManifest(c, locale))
}
pages.get('*', showContentPage)
