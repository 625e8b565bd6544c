import type { Context } from 'hono'
import { texts } from '../../src/features/newsletter/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import { LinkPage } from '../../src/features/newsletter/LinkPage.tsx'
import { href, routes } from '../../src/routes.ts'
import { UnsubscribeForm } from '../../src/features/newsletter/UnsubscribeForm.tsx'
import { readBody } from '../http/body.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import type { Post } from '../http/form.ts'
import { giveBackOnFault, limit } from '../http/limits.ts'
import { readPost } from '../render/read-post.ts'
import { showError } from '../render/views.tsx'
import { renderUncached } from '../render/render.tsx'
import { parseEmail } from '../services/email.ts'
import { recordAnswer } from './asked.ts'
import { claimMail, sendLink } from './send.ts'
import { confirm, getEmail, remove, unsubscribe } from './store.ts'
import { erase } from './suppression.ts'
import { confirmHours, isFresh, type Purpose, readToken } from './token.ts'

// The pages that mails link to. GET changes nothing, because mail scanners follow links. The token
// alone authorizes a POST from any origin, as mail providers send it (RFC 8058).

const maxBodyBytes = 4096

/** Mail providers post for many users from one address, so a signed link is limited by itself. */
export const limitLink = (purpose: Purpose) =>
  limit(
    'write',
    'newsletter',
    maxBodyBytes,
    purpose === 'unsubscribe' ? refuseAddress : refuseLink,
    { by: (c) => readSubscriber(c, purpose) },
  )

export async function showConfirm(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale, texts)
  if (c.req.query('token') === undefined) {
    const state = c.var.mail ? 'start' : 'needless'
    const heading = t(`confirm.${state}.heading`)
    const text = t(`confirm.${state}.text`, { hours: confirmHours })
    return show(c, locale, routes.newsletterConfirm, { heading, text })
  }
  if (!(await readSubscriber(c, 'confirm'))) return refuseConfirm(c, locale)
  return show(c, locale, routes.newsletterConfirm, {
    heading: t('confirm.ask.heading'),
    text: t('confirm.ask.text'),
    action: { label: t('confirm.ask.button'), href: ownAddress(c) },
  })
}

export async function postConfirm(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readExtraFields(c, locale)
  if (fields instanceof Response) return fields
  const id = await readSubscriber(c, 'confirm')
  offerAgain(c, locale, getText(locale, texts)('confirm.ask.button'))
  const email = id && (await confirm(c.var.sql, id))
  if (!email) return refuseConfirm(c, locale)
  await recordAnswer(c.var.sql, c.var.settings.newsletter!, email)
  const t = getText(locale)
  const [heading, text] = [t('newsletter.success'), t('newsletter.confirmed')]
  return show(c, locale, routes.newsletterConfirm, { heading, text, done: true })
}

function refuseConfirm(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale, texts)
  return show(c, locale, routes.newsletterConfirm, {
    heading: t('confirm.bad.heading'),
    text: t('confirm.bad.text', { hours: confirmHours }),
    next: { label: t('confirm.bad.next'), href: href('subscribe', locale) },
    status: 400,
  })
}

export async function showUnsubscribe(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  if (c.req.query('token') === undefined) return showForm(c, locale)
  if (!(await readSubscriber(c, 'unsubscribe'))) return refuseUnsubscribe(c, locale)
  const t = getText(locale, texts)
  return show(c, locale, routes.newsletterUnsubscribe, {
    heading: t('unsubscribe.ask.heading'),
    text: t('unsubscribe.ask.text'),
    action: { label: t('unsubscribe.button'), href: ownAddress(c) },
  })
}

