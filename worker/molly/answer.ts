import type { Assets } from '../../src/content/files.ts'
import { type Locale, localize, splitLocale } from '../../src/i18n/locales.ts'
import {
  describeEmergency,
  describeEmergencyLine,
  emergencyReply,
} from '../../src/molly/emergency.ts'
import type { AnswerKind, AskRequest, ChatMessage, Source } from '../../src/molly/protocol.ts'
import { reminder } from '../../src/molly/reminder.ts'
import { routes } from '../../src/routes.ts'
import { loadIndex, type SearchIndex } from '../search/index.ts'
import { type Boundary, describeBoundary } from './boundaries.ts'
import { isShort, pointsBack } from './follow-ups.ts'
import { detectLocale } from '../../src/molly/language.ts'
import type { Piece, Provider } from './provider.ts'
import { compose, select } from './providers/compose.ts'
import { retrieve } from './retrieval.ts'
import { findSources, listSources, listSuggestions } from './sources.ts'
import { texts } from './texts.ts'
import { findEmergency, isRedFlag, loadTriage, triage, type TriageLabel } from './triage.ts'

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
  const { message } = request
  const locale = localeOf(request)
  const emergency = await answerIfEmergency(request, deps)
  if (emergency) return emergency
  const label = await judge(request, deps.assets)
  const index = await loadIndex(deps.assets, locale)
  const isQuestion = label === 'question' || label === 'uncovered' || isRedFlag(label)
  const boundary = isQuestion ? undefined : describeBoundary(label, locale)
  if (boundary && !(await isOurs(index, request))) {
    return answerBoundary(boundary, message, locale, index, deps.country)
  }
  return answerFromPages(request, locale, index, deps, label === 'uncovered')
}

/** true: a page has this very question. */
async function isOurs(index: SearchIndex, request: AskRequest): Promise<boolean> {
  const asking = { question: request.message, page: pathOf(request) }
  return (await retrieve(index, asking)).isExact === true
}

/** Path, without locale prefix, of the page a question was asked on. */
function pathOf({ page }: AskRequest): string | undefined {
  return page === undefined ? undefined : splitLocale(page).path
}

/** What a message is; 'and how much of it?' is judged with the question before it. */
async function judge({ message, history }: AskRequest, assets: Assets): Promise<TriageLabel> {
  const model = await loadTriage(assets)
  const label = triage(message, model)
  const before = lastQuestion(history)
  if (before === undefined || !isShort(message)) return label
  const isClear = label === 'thanks' || label === 'greeting' || label === 'question'
  return isClear && !pointsBack(message) ? label : triage(`${before} ${message}`, model)
}

/** The answer to an emergency, read in all that the visitor wrote; it needs neither index nor provider. */
export async function answerIfEmergency(
  request: AskRequest,
  { assets, country }: Pick<Deps, 'assets' | 'country'>,
): Promise<OpenAnswer | undefined> {
  const turns = [
    ...(request.history ?? []).filter(({ role }) => role === 'user').map(({ content }) => content),
    request.message,
  ]
  const flag = findEmergency(turns, await loadTriage(assets))
  if (!flag) return undefined
  const locale = localeOf(request)
  const emergency = describeEmergency(flag, turns)
  const anchor = emergency.section ? `#${emergency.section}` : ''
  const href = localize(routes.emergency + anchor, locale)
  return {
    locale,
    kind: 'emergency',
    sources: [{ title: texts[locale].emergencyTitle, href }],
    suggestions: [],
    text: memoize(emergencyReply(emergency, locale, country)),
  }
}

async function answerBoundary(
  { id, kind, reply, paths, informs }: Boundary,
  message: string,
  locale: Locale,
  index: SearchIndex,
  country?: string,
): Promise<OpenAnswer> {
  const ground = informs ? (await retrieve(index, { question: message })).passages : []
  const passages = ground.filter(({ type }) => id !== 'about-molly' || type === 'organization')
  if (id === 'myth' && passages.length === 0) return answerUnknown(locale, index, country)
  const fixed = await findSources(index, paths, locale)
  const said = id === 'myth' ? [reply] : [reply, texts[locale].pagesSay]
  const context = { locale, passages, history: [] }
  return {
    locale,
    kind,
    sources: uniquePages([...listSources(passages, locale), ...fixed]),
    suggestions:
      passages.length > 0 ? await listSuggestions(index, passages) : texts[locale].suggestions,
    text: memoize(
      withReminder(
        (passages.length > 0 ? [...said, compose(message, context)] : [reply]).join('\n\n'),
        locale,
      ),
    ),
  }
}

async function answerFromPages(
  request: AskRequest,
  locale: Locale,
  index: SearchIndex,
  { provider, signal, country }: Deps,
  isDoubted: boolean,
): Promise<OpenAnswer> {
  const history = request.history ?? []
  const question = request.message
  const page = pathOf(request)
  const ground = await retrieve(index, { question, before: lastQuestion(history), page, isDoubted })
  const passages = select(question, ground.passages).map(({ passage }) => passage)
  if (passages.length === 0) return answerUnknown(locale, index, country)
  return {
    locale,
    kind: 'answer',
    sources: listSources([...passages, ...ground.passages, ...ground.further], locale),
    suggestions: await listSuggestions(index, passages),
    text: ending(provider.answer(question, { locale, passages, history }, signal), locale),
  }
}

async function answerUnknown(
  locale: Locale,
  index: SearchIndex,
  country?: string,
): Promise<OpenAnswer> {
  const paths = [routes.topics, routes.askDentist]
  const searchPage = { title: texts[locale].searchTitle, href: localize(routes.search, locale) }
  return {
    locale,
    kind: 'unknown',
    sources: [searchPage, ...(await findSources(index, paths, locale))],
    suggestions: texts[locale].suggestions,
    text: memoize(
      withReminder(`${texts[locale].unknown}\n\n${describeEmergencyLine(locale, country)}`, locale),
    ),
  }
}

function lastQuestion(history?: ChatMessage[]): string | undefined {
  return history?.findLast(({ role }) => role === 'user')?.content
}

function withReminder(reply: string, locale: Locale): string {
  return `${reply}\n\n${reminder[locale]}`
}

async function* memoize(text: string): AsyncIterable<string> {
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
