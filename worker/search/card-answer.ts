import type { Context } from 'hono'
import { localeOf } from '../../src/answering/answer.ts'
import { readAnswer, readCards, readQuestions } from '../../src/answering/cards/library.ts'
import type { Answer } from '../../src/features/search/BestAnswer.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import { answerOf } from '../../src/search/excerpt.ts'
import { logFault } from '../http/log.ts'
import { networkOf } from '../http/visitor.ts'
import { answerQuestion, getModel } from '../molly/answer.ts'
import type { AppEnv } from '../services/types.ts'

/** While a cold worker reads the encoder, the pages are enough. */
const patienceMs = 300

/** The card with which Molly answers a query; undefined where she asks back, or has another reply. */
export async function readCardAnswer(
  c: Context<AppEnv>,
  query: string,
  locale: Locale,
): Promise<Answer | undefined> {
  if (localeOf({ message: query, locale }) !== locale) return undefined
  const { assets, waitUntil } = c.var
  const reading = findCard(c, query, locale).catch((error: unknown) => {
    logFault('search_card', error)
    return undefined
  })
  // workerd stops the work for a visitor who left, in the middle of a reading that others wait for.
  waitUntil(
    c,
    reading.then(() => undefined),
  )
  const card = await reading
  if (card === undefined) return undefined
  const [questions, { text, source }] = await Promise.all([
    readQuestions(assets, locale),
    readAnswer(assets, locale, card),
  ])
  return { question: questions[card]!, title: source.title, href: source.href, ...answerOf(text) }
}

async function findCard(
  c: Context<AppEnv>,
  message: string,
  locale: Locale,
): Promise<number | undefined> {
  const { assets, kernel, visitorAddress } = c.var
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  if (!(await Promise.race([getModel(assets, kernel), late]))) return undefined
  const visitor = networkOf(visitorAddress(c))
  const { signal } = c.req.raw
  const { kind, card } = await answerQuestion(
    { message, locale },
    { assets, kernel, signal, visitor },
  )
  const [id, ...others] = card ?? []
  if (kind !== 'answer' || !id || others.length > 0) return undefined
  return (await readCards(assets)).findIndex((known) => known.id === id)
}