/** POST /newsletter/unsubscribe?token=; with a field `delete` the address is erased. */
export async function postUnsubscribe(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  if (c.req.query('token') === undefined) return postAddress(c, locale)
  const fields = await readExtraFields(c, locale)
  if (fields instanceof Response) return fields
  const id = await readSubscriber(c, 'unsubscribe')
  const { newsletter } = c.var.settings
  if (!id || !newsletter) return refuseUnsubscribe(c, locale)
  const deletes = fields['delete'] !== undefined
  const t = getText(locale, texts)
  if (deletes) offerAgain(c, locale, t('unsubscribe.delete'), 'delete')
  else offerAgain(c, locale, t('unsubscribe.button'))
  if (deletes && (!c.var.mail || isFresh(c.req.query('token')!))) {
    await erase(c.var.sql, newsletter, id)
    return showDone(c, locale, 'deleted')
  }
  const confirmed = await unsubscribe(c.var.sql, { id })
  if (confirmed) await recordAnswer(c.var.sql, newsletter, confirmed)
  return deletes ? askOwner(c, locale, id) : showDone(c, locale, 'done')
}

/** If the handler fails, the page that says so has the same button again. */
function offerAgain(c: Context<AppEnv>, locale: Locale, label: string, field?: string): void {
  const action = { label, href: ownAddress(c), field }
  c.set('giveBack', () => showFault(c, locale, { action }))
}

export function showFault(
  c: Context<AppEnv>,
  locale: Locale,
  again: Pick<Shown, 'action' | 'form'>,
): Promise<Response> {
  const t = getText(locale)
  const [heading, text] = [t('error.heading'), t('error.text')]
  return show(c, locale, splitLocale(c.req.path).path, { heading, text, ...again })
}

/**
 * An issue may be forwarded, and deletion keeps its owner from signing up for a year: so an old link
 * only has a new one mailed to the address.
 */
async function askOwner(c: Context<AppEnv>, locale: Locale, id: string): Promise<Response> {
  const email = await getEmail(c.var.sql, id)
  const post = { isForm: true, locale, fields: {} }
  const claim = email && (await claimMail(c, email, 'unsubscribe', post, refuseAddress))
  if (claim instanceof Response) return claim
  if (email && claim === 'due') c.var.waitUntil(c, sendLink(c.var, email, 'unsubscribe'))
  return showDone(c, locale, 'asked')
}

/**
 * Anyone may type any address. With mail, only its owner gets the link. Without mail, it is removed
 * at once: it was added without proof too, and leaving must not be harder than joining.
 */
async function postAddress(c: Context<AppEnv>, pathLocale: Locale): Promise<Response> {
  const post = await readPost(c, maxBodyBytes)
  if (post instanceof Response) return post
  const { isForm, fields } = post
  const locale = fields['locale'] === undefined ? pathLocale : post.locale
  const email = parseEmail(typeof fields['email'] === 'string' ? fields['email'] : '')
  if (!email) {
    const error = getText(locale)('newsletter.invalid')
    if (!isForm) return jsonError(c, 400, 'invalid', error)
    return showForm(c, locale, { error, ...readTyped(post), status: 400 })
  }
  giveBackOnFault(c, { ...post, locale }, refuseAddress)
  const { sql, mail, waitUntil } = c.var
  const claim =
    mail && (await claimMail(c, email, 'unsubscribe', { ...post, locale }, refuseAddress))
  if (claim instanceof Response) return claim
  const wantsDeletion = fields['delete'] !== undefined
  if (claim === 'due') waitUntil(c, sendLink(c.var, email, 'unsubscribe'))
  if (mail) return isForm ? showDone(c, locale, 'sent') : c.json({ ok: true })
  if (wantsDeletion) await remove(sql, { email })
  else await unsubscribe(sql, { email })
  if (!isForm) return c.json({ ok: true })
  return showDone(c, locale, wantsDeletion ? 'typedDeleted' : 'typedDone')
}

