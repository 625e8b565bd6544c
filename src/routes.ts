import { type Locale, localize } from './i18n/locales.ts'
import { askMollyPath, emergencyPath, ratingPath } from './molly/paths.ts'

/** All paths that code refers to, without locale prefix. Content pages have their folder's path. */
export const routes = {
  home: '/',
  article: '/article/:slug',
  quiz: '/article/cavity-prevention-quiz',
  search: '/search',
  askMolly: askMollyPath,
  subscribe: '/subscribe',
  explore: '/explore',
  topReads: '/top-reads',
  conditions: '/conditions',
  emergency: emergencyPath,
  products: '/products',
  recommendedProducts: '/recommended-products',
  services: '/services',
  homeServices: '/home-services',
  treatments: '/treatments',
  dentalSolutions: '/dental-solutions',
  dentalDiseases: '/dental-diseases',
  videos: '/videos',
  payingForCare: '/paying-for-care',
  tourism: '/find-international-dentist',
  tourismGuide: '/dental-tourism-guide',
  askDentist: '/ask-dentist',
  firstVisit: '/first-visit',
  fridgeSheet: '/fridge-sheet',
  loteria: '/loteria',
  phrases: '/phrases',
  embed: '/embed/emergency',
  mouthMap: '/mouth-map',
  urgency: '/urgency',
  tools: '/tools',
  reminders: '/tools/reminders',
  treatmentPlan: '/tools/treatment-plan',
  about: '/about',
  contact: '/contact',
  advertising: '/advertising',
  newsletters: '/newsletters',
  newsletterConfirm: '/newsletter/confirm',
  newsletterPreferences: '/newsletter/preferences',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  medicalAffairs: '/medical-affairs',
  contentIntegrity: '/content-integrity',
  disclaimer: '/disclaimer',
  topics: '/topics',
  terms: '/terms',
  privacy: '/privacy',
  privacySettings: '/privacy-settings',
  accessibility: '/accessibility',
  sitemap: '/sitemap',
  offline: '/offline',
  fact: '/facts/:id',
  manifest: '/manifest.webmanifest',
  feed: '/feed.xml',
  llms: '/llms.txt',
} as const

/** Endpoints, the same for both languages. */
export const endpoints = {
  askMolly: '/functions/v1/ask-molly',
  mcp: '/mcp',
  newsletter: '/newsletter',
  mailEvents: '/newsletter/events',
  feedback: '/feedback',
  rating: ratingPath,
  articles: '/api/articles',
  search: '/api/search',
  health: '/healthz',
  version: '/version',
  speculation: '/speculation.json',
  gpc: '/.well-known/gpc.json',
  securityText: '/.well-known/security.txt',
  cspReport: '/csp-report',
  facts: '/facts.json',
  films: '/films/:file',
  siteMapFile: '/sitemap.xml',
  robots: '/robots.txt',
} as const

/** The thank-you note on Molly's own page for a rating sent by form. */
export const ratedId = 'rated'

export type RouteName = Exclude<keyof typeof routes, 'article' | 'fact'>

/** The same page as Markdown: '/es/products/toothpaste.md'; home is '/index.md'. */
export function markdownHref(path: string, locale: Locale): string {
  return localize(`${fileOf(path)}.md`, locale)
}

/** The QR code of a page's URL: '/es/qr/products/toothpaste.svg'; of home '/qr/index.svg'. */
export function qrHref(path: string, locale: Locale): string {
  return localize(`${qrFolder}${fileOf(path)}.svg`, locale)
}

export const qrFolder = '/qr'

function fileOf(path: string): string {
  return path === routes.home ? '/index' : path
}

/** factHref('CAR-05', 'es') -> '/es/facts/CAR-05' */
export function factHref(id: string, locale: Locale): string {
  return localize(routes.fact.replace(':id', id), locale)
}

/** href('search', 'es') -> '/es/search' */
export function href(name: RouteName, locale: Locale, suffix = ''): string {
  return localize(routes[name] + suffix, locale)
}
