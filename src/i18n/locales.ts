/**
 * `lang` is the BCP 47 tag for `Intl`, `name` the language's own name, `prefix` the start of its
 * URLs, `openGraph` its Open Graph code, which needs a country.
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

/** The URLs of a page in all languages, for its head and the site map only. */
export function listAlternates(origin: string, path: string): { lang: string; href: string }[] {
  const hrefOf = (locale: Locale) => origin + localize(path, locale)
  return [
    ...localeCodes.map((locale) => ({ lang: locale, href: hrefOf(locale) })),
    // For all other languages: the English page, which never redirects.
    { lang: 'x-default', href: hrefOf(defaultLocale) },
  ]
}
