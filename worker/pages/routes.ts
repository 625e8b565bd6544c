import { Hono } from 'hono'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { type CodePage, pages as codePages } from '../../src/pages.ts'
import { routes } from '../../src/routes.ts'
import { sendManifest } from '../discovery/manifest.ts'
import { showMolly } from '../molly/page.tsx'
import { showConfirm, showUnsubscribe } from '../newsletter/links.tsx'
import { showPreferences } from '../newsletter/preferences.tsx'
import { showSubscribe } from '../newsletter/page.tsx'
import { showSearch } from '../search/page.tsx'
import type { AppEnv } from '../services/types.ts'
import { showArticle, showContentPage, showHome, showOffline } from './content.tsx'
import { showEmbed } from '../embed/route.tsx'
import { showFact } from './facts.tsx'
import { showQuiz } from './quiz.tsx'
import { showReminders } from '../reminders/route.tsx'
import { isShown, showCodePage } from './code-page.tsx'
import { showUrgency } from '../urgency/route.tsx'
import { showTreatmentPlan } from '../treatment-plan/route.tsx'

export const pages = new Hono<AppEnv>()

for (const locale of localeCodes) {
  const at = (path: string) => localize(path, locale)
  pages.get(at(routes.home), (c) => showHome(c, locale))
  pages.get(at(routes.quiz), (c) => showQuiz(c, locale))
  pages.get(at(routes.article), (c) => showArticle(c, locale, c.req.param('slug')!))
  pages.get(at(routes.fact), (c) => showFact(c, locale, c.req.param('id')!))
  pages.get(at(routes.search), (c) => showSearch(c, locale))
  pages.get(at(routes.askMolly), (c) => showMolly(c, locale))
  pages.get(at(routes.subscribe), (c) => showSubscribe(c, locale))
  pages.get(at(routes.newsletterConfirm), (c) => showConfirm(c, locale))
  pages.get(at(routes.newsletterPreferences), (c) => showPreferences(c, locale))
  pages.get(at(routes.newsletterUnsubscribe), (c) => showUnsubscribe(c, locale))
  pages.get(at(routes.embed), (c) => showEmbed(c, locale))
  pages.get(at(routes.reminders), (c) => showReminders(c, locale))
  pages.get(at(routes.urgency), (c) => showUrgency(c, locale))
  pages.get(at(routes.treatmentPlan), (c) => showTreatmentPlan(c, locale))
  pages.get(at(routes.offline), (c) => showOffline(c, locale))
  for (const page of Object.values<CodePage>(codePages).filter(isShown)) {
    pages.get(at(page.path), (c) => showCodePage(c, locale, page))
  }
  pages.get(at(routes.manifest), (c) => sendManifest(c, locale))
}
pages.get('*', showContentPage)
