import * as v from 'valibot'
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts'
import { text } from './fields.ts'
import { parseJsonFile } from './parse.ts'
import type { ReadText } from './read.ts'

export const tariffsFile = 'content/tariffs.json'
const line = /^::tariffs$/m

const tariffsSchema = v.array(
  v.strictObject({
    /** ISO 3166. */
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no country code')),
    treatment: v.strictObject({ en: text, es: text }),
    low: v.number(),
    high: v.number(),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is no currency code')),
    year: v.pipe(v.number(), v.integer()),
    fact: text,
  }),
)
export type Tariff = v.InferOutput<typeof tariffsSchema>[number]

export const readTariffs = (read: ReadText): Tariff[] =>
  parseJsonFile(tariffsFile, tariffsSchema, read(tariffsFile))

const words = {
  en: {
    caption: 'Table: Official and posted prices',
    head: '| Country | What you pay for | How much, and the year |',
    to: 'to',
  },
  es: {
    caption: 'Tabla: Precios oficiales y publicados',
    head: '| País | Qué se paga | Cuánto, y de qué año |',
    to: 'a',
  },
} satisfies Record<Locale, Record<string, string>>

export const placesTariffs = (body: string) => line.test(body)

/** The text with the table of tariffs, in Markdown, in place of its line `::tariffs`. */
export function placeTariffs(body: string, locale: Locale, list: () => Tariff[]): string {
  if (!placesTariffs(body)) return body
  const { caption, head, to } = words[locale]
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = list().map(({ country, treatment, low, high, currency, year, fact }) => {
    const prices = [...new Set([low, high])].map((price) => toPrice(price, country, locale))
    const cells = [
      names.of(country),
      treatment[locale],
      `${currency} ${prices.join(` ${to} `)} (${year})[^${fact}]`,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return body.replace(line, () => [caption, head, '|---|---|---|', ...rows].join('\n'))
}

/** In Spanish as the country writes it: 5.000 in Colombia, 5,000 in Mexico. */
function toPrice(price: number, country: string, locale: Locale): string {
  const written = locale === defaultLocale ? locale : `${locale}-${country}`
  const digits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat(written, {
    minimumFractionDigits: digits,
    useGrouping: 'always',
  }).format(price)
}
