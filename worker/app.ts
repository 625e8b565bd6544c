import { type Context, Hono } from 'hono'
import { getText } from '../src/i18n/index.ts'
import { localeCodes, localize, splitLocale } from '../src/i18n/locales.ts'
import { endpoints, routes } from '../src/routes.ts'
import { getConnectApplication, getConnectService } from './features/connect.ts'
import { getArticles } from './features/articles.ts'
import { discardBody } from './http/body.ts'
import { buildId } from './services/build-id.ts'
import { DatabaseBusy } from './services/sql.ts'
import { limitContact, postContact } from './contact/route.tsx'
import { limitCspReport, postCspReport } from './csp/route.ts'
import { discovery } from './discovery/routes.ts'
import type { AppEnv, Services } from './services/types.ts'
import { jsonError } from './http/errors.ts'
import { limitRating, postRating } from './feedback/molly.ts'
import { limitFeedback, postFeedback } from './feedback/route.tsx'
import { getFilm } from './films/route.ts'
import { setSecurityHeaders } from './http/headers.ts'
import { getHealth } from './health/route.ts'
import { logFault, toLogged } from './http/log.ts'
import { limitMolly, postMollyForm } from './molly/page.tsx'
import { postMcp } from './mcp/route.ts'
import { askMolly, warmMolly } from './molly/route.ts'
import { limitLink, postConfirm, postUnsubscribe } from './newsletter/links.tsx'
import { postMailEvents } from './newsletter/events.ts'
import { postPreferences } from './newsletter/preferences.tsx'
import { limitNewsletter, postNewsletter } from './newsletter/route.ts'
import { pages } from './pages/routes.ts'
import { showError } from './render/views.tsx'
import { getGpc } from './features/browser-data.ts'
import { servePageCache } from './render/page-cache.ts'
import { getSpeculationRules } from './discovery/speculation.ts'
import { getSearch } from './search/api.ts'

/** As large as the home page; the baseline for tools/bench. */
const constantPage = import.meta.env.MODE === 'bench' ? '<p>tooth</p>'.repeat(5500) : ''

/** READ FIRST: the steps that handle a request, in order. */
export function createApp(getServices: (env: AppEnv['Bindings']) => Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    await next()
    await discardBody(c.req.raw)
  })
  app.use(setSecurityHeaders)
  app.use(async (c, next) => {
    let services: Services
    try {
      services = getServices(c.env)
    } catch (error) {
      return answerUnset(c, error as Error)
    }
    for (const [name, service] of Object.entries(services)) c.set(name as keyof Services, service)
    return next()
  })

  app.use(servePageCache)

  app.post(endpoints.askMolly, limitMolly, askMolly)
  app.post(endpoints.mcp, postMcp)
  for (const locale of localeCodes) {
    app.post(localize(routes.askMolly, locale), limitMolly, (c) => postMollyForm(c, locale))
    app.post(localize(routes.contact, locale), limitContact, postContact)
    app.post(localize(routes.newsletterConfirm, locale), limitLink('confirm'), (c) =>
      postConfirm(c, locale),
    )
    app.post(localize(routes.newsletterPreferences, locale), limitLink('preferences'), (c) =>
      postPreferences(c, locale),
    )
    app.post(localize(routes.newsletterUnsubscribe, locale), limitLink('unsubscribe'), (c) =>
      postUnsubscribe(c, locale),
    )
  }
  app.post(endpoints.mailEvents, postMailEvents)
  app.post(endpoints.newsletter, limitNewsletter, postNewsletter)
  app.post(endpoints.feedback, limitFeedback, postFeedback)
  app.post(endpoints.rating, limitRating, postRating)
  app.post(endpoints.cspReport, limitCspReport, postCspReport)
  const endpointPaths: string[] = Object.values(endpoints)
  for (const path of [...listPosted(app)].filter((path) => endpointPaths.includes(path))) {
    app.all(path, (c) => answerWrongMethod(c, 'POST'))
  }
  app.get(endpoints.articles, getArticles)
  app.get(endpoints.films, getFilm)
  app.get(endpoints.search, getSearch)
  app.get(endpoints.connectService, getConnectService)
  app.get(endpoints.connectApplication, getConnectApplication)
  app.get(endpoints.warmMolly, warmMolly)
  app.get(endpoints.speculation, getSpeculationRules)
  app.get(endpoints.health, getHealth)
  app.get(endpoints.version, (c) => c.json({ build: buildId }))
  app.get(endpoints.gpc, getGpc)

  if (import.meta.env.MODE === 'bench') app.get('/constant', (c) => c.html(constantPage))

  // Clients call a hosted backend at its own origin; of its endpoints we serve only ask-molly.
  app.all('/:service{auth|rest|storage|realtime|functions}/v1/*', answerNoEndpoint)

  app.route('/', discovery)
  app.route('/', pages)
  const posted = listPosted(app)
  app.all('*', (c) =>
    answerWrongMethod(c, posted.has(c.req.path) ? 'GET, HEAD, POST' : 'GET, HEAD'),
  )
  app.onError(answerFault)
  return app
}

/** The paths that accept POST. */
function listPosted({ routes }: Hono<AppEnv>): Set<string> {
  return new Set(routes.flatMap(({ method, path }) => (method === 'POST' ? path : [])))
}

/** For a method that no route accepts. `allowed`: the accepted ones. */
function answerWrongMethod(c: Context<AppEnv>, allowed: string): Response | Promise<Response> {
  c.header('Allow', allowed)
  const { locale } = splitLocale(c.req.path)
  const t = getText(locale)
  const title = t('error.badRequest')
  // Only browsers accept HTML, so only they get a page.
  return c.req.header('Accept')?.includes('text/html')
    ? showError(c, 405, title, t('error.badRequestText'))
    : jsonError(c, 405, 'method_not_allowed', title)
}

function answerNoEndpoint(c: Context<AppEnv>): Response {
  return jsonError(c, 404, 'not_found', getText(splitLocale(c.req.path).locale)('notFound.title'))
}

/** With invalid settings every request fails, and the log names the variable. */
function answerUnset(c: Context<AppEnv>, { message }: Error): Response {
  console.error(JSON.stringify({ event: 'settings', message }))
  return c.text(getText(splitLocale(c.req.path).locale)('error.text'), 503)
}

/** The only place that turns an error into a response; visitors never see its message. */
async function answerFault(error: Error, c: Context<AppEnv>): Promise<Response> {
  // The dev server shows message and stack in the browser and the terminal.
  if (import.meta.env.MODE === 'development') throw error
  logFault('fault', error, { path: toLogged(c.req.path) })
  const status = error instanceof DatabaseBusy ? 503 : 500
  if (status === 503) c.header('Retry-After', '5')
  const t = getText(splitLocale(c.req.path).locale)
  const sendsJson = c.req.header('Content-Type')?.startsWith('application/json')
  const wantsJson = sendsJson || /^\/(api|functions)\b/.test(c.req.path)
  if (wantsJson) return jsonError(c, status, 'fault', t('error.text'))
  const form = await c.var.giveBack?.()
  return form
    ? new Response(form.body, { status, headers: form.headers })
    : showError(c, status, t('error.heading'), t('error.text'))
}
