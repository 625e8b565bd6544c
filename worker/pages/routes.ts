import { type Context, Hono } from 'hono'
import { type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { type CodePage, pages as codePages } from '../../src/pages.ts'
import { routes } from '../../src/routes.ts'
import { sendManifest } from '../discovery/manifest.ts'
import { showEmbed } from '../features/embed.tsx'
import { showMolly } from '../molly/page.tsx'
import { showConfirm, showUnsubscribe } from '../newsletter/links.tsx'
import { showSubscribe } from '../newsletter/page.tsx'
import { showPreferences } from '../newsletter/preferences.tsx'
import { postReminders, showReminders } from '../features/reminders.tsx'
import { showSearch } from '../search/page.tsx'
import type { AppEnv } from '../services/types.ts'
import { postTreatmentPlan, showTreatmentPlan } from '../features/treatment-plan.tsx'
import { postUrgency, showUrgency } from '../features/urgency.tsx'
import { isShown, showCodePage } from './code-page.tsx'
import { showArticle, showContentPage, showHome, showOffline } from './content.tsx'
import { showFact } from './facts.tsx'
import { postPrepare } from './prepare.tsx'
import { postClear } from './privacy.ts'
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
  reminders: showReminders,
  urgency: showUrgency,
  treatmentPlan: showTreatmentPlan,
  embed: showEmbed,
  subscribe: showSubscribe,
  newsletterConfirm: showConfirm,
  newsletterPreferences: showPreferences,
  newsletterUnsubscribe: showUnsubscribe,
  offline: showOffline,
}

/** Not rate-limited: these forms store nothing and cost no more than a page view. */
const forms: [path: string, Handler][] = [
  [routes.quiz, postQuiz],
  [routes.urgency, postUrgency],
  [routes.askDentist, postPrepare],
  [routes.reminders, postReminders],
  [routes.treatmentPlan, postTreatmentPlan],
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
  pages.get(at(routes.quiz), (c) => showQuiz(c, locale))
  pages.get(at(routes.article), (c) => showArticle(c, locale, c.req.param('slug')!))
  pages.get(at(routes.fact), (c) => showFact(c, locale, c.req.param('id')!))
  pages.get(at(routes.manifest), (c) => sendManifest(c, locale))
}
pages.get('*', showContentPage)
