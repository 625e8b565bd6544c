/**
 * `lang` is the BCP 47 tag for `Intl`, `name` what speakers call it, `prefix` what starts its URLs,
 * `openGraph` what Open Graph, which wants a country, knows it as.
 */
export const locales = {
  en: { lang: 'en-US', name: 'English', prefix: '', openGraph: 'en_US' },
  es: { lang: 'es-419', name: 'Español', prefix: '/es', openGraph: 'es_LA' },
} as const

export type Locale = keyof typeof locales

export const defaultLocale: Locale = 'en'

export const localeCodes = Object.keys(locales) as Locale[]

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** '/es/article/x' -> { locale: 'es', path: '/article/x' }; '/es' -> path '/'. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of localeCodes) {
    const { prefix } = locales[locale]
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { locale, path: pathname.slice(prefix.length) || '/' }
    }
  }
  return { locale: defaultLocale, path: pathname }
}

/** '/article/x' -> '/es/article/x'; '/' -> '/es'. Keeps what follows the path (query, anchor). */
export function localize(href: string, locale: Locale): string {
  const { prefix } = locales[locale]
  return prefix ? prefix + href.replace(/^\/(?=[?#]|$)/, '') : href
}

/** The addresses of one page in all languages, for its head, the site map and nothing else. */
export function listAlternates(origin: string, path: string): { lang: string; href: string }[] {
  const hrefOf = (locale: Locale) => origin + localize(path, locale)
  return [
    ...localeCodes.map((locale) => ({ lang: locale, href: hrefOf(locale) })),
    // For readers of any other language: the English page, which never redirects.
    { lang: 'x-default', href: hrefOf(defaultLocale) },
  ]
}

export function formatDate(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(isoDate))
}

/** 'Nov 2026', 'nov 2026' */
export function formatMonth(isoDate: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].lang, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDate))
}

/** '$1,200', 'USD 1,200': in Spanish a bare sign could mean pesos. */
export function formatDollars(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locales[locale].lang, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount)
}

/** '2 days ago', 'hace 1 semana': whole days, weeks, months or years between two ISO dates. */
export function formatAge(isoDate: string, today: string, locale: Locale): string {
  const days = Math.round((Date.parse(isoDate) - Date.parse(today)) / 86_400_000)
  const [size, unit] =
    days > -7
      ? ([1, 'day'] as const)
      : days > -30
        ? ([7, 'week'] as const)
        : days > -365
          ? ([30, 'month'] as const)
          : ([365, 'year'] as const)
  const format = new Intl.RelativeTimeFormat(locales[locale].lang, { numeric: 'auto' })
  return format.format(Math.min(0, Math.trunc(days / size)), unit)
}
