import { type Locale, localize } from './i18n/locales.ts'
import { askMollyPath, emergencyPath, offlinePath, ratingPath, warmPath } from './molly/paths.ts'

/** All paths that code refers to, without locale prefix. Content pages have their folder's path. */
export const routes = {
  home: '/',
  article: '/article/:slug',
  quiz: '/article/cavity-prevention-quiz',
  search: '/search',
  askMolly: askMollyPath,
  mollyScore: '/molly-score',
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
  codes: '/codes',
  code: '/codes/:system/:code',
  embed: '/embed/emergency',
  mouthMap: '/mouth-map',
  urgency: '/urgency',
  tools: '/tools',
  brushingTimer: '/tools/brushing-timer',
  savingsCalculator: '/tools/savings-calculator',
  reminders: '/tools/reminders',
  subscription: '/tools/reminders/:file{.+\\.ics}',
  treatmentPlan: '/tools/treatment-plan',
  planShare: '/tools/what-will-i-pay',
  childMonths: '/tools/child-by-month',
  noAppointment: '/tools/no-appointment',
  symptomDiary: '/tools/symptom-diary',
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
  offline: offlinePath,
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
  warmMolly: warmPath,
  mollyTalks: '/molly-talks.json',
  health: '/healthz',
  version: '/version',
  speculation: '/speculation.json',
  gpc: '/.well-known/gpc.json',
  securityText: '/.well-known/security.txt',
  cspReport: '/csp-report',
  facts: '/facts.json',
  films: '/films/:file',
  connectService: '/connect/service',
  connectApplication: '/connect/application',
  siteMapFile: '/sitemap.xml',
  robots: '/robots.txt',
} as const

/** The thank-you note on Molly's own page for a rating sent by form. */
export const ratedId = 'rated'

/** What people type for the page they need most. */
const typed: Record<string, string> = {
  '/emergency': emergencyPath,
  '/emergencies': emergencyPath,
  '/emergencia': `/es${emergencyPath}`,
  '/emergencias': `/es${emergencyPath}`,
  '/es/emergency': `/es${emergencyPath}`,
  '/es/emergencia': `/es${emergencyPath}`,
  '/es/emergencias': `/es${emergencyPath}`,
}

/**
 * The address that was meant by one as it arrives in messages: with capitals, blanks, doubled slashes
 * or the end of a sentence.
 */
export function findMeantPath(pathname: string): string {
  const tidy = decode(pathname)
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .replaceAll(/\/+/g, '/')
    .toLowerCase()
  let end = tidy.length
  while (end > 1 && !/[a-z0-9]/.test(tidy[end - 1]!)) end -= 1
  const path = tidy.slice(0, end)
  const rest = tidy.slice(end)
  // What has no name means no page, not the one above it.
  if (end === 1 ? rest !== '' : /\/[^/]/.test(rest)) return pathname
  const fact = /^(.*\/facts\/)([^/]+)$/.exec(path)
  return fact ? fact[1]! + fact[2]!.toUpperCase() : (typed[path] ?? path)
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export type RouteName = Exclude<keyof typeof routes, 'article' | 'code' | 'fact' | 'subscription'>

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

/** codePath('cdt', 'D2740') -> '/codes/cdt/D2740'; of a range, that of its first code. */
export function codePath(system: string, code: string): string {
  return routes.code.replace(':system', system).replace(':code', code.split('-')[0]!)
}

/** href('search', 'es') -> '/es/search' */
export function href(name: RouteName, locale: Locale, suffix = ''): string {
  return localize(routes[name] + suffix, locale)
}
