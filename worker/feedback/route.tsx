import type { Context } from 'hono'
import * as v from 'valibot'
import { getPage } from '../../src/content/index.ts'
import { getText } from '../../src/i18n/index.ts'
import { localize, splitLocale } from '../../src/i18n/locales.ts'
import { Page } from '../../src/features/feedback/Page.tsx'
import { routes } from '../../src/routes.ts'
import {
  type FeedbackErrors,
  type FeedbackValues,
  hasFeedback,
  maxCommentLength,
  thanksId,
} from '../../src/sections/forms/Feedback.tsx'
import { cleanText } from '../../src/text/clean.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import type { Post } from '../http/form.ts'
import { limit, refuseBeyondBudget } from '../http/limits.ts'
import { readPost } from '../render/read-post.ts'
import { renderUncached, type View } from '../render/render.tsx'
import { storeFeedback } from './store.ts'

// Fits a full-length comment of three-byte letters, percent-encoded.
const maxBodyBytes = 8 * 1024

export const limitFeedback = limit('write', 'feedback', maxBodyBytes, refuseFeedback)

const pageSchema = v.pipe(
  v.string(),
  v.regex(/^\/[a-z0-9/-]{1,199}$/),
  v.transform((path) => splitLocale(path).path),
)

const feedbackSchema = v.object({
  page: pageSchema,
  helpful: v.picklist(['yes', 'no']),
  comment: v.optional(
    v.pipe(v.string(), v.transform(cleanText), v.trim(), v.maxLength(maxCommentLength)),
    '',
  ),
})

/** POST /feedback: JSON gets JSON, a form redirects to its page with a thank-you. */
export async function postFeedback(c: Context<AppEnv>): Promise<Response> {
  const post = await readPost(c, maxBodyBytes)
  if (post instanceof Response) return post
  const { isForm, locale, fields } = post
  const parsed = v.safeParse(feedbackSchema, fields)
  if (!parsed.success) {
    const errors = toErrors(parsed.issues)
    if (isForm) return sendForm(c, post, 400, getText(locale)('error.form'), errors)
    const error = errors.helpful ?? errors.comment
    const t = getText(locale)
    const message = error
      ? t(`feedback.errors.${error}`, { max: maxCommentLength })
      : t('error.badRequest')
    return jsonError(c, 400, 'invalid', message)
  }

  const { page: path, helpful, comment } = parsed.output
  const page = await getPage(c.var.assets, path, locale)
  if (!page || !hasFeedback(page)) {
    const problem = getText(locale)('feedback.errors.page')
    if (isForm) return sendForm(c, post, 400, problem)
    return jsonError(c, 400, 'invalid', problem)
  }
  const full = await refuseBeyondBudget(c, 'feedback', post, refuseFeedback)
  if (full) return full
  await storeFeedback(c.var.sql, {
    locale,
    page: path,
    helpful: helpful === 'yes',
    comment: comment || undefined,
  })
  return isForm ? c.redirect(localize(`${path}#${thanksId}`, locale), 303) : c.json({ ok: true })
}

/** Rate-limited: returns the form with the visitor's input. */
function refuseFeedback(c: Context<AppEnv>, post: Post, problem: string): Promise<Response> {
  return sendForm(c, post, 429, problem)
}

function sendForm(
  c: Context<AppEnv>,
  { locale, fields }: Post,
  status: View['status'],
  problem: string,
  errors: FeedbackErrors = {},
): Promise<Response> {
  const title = getText(locale)('feedback.title')
  const page = v.safeParse(pageSchema, fields['page'])
  return renderUncached(c, locale, {
    // Screen readers announce the title first.
    title: `${problem} · ${title}`,
    description: getText(locale)('feedback.note'),
    path: page.success ? page.output : routes.home,
    status,
    index: false,
    main: <Page values={fields as FeedbackValues} problem={problem} errors={errors} />,
  })
}

function toErrors(issues: v.InferIssue<typeof feedbackSchema>[]): FeedbackErrors {
  const has = (field: string) => issues.some((issue) => v.getDotPath(issue) === field)
  return {
    ...(has('helpful') && { helpful: 'helpful' }),
    ...(has('comment') && { comment: 'comment' }),
  }
}
