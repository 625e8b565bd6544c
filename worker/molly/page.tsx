import type { Context } from 'hono'
import { getPage } from '../../src/content/index.ts'
import { type Locale, localize, splitLocale } from '../../src/i18n/locales.ts'
import type { Message } from '../../src/islands/chat/conversation.ts'
import { detectLocale } from '../../src/molly/language.ts'
import { type Answer, type ChatMessage, limits } from '../../src/molly/protocol.ts'
import { pages } from '../../src/pages.ts'
import { Page } from '../../src/features/ask-molly/Page.tsx'
import { endpoints, routes } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import type { Post } from '../http/form.ts'
import { limit } from '../http/limits.ts'
import { codeView, questionsOf } from '../render/views.tsx'
import { renderUncached, renderPage, type View } from '../render/render.tsx'
import { parseRequest } from './request.ts'
import { answerForm, answerPastLimit, askMolly, sendAnswer } from './route.ts'

/** GET /ask-molly: `?q=` fills the field but is never sent by itself; `?page=` is where the visitor was. */
export async function showMolly(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const initialQuestion = c.req.query('q')?.slice(0, limits.messageLength)
  const view = await mollyView(c, locale, { initialQuestion })
  return renderPage(c, locale, () => view)
}

/** POST /ask-molly: a form gets the conversation as a page, JSON the same as the API. */
export async function postMollyForm(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  if (c.req.header('Content-Type')?.startsWith('application/json')) return askMolly(c)
  const result = await answerForm(c, locale)
  if (!result.ok) {
    const { status, error } = result
    return sendProblem(c, locale, status, error.message, result)
  }
  return showConversation(c, locale, result)
}

export const limitMolly = limit('ask', 'molly', limits.bodyBytes, refuseMollyForm, {
  answerAnyway: answerMollyAnyway,
  localeOf: chooseRefusalLocale,
})

/** Past the limit an emergency is still answered, as a page or as JSON; anything else is not. */
async function answerMollyAnyway(c: Context<AppEnv>, post: Post): Promise<Response | undefined> {
  const opened = await answerPastLimit(c, post)
  if (!opened) return undefined
  const { request, answer } = opened
  const { message, history = [] } = request
  return post.isForm && c.req.path !== endpoints.askMolly
    ? showConversation(c, post.locale, { message, history, answer })
    : sendAnswer(c, { request, answer: Promise.resolve(answer), gone: new AbortController() })
}

async function showConversation(
  c: Context<AppEnv>,
  locale: Locale,
  { history, message, answer }: { history: ChatMessage[]; message: string; answer: Answer },
): Promise<Response> {
  const { reply: content, ...about } = answer
  const initialMessages: Message[] = [
    ...toMessages(history),
    { role: 'user', content: message },
    { role: 'assistant', content, ...about, state: 'done' },
  ]
  return renderUncached(c, locale, {
    ...(await mollyView(c, locale, { initialMessages })),
    index: false,
  })
}

/** The page for a visitor over the limit, with the question still in the field. */
async function refuseMollyForm(
  c: Context<AppEnv>,
  { locale, fields }: Post,
  problem: string,
): Promise<Response> {
  const read = parseRequest({ ok: true, kind: 'form', value: fields }, locale)
  return sendProblem(c, locale, 429, problem, read.ok ? read.value : { message: read.message })
}

/** The same choice as an answer's: a form's page language, else the requested or detected one. */
function chooseRefusalLocale(c: Context<AppEnv>, { isForm, locale, fields }: Post): Locale {
  const { message, locale: given } = fields
  if (isForm) return splitLocale(c.req.path).locale
  return given === locale || typeof message !== 'string' ? locale : detectLocale(message)
}

type Turns = { message?: string; history?: ChatMessage[] }

/** Shows the problem above the field, which keeps the question. */
async function sendProblem(
  c: Context<AppEnv>,
  locale: Locale,
  status: View['status'],
  problem: string,
  { message: initialQuestion, history = [] }: Turns,
): Promise<Response> {
  const initialMessages = toMessages(history)
  const view = await mollyView(c, locale, { initialMessages, initialQuestion, problem })
  return renderUncached(c, locale, {
    ...view,
    title: `${problem} · ${view.title}`,
    status,
    index: false,
  })
}

/** The earlier messages; a form carries them without their sources. */
function toMessages(history: ChatMessage[]): Message[] {
  return history.map(({ role, content, kind }) =>
    role === 'user'
      ? { role, content }
      : { role, content, kind: kind ?? 'answer', sources: [], suggestions: [], state: 'done' },
  )
}

async function mollyView(
  c: Context<AppEnv>,
  locale: Locale,
  props: Parameters<typeof Page>[0],
): Promise<View> {
  const given = /^\/[a-z0-9/-]{0,200}$/.exec(c.req.query('page') ?? '')?.[0] ?? routes.home
  const { path } = splitLocale(given)
  const page = await getPage(c.var.assets, path, locale)
  const main = (
    <Page page={localize(path, locale)} questions={page && questionsOf(page)} {...props} />
  )
  return codeView(pages.askMolly, locale, main)
}