function showDone(
  c: Context<AppEnv>,
  locale: Locale,
  state: 'done' | 'deleted' | 'asked' | 'sent' | 'typedDone' | 'typedDeleted',
): Promise<Response> {
  const t = getText(locale, texts)
  const deletion = { label: t('unsubscribe.delete'), href: ownAddress(c), field: 'delete' }
  return show(c, locale, routes.newsletterUnsubscribe, {
    heading: t(`unsubscribe.${state}.heading`),
    text: t(`unsubscribe.${state}.text`),
    done: true,
    ...(state === 'done' && { action: deletion }),
  })
}

function showForm(
  c: Context<AppEnv>,
  locale: Locale,
  refused?: { error: string; email: string; deletes: boolean; status: 400 | 429 },
): Promise<Response> {
  const confirms = Boolean(c.var.mail)
  const t = getText(locale, texts)
  return show(c, locale, routes.newsletterUnsubscribe, {
    heading: t('unsubscribe.typed.heading'),
    text: t(confirms ? 'unsubscribe.typed.mailed' : 'unsubscribe.typed.atOnce'),
    form: <UnsubscribeForm confirms={confirms} {...refused} />,
    ...(refused && { problem: refused.error, status: refused.status }),
  })
}

/** Rate-limited: returns the form with the typed address. */
function refuseAddress(c: Context<AppEnv>, post: Post, error: string): Promise<Response> {
  return showForm(c, post.locale, { error, ...readTyped(post), status: 429 })
}

function readTyped({ fields }: Post): { email: string; deletes: boolean } {
  const email = typeof fields['email'] === 'string' ? fields['email'].slice(0, 254) : ''
  return { email, deletes: fields['delete'] !== undefined }
}

/** Rate-limited: too many posts with one link. */
function refuseLink(
  c: Context<AppEnv>,
  _post: Post,
  problem: string,
): Response | Promise<Response> {
  const { locale } = splitLocale(c.req.path)
  return showError(c, 429, getText(locale)('error.badRequest'), problem, locale)
}

function refuseUnsubscribe(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale, texts)
  return show(c, locale, routes.newsletterUnsubscribe, {
    heading: t('unsubscribe.bad.heading'),
    text: t('unsubscribe.bad.text'),
    form: <UnsubscribeForm confirms={Boolean(c.var.mail)} />,
    status: 400,
  })
}

/** The POST's fields; none if multipart, as one-click posts of mail providers often are. */
export async function readExtraFields(
  c: Context<AppEnv>,
  locale: Locale,
): Promise<Record<string, unknown> | Response> {
  const body = await readBody(c.req.raw, maxBodyBytes)
  if (body.ok) return Object(body.value) as Record<string, unknown>
  if (body.code === 'wrong_type') return {}
  const t = getText(locale)
  return showError(c, body.status, t('error.badRequest'), t('error.badRequestText'), locale)
}

export async function readSubscriber(
  c: Context<AppEnv>,
  purpose: Purpose,
): Promise<string | undefined> {
  const { newsletter } = c.var.settings
  return newsletter && readToken(newsletter, purpose, c.req.query('token') ?? '')
}

export function ownAddress(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

export type Shown = Omit<Parameters<typeof LinkPage>[0], 'next'> & {
  next?: { label: string; href: string }
  problem?: string
  status?: 400 | 429
}

export function show(
  c: Context<AppEnv>,
  locale: Locale,
  path: string,
  { problem, status, next, ...shown }: Shown,
): Promise<Response> {
  const t = getText(locale, texts)
  // The address contains a token, which must not leak. With `no-referrer` even our own forms would
  // have the origin "null", and browsers without `Sec-Fetch-Site` could send none.
  c.header('Referrer-Policy', 'same-origin')
  return renderUncached(c, locale, {
    title: problem ? `${problem} · ${shown.heading}` : shown.heading,
    description: shown.text,
    path,
    status,
    index: false,
    main: (
      <LinkPage
        {...shown}
        next={next ?? { label: t('subscribe.more'), href: href('newsletters', locale) }}
      />
    ),
  })
}
