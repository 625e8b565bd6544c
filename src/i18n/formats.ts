import { type Locale, locales } from './locales.ts'

/** One formatter per language: creating one takes longer than a hundred uses. */
function perLocale<T>(make: (lang: string) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const format = made.get(locale) ?? make(locales[locale].lang)
    made.set(locale, format)
    return format
  }
}

const dates = perLocale(
  (lang) => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }),
)
const months = perLocale(
  (lang) => new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const monthNames = perLocale(
  (lang) => new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }),
)
const dollars = perLocale(
  (lang) =>
    new Intl.NumberFormat(lang, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
)
const unitsOf = (unit: string) =>
  perLocale((lang) => new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }))
const units = { year: unitsOf('year'), month: unitsOf('month') }
const regions = perLocale((lang) => new Intl.DisplayNames(lang, { type: 'region' }))
const ages = perLocale((lang) => new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }))

export function formatDate(isoDate: string, locale: Locale): string {
  return dates(locale).format(new Date(isoDate))
}

/** '2022-03' -> 'March 2022', 'marzo de 2022'. */
export function formatMonth(month: string, locale: Locale): string {
  return months(locale).format(new Date(`${month}-01`))
}

/** '03' -> 'March', 'marzo'. */
export function nameMonth(month: string, locale: Locale): string {
  return monthNames(locale).format(new Date(`2024-${month}-01`))
}

/** '$1,200', 'USD 1,200': in Spanish the sign alone could mean pesos. */
export function formatDollars(amount: number, locale: Locale): string {
  return dollars(locale).format(amount)
}

/** '6 years', '6 años'. */
export function formatUnits(count: number, unit: 'year' | 'month', locale: Locale): string {
  return units[unit](locale).format(count)
}

/** 'Spain', 'España': the name of an ISO country code. */
export function nameRegion(code: string, locale: Locale): string {
  return regions(locale).of(code)!
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
  return ages(locale).format(Math.min(0, Math.trunc(days / size)), unit)
}
