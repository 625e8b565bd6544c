import * as v from 'valibot'
import { type ResultType, resultTypes } from '../../src/search/result-types.ts'
import { defaultLocale, localeCodes } from '../../src/i18n/locales.ts'
import { unify } from '../../src/text/fold.ts'

export const maxQueryLength = 200

const type = v.picklist(resultTypes)
const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))
const text = v.pipe(v.string(), v.transform(toLine))

export const apiSchema = v.object({
  q: v.optional(v.pipe(text, v.maxLength(maxQueryLength)), ''),
  locale: v.optional(v.picklist(localeCodes), defaultLocale),
  type: v.optional(type),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(50)),
    '6',
  ),
})

/** The query of a results page; unknown values count as absent. */
export function parseSearch(query: Record<string, string>): {
  q: string
  type?: ResultType
  page: number
} {
  const wantedType = v.safeParse(type, query['type'])
  const wantedPage = v.safeParse(page, query['page'])
  return {
    q: toLine(query['q'] ?? ''),
    type: wantedType.success ? wantedType.output : undefined,
    page: wantedPage.success ? wantedPage.output : 1,
  }
}

/** Normalizes a query to one line. */
export function toLine(typed: string): string {
  return unify(typed)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
