import { Hono, type Context } from 'hono'
import { getText } from '../src/i18n/index.ts'
import { localeCodes, localize, splitLocale } from '../src/i18n/locales.ts'
import { endpoints, routes } from '../src/routes.ts'
import { getArticles } from './articles.ts'
import { discardBody } from './body.ts'
import { postContact, refuseContact } from './contact/route.tsx'
import { postCspReport } from './csp/route.ts'
import { discovery } from './discovery/routes.ts'
import type { AppEnv, Services } from './env.ts'
import { jsonError } from './errors.ts'
import { postFeedback, refuseFeedback } from './feedback/route.tsx'
import { setSecurityHeaders } from './headers.ts'
import { limit } from './limits.ts'
import { postMollyForm, refuseMollyForm } from './molly/page.tsx'
import { askMolly } from './molly/route.ts'
import { postNewsletter } from './newsletter/route.ts'
import { pages, showError } from './pages.tsx'
import { postPrepare } from './prepare.tsx'
import { getGpc, postClear } from './privacy.ts'
import { postQuiz } from './quiz.tsx'
import { buildId, pageTag } from './render.tsx'
import { sendAgain } from './sent.ts'
import { getSpeculationRules } from './speculation.ts'
import { getSearch } from './search/api.ts'

/** As large as home: what bench/run.ts measures the real pages against. */
const constantPage = import.meta.env.MODE === 'bench' ? '<p>tooth</p>'.repeat(5500) : ''

/** READ FIRST: what happens to a request, in order. */
export function createApp(getServices: (env: AppEnv['Bindings']) => Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    await next()
    await discardBody(c.req.raw)
  })
  app.use(setSecurityHeaders)
  app.use(async (c, next) => {
    for (const [name, service] of Object.entries(getServices(c.env))) {
      c.set(name as keyof Services, service)
    }
    await next()
  })

  app.use(sendAgain(pageTag))

  app.post(endpoints.askMolly, limit('molly'), askMolly)
  app.all(endpoints.askMolly, answerWrongMethod)
  for (const locale of localeCodes) {
    app.post(
      localize(routes.askMolly, locale),
      limit('molly', (c, text) => refuseMollyForm(c, locale, text)),
      (c) => postMollyForm(c, locale),
    )
    app.post(localize(routes.contact, locale), limit('contact', refuseContact), postContact)
    // These store nothing, and an answer costs no more than a page view: no limit.
    app.post(localize(routes.quiz, locale), (c) => postQuiz(c, locale))
    app.post(localize(routes.askDentist, locale), (c) => postPrepare(c, locale))
    app.post(localize(routes.privacySettings, locale), postClear)
  }
  app.post(endpoints.newsletter, limit('newsletter'), postNewsletter)
  app.all(endpoints.newsletter, answerWrongMethod)
  app.post(endpoints.feedback, limit('feedback', refuseFeedback), postFeedback)
  app.all(endpoints.feedback, answerWrongMethod)
  app.post(endpoints.cspReport, limit('cspReport'), postCspReport)
  app.all(endpoints.cspReport, answerWrongMethod)
  app.get(endpoints.articles, getArticles)
  app.get(endpoints.search, getSearch)
  app.get(endpoints.speculation, getSpeculationRules)
  app.get(endpoints.health, (c) => c.json({ ok: true }))
  app.get(endpoints.version, (c) => c.json({ build: buildId }))
  app.get(endpoints.gpc, getGpc)

  if (import.meta.env.MODE === 'bench') app.get('/constant', (c) => c.html(constantPage))

  // The hosted backend's own endpoints, for when one is configured.
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/realtime/v1/*']) {
    app.all(path, answerNoBackend)
  }
  app.all('/functions/v1/:name{(?!ask-molly$).+}', answerNoBackend)

  app.route('/', discovery)
  app.route('/', pages)
  app.all('*', answerWrongMethod)
  app.onError(answerFault)
  return app
}

function answerNoBackend(c: Context<AppEnv>): Response {
  return jsonError(c, 501, 'not_configured', 'No hosted backend is configured for this site.')
}

/** Reached only by methods that no route takes: pages and lists are read, forms are posted. */
function answerWrongMethod(c: Context<AppEnv>): Response {
  const { locale, path } = splitLocale(c.req.path)
  const { newsletter, feedback, cspReport } = endpoints
  const posted = [endpoints.askMolly, newsletter, feedback, cspReport] as string[]
  const { askMolly: molly, quiz, askDentist, contact, privacySettings } = routes
  const both = [molly, quiz, askDentist, contact, privacySettings] as string[]
  const allowed = both.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD'
  c.header('Allow', posted.includes(path) ? 'POST' : allowed)
  const t = getText(locale)
  const title = t('error.badRequest')
  // A browser that posts a form which nobody takes; all other methods are sent by programs.
  return c.req.header('Accept')?.includes('text/html')
    ? showError(c, 405, title, t('error.badRequestText'))
    : jsonError(c, 405, 'method_not_allowed', title)
}

/** The only place that turns a fault into an answer; a visitor never sees what it says. */
function answerFault(error: Error, c: Context<AppEnv>): Response {
  console.error(JSON.stringify({ event: 'fault', path: c.req.path, stack: error.stack }))
  const t = getText(splitLocale(c.req.path).locale)
  const sendsJson = c.req.header('Content-Type')?.startsWith('application/json')
  const wantsJson = sendsJson || /^\/(api|functions)\b/.test(c.req.path)
  if (wantsJson) return jsonError(c, 500, 'fault', t('error.text'))
  return showError(c, 500, t('error.heading'), t('error.text'))
}
