import { pages } from '../../src/pages.ts'
import { endpoints, routes } from '../../src/routes.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'

export const endpointPaths: string[] = Object.values(endpoints)

export const routePaths: string[] = localeCodes.flatMap((locale) =>
  Object.values(routes).map((path) =>
    localize(path.replace(':slug', 'root-canal').replace(/:\w+\{.+\}$/, 'file.ics'), locale),
  ),
)

/** One path for each kind of answer, for attacks that would act alike on all pages. */
export const samplePaths = [
  ...Object.values(pages).map(({ path }) => path),
  '/es',
  '/article/root-canal',
  '/es/article/gum-disease-prevention',
  '/article/no-such-article',
  '/conditions/emergency',
  '/es/products/toothpaste',
  '/search',
  '/es/search',
  '/es/ask-molly',
  '/contact',
  '/article/cavity-prevention-quiz',
  '/tools/savings-calculator',
  '/recommended-products',
  '/explore',
  '/privacy-settings',
  '/api/articles',
  '/api/search',
  '/healthz',
  '/version',
  '/sitemap.xml',
  '/es/feed.xml',
  '/llms.txt',
  '/about.md',
  '/qr/about.svg',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
  '/speculation.json',
  '/robots.txt',
  '/icon.svg',
  '/sw.js',
  '/nope',
  '/es/nope',
]

/** Of a hosted backend, which is called at its own address: none of them is ours. */
export const backendPaths = [
  '/auth/v1/token?grant_type=password',
  '/rest/v1/messages?select=*',
  '/storage/v1/object/list/x',
  '/realtime/v1/websocket',
  '/functions/v1/other',
]

type Form = { path: string; fields: Record<string, string> }

/** Every form of the site; any field may hold visitor input. */
export const forms: Form[] = localeCodes.flatMap((locale) =>
  (
    [
      {
        path: routes.askMolly,
        fields: { message: 'Why do my gums bleed?', history: '[]', page: '/about' },
      },
      { path: routes.contact, fields: { topic: 'idea', message: 'A word.', page: '/about' } },
      {
        path: routes.askDentist,
        fields: {
          problem: 'A word.',
          since: 'May',
          changes: '',
          tried: '',
          health: '',
          questions: 'Why?',
          diabetes: 'on',
          place: 'tooth-16',
          change: '',
        },
      },
      { path: routes.reminders, fields: { what: 'brush', date: '2027-01-31', months: '3' } },
      { path: routes.urgency, fields: { topic: 'pain', 'pain-severe': 'on', breathing: 'on' } },
      {
        path: routes.noAppointment,
        fields: { country: 'us', level: 'week', money: 'short', who: 'child' },
      },
      {
        path: routes.planShare,
        fields: {
          'name-1': 'Crown',
          'price-1': '900',
          'percent-1': '50',
          network: 'out',
          lines: 'Crown',
        },
      },
      { path: routes.childMonths, fields: { births: '2022-03', month: '01', year: '2024' } },
      { path: routes.quiz, fields: { step: '1', go: 'next', brushing: '0', sweets: '1' } },
      { path: routes.privacySettings, fields: { locale } },
      { path: '/newsletter/confirm', fields: { token: 'abc.def', locale } },
      { path: '/newsletter/preferences', fields: { token: 'abc.def', locale } },
      { path: '/newsletter/unsubscribe', fields: { token: 'abc.def', locale } },
    ] satisfies Form[] as Form[]
  ).map(({ path, fields }) => ({ path: localize(path, locale), fields })),
)

forms.push(
  {
    path: endpoints.newsletter,
    fields: { email: 'ana@example.com', locale: 'es', source: 'bar' },
  },
  {
    path: endpoints.feedback,
    fields: { page: '/article/root-canal', helpful: 'no', comment: 'A word.', locale: 'en' },
  },
  { path: endpoints.rating, fields: { card: 'abscess/signs', verdict: 'down', locale: 'en' } },
)

export const jsonBodies: { path: string; value: Record<string, unknown> }[] = [
  {
    path: endpoints.askMolly,
    value: {
      message: 'Why do my gums bleed?',
      locale: 'en',
      history: [{ role: 'user', content: 'Hello' }],
      page: '/about',
    },
  },
  {
    path: endpoints.mcp,
    value: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ask', arguments: { question: 'Why do gums bleed?', locale: 'en' } },
    },
  },
  { path: endpoints.newsletter, value: { email: 'ana@example.com', locale: 'es', source: 'bar' } },
  { path: routes.contact, value: { topic: 'idea', message: 'A word.', page: '/about' } },
  {
    path: endpoints.feedback,
    value: { page: '/article/root-canal', helpful: 'yes', comment: 'A word.', locale: 'es' },
  },
  { path: endpoints.rating, value: { card: 'abscess/signs', verdict: 'up', locale: 'es' } },
]

/** Queries that the page repeats or that choose what it shows. */
export const queries: { path: string; names: string[] }[] = localeCodes.flatMap((locale) =>
  [
    { path: routes.search, names: ['q', 'type', 'page'] },
    { path: routes.askMolly, names: ['q', 'page'] },
    { path: routes.home, names: ['category', 'page'] },
    { path: routes.quiz, names: ['result'] },
    { path: routes.urgency, names: ['level', 'topic', 'now', 'who'] },
    {
      path: '/tools/savings-calculator',
      names: ['country', 'home', 'abroad', 'trips', 'trip', 'repairs'],
    },
    { path: routes.recommendedProducts, names: ['need'] },
    { path: routes.explore, names: ['format'] },
    { path: routes.askDentist, names: ['level', 'topic', 'place'] },
    { path: routes.contact, names: ['sent'] },
    { path: routes.subscribe, names: ['done'] },
    { path: '/newsletter/confirm', names: ['token', 'locale'] },
    { path: '/newsletter/preferences', names: ['token', 'locale'] },
    { path: '/newsletter/unsubscribe', names: ['token', 'locale'] },
    { path: '/nope', names: ['q'] },
    { path: '/article/nope', names: ['q'] },
  ].map(({ path, names }) => ({ path: localize(path, locale), names })),
)

queries.push(
  { path: endpoints.search, names: ['q', 'locale', 'type', 'limit'] },
  { path: endpoints.articles, names: ['locale', 'category', 'page'] },
)
