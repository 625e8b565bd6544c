import type { Assets } from '../../src/content/index.ts'
import { toTerms } from '../../src/content/search-options.ts'
import { type Locale, localize, splitLocale } from '../../src/i18n/locales.ts'
import { describeEmergency, emergencyReply } from '../../src/molly/emergency.ts'
import type { AnswerKind, AskRequest, ChatMessage, Source } from '../../src/molly/protocol.ts'
import { findRedFlag, type RedFlag } from '../../src/molly/red-flags.ts'
import { reminder } from '../../src/molly/reminder.ts'
import { routes } from '../../src/routes.ts'
import { loadIndex, type SearchIndex } from '../search/index.ts'
import { type Boundary, findBoundary } from './boundaries.ts'
import { detectLocale } from './language.ts'
import type { Piece, Provider } from './provider.ts'
import { compose, select } from './providers/embedded.ts'
import { retrieve } from './retrieval.ts'
import { findSource, listSources, listSuggestions } from './sources.ts'
import { texts } from './texts.ts'

export type Deps = {
  assets: Assets
  provider: Provider
  signal: AbortSignal
  /** ISO code of where the visitor is, when the platform knows. */
  country?: string
}

export type OpenAnswer = {
  locale: Locale
  kind: AnswerKind
  sources: Source[]
  suggestions: string[]
  /** The reply, reminder included, as it is worded. */
  text: AsyncIterable<Piece>
}

export function localeOf({ locale, message }: AskRequest): Locale {
  return locale ?? detectLocale(message)
}

/** Emergencies first, then what Molly won't do, then the site's own pages. */
export async function answerQuestion(request: AskRequest, deps: Deps): Promise<OpenAnswer> {
  const locale = localeOf(request)
  const flag = findRedFlag(request.message)
  if (flag) return answerEmergency(flag, request.message, locale, deps.country)
  const index = await loadIndex(deps.assets, locale)
  const boundary = findBoundary(request.message, locale)
  if (boundary) return answerBoundary(boundary, request.message, locale, index)
  return answerFromPages(request, locale, index, deps)
}

/** Needs neither index nor provider: it answers whatever else fails. */
export function answerEmergency(
  flag: RedFlag,
  message: string,
  locale: Locale,
  country?: string,
): OpenAnswer {
  const emergency = describeEmergency(flag, message)
  const anchor = emergency.section ? `#${emergency.section}` : ''
  const href = localize(routes.emergency + anchor, locale)
  return {
    locale,
    kind: 'emergency',
    sources: [{ title: texts[locale].emergencyTitle, href }],
    suggestions: [],
    text: once(emergencyReply(emergency, locale, country)),
  }
}

function answerBoundary(
  { kind, reply, paths, informs }: Boundary,
  message: string,
  locale: Locale,
  index: SearchIndex,
): OpenAnswer {
  const passages = informs ? retrieve(index, message) : []
  const fixed = paths.flatMap((path) => findSource(index, path, locale) ?? [])
  const said =
    passages.length > 0
      ? [reply, texts[locale].pagesSay, compose(message, { locale, passages, history: [] })]
      : [reply]
  return {
    locale,
    kind,
    sources: uniquePages([...listSources(passages, locale), ...fixed]),
    suggestions: passages.length > 0 ? listSuggestions(index, passages) : texts[locale].suggestions,
    text: once(withReminder(said.join('\n\n'), locale)),
  }
}

function answerFromPages(
  request: AskRequest,
  locale: Locale,
  index: SearchIndex,
  { provider, signal }: Deps,
): OpenAnswer {
  const history = request.history ?? []
  const question = withContext(request.message, history)
  const page = request.page === undefined ? undefined : splitLocale(request.page).path
  const passages = select(question, retrieve(index, question, page)).map(({ passage }) => passage)
  if (passages.length === 0) return answerUnknown(locale, index)
  return {
    locale,
    kind: 'answer',
    sources: listSources(passages, locale),
    suggestions: listSuggestions(index, passages),
    text: ending(provider.answer(question, { locale, passages, history }, signal), locale),
  }
}

function answerUnknown(locale: Locale, index: SearchIndex): OpenAnswer {
  const paths = [routes.topics, routes.askDentist]
  const searchPage = { title: texts[locale].searchTitle, href: localize(routes.search, locale) }
  return {
    locale,
    kind: 'unknown',
    sources: [searchPage, ...paths.flatMap((path) => findSource(index, path, locale) ?? [])],
    suggestions: texts[locale].suggestions,
    text: once(withReminder(texts[locale].unknown, locale)),
  }
}

/** Openers and words that point back at what was said before. */
const leaning =
  /^\W*(?:and|but|so|or|also|what about|how about|why|y|pero|o|entonces|tambi[eé]n|qu[eé] (?:tal|pasa con|hay de)|por qu[eé])(?!\p{L})|(?<!\p{L})(?:it|this|that|they|them|those|one|eso|esto|ese|esa|ellos|ellas|lo mismo)(?!\p{L})/iu
const shortMessage = { words: 8, terms: 1 }

/** 'And for children?' is looked up together with the question before it. */
function withContext(message: string, history: ChatMessage[]): string {
  const isShort = message.split(/\s+/).length <= shortMessage.words
  const leans = leaning.test(message) || toTerms(message).length <= shortMessage.terms
  const before = isShort && leans ? history.findLast(({ role }) => role === 'user') : undefined
  return before ? `${before.content} ${message}` : message
}

function withReminder(reply: string, locale: Locale): string {
  return `${reply}\n\n${reminder[locale]}`
}

async function* once(text: string): AsyncIterable<string> {
  yield text
}

async function* ending(text: AsyncIterable<Piece>, locale: Locale): AsyncIterable<Piece> {
  yield* text
  yield `\n\n${reminder[locale]}`
}

function uniquePages(sources: Source[]): Source[] {
  const byPage = new Map<string, Source>()
  for (const source of sources) {
    const page = source.href.split('#')[0]!
    if (!byPage.has(page)) byPage.set(page, source)
  }
  return [...byPage.values()].slice(0, 3)
}
