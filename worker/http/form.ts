import type { Context } from 'hono'
import { isLocale, type Locale, splitLocale } from '../../src/i18n/locales.ts'
import type { AppEnv } from '../services/types.ts'
import { type BodyProblem, readBody } from './body.ts'

export type Post = {
  isForm: boolean
  locale: Locale
  fields: Record<string, unknown>
}

export async function parsePost(
  c: Context<AppEnv>,
  maxBytes: number,
): Promise<Post & { problem?: BodyProblem }> {
  const body = await readBody(c.req.raw, maxBytes)
  const fields = body.ok ? toFields(body.value) : {}
  const given = fields['locale']
  const locale = isLocale(given) ? given : splitLocale(c.req.path).locale
  return { isForm: body.kind === 'form', locale, fields, ...(!body.ok && { problem: body }) }
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
