import type { Context } from 'hono'
import * as v from 'valibot'
import { texts } from '../../src/features/contact/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { unify } from '../../src/text/fold.ts'
import { href, routes } from '../../src/routes.ts'
import {
  ContactForm,
  type ContactErrors,
  contactTopics,
  type ContactValues,
  maxLengths,
} from '../../src/features/contact/ContactForm.tsx'
import { cleanText } from '../../src/text/clean.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import type { Post } from '../http/form.ts'
import { limit, refuseBeyondBudget } from '../http/limits.ts'
import { readPost } from '../render/read-post.ts'
import { showFormPage } from '../pages/content.tsx'
import { storeMessage } from './store.ts'

// Fits a full-length message of three-byte letters, percent-encoded.
const maxBodyBytes = 24 * 1024

export const limitContact = limit('write', 'contact', maxBodyBytes, refuseContact)

const messageSchema = v.object({
  topic: v.picklist(contactTopics),
  message: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxLengths.message),
  ),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\p{Cc}\p{Cs}]*$/u), v.maxLength(maxLengths.page)),
  ),
})

/** POST /contact: JSON gets JSON, a form gets a page. Only the message itself is stored. */
export async function postContact(c: Context<AppEnv>): Promise<Response> {
  const post = await readPost(c, maxBodyBytes)
  if (post instanceof Response) return post
  const { isForm, locale, fields } = post
  const origins = [c.var.settings.siteOrigin, new URL(c.req.url).origin]
  const parsed = v.safeParse(messageSchema, { ...fields, page: toPath(fields['page'], origins) })

  if (!parsed.success) {
    const t = getText(locale, texts)
    const errors = toErrors(parsed.issues)
    if (!isForm) {
      const [first] = Object.values(errors)
      const message = t(`contact.errors.${first!}`, { max: maxLengths.message })
      return jsonError(c, 400, 'invalid', message)
    }
    const problem = t('error.form')
    const form = <ContactForm values={fields as ContactValues} problem={problem} errors={errors} />
    return showFormPage(c, locale, routes.contact, { contact: form }, problem)
  }
  const full = await refuseBeyondBudget(c, 'contact', post, refuseContact)
  if (full) return full
  await storeMessage(c.var.sql, { ...parsed.output, locale })
  return isForm ? c.redirect(href('contact', locale, '?sent#form'), 303) : c.json({ ok: true })
}

/** Rate-limited: returns the form with the visitor's input. */
async function refuseContact(
  c: Context<AppEnv>,
  { fields, locale }: Post,
  problem: string,
): Promise<Response> {
  const form = <ContactForm values={fields as ContactValues} problem={problem} />
  return showFormPage(c, locale, routes.contact, { contact: form }, problem, 429)
}

/** The path of a URL without its query, which may contain search words. */
function toPath(value: unknown, origins: string[]): unknown {
  if (typeof value !== 'string') return value ?? undefined
  const text = unify(value).trim()
  const origin = origins.find((start) => text.startsWith(start)) ?? ''
  const path = text.slice(origin.length).replace(/\?[^#]*/, '')
  return path || (origin ? '/' : undefined)
}

function toErrors(issues: v.InferIssue<typeof messageSchema>[]): ContactErrors {
  const has = (field: string) => issues.find((issue) => v.getDotPath(issue) === field)
  const message = has('message')
  return {
    ...(has('topic') && { topic: 'topic' }),
    ...(message && { message: message.type === 'max_length' ? 'long' : 'message' }),
    ...(has('page') && { page: 'page' }),
  }
}
