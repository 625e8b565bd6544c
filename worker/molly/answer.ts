import type { Assets } from '../../src/content/files.ts'
import { type Locale, localize, splitLocale } from '../../src/i18n/locales.ts'
import {
  describeEmergency,
  describeEmergencyLine,
  emergencyReply,
} from '../../src/molly/emergency.ts'
import { chooseLocale } from '../../src/molly/language.ts'
import type { Answer, AskRequest, ChatMessage, Source } from '../../src/molly/protocol.ts'
import { reminder } from '../../src/molly/reminder.ts'
import { routes } from '../../src/routes.ts'
import { findPassages, loadIndex } from '../search/index.ts'
import { type Boundary, type Certainty, describeBoundary, matchBoundary } from './boundaries.ts'
import { type Choice, chooseCards, type OpenPage } from './cards/choose.ts'
import { findExact, type Library, loadLibrary, readQuestions } from './cards/library.ts'
import { quoteCards } from './cards/reply.ts'
import type { Provider } from './providers/choice.ts'
import type { Classifier } from './classifier.ts'
import { findSources } from './sources.ts'
import { texts } from './texts.ts'
import {
  findEmergency,
  isPlain,
  isRedFlag,
  loadTriage,
  triage,
  type TriageLabel,
} from './triage.ts'

export type Deps = {
  assets: Assets
  /** A model that chooses among the likeliest cards; without one the embedded choice stands. */
  provider?: Provider
  signal: AbortSignal
  /** ISO code of where the visitor is, when the platform knows. */
  country?: string
  /** Told of a question without an answer; `topic`: of the likeliest card, none if no page has it. */
  onUnanswered?: (topic?: string) => void
}

/** The most words of a message that may mean something else after another one. */
const mostLeaningWords = 10
const mostSuggestions = 3
const mostSources = 3

/** What stays what it is, whatever was said before. */
const standing = new Set<TriageLabel>(['question', 'thanks', 'greeting', 'help'])

type Judgement = { label: TriageLabel; certainty: Certainty }

/** What answering needs of the language that a message is answered in. */
type Desk = { assets: Assets; locale: Locale; library: Library; questions: string[] }

export function localeOf({ locale, message }: AskRequest): Locale {
  return chooseLocale(message, locale)
}

/** Emergencies first, then what Molly won't do, then the answer cards. */
export async function answerQuestion(request: AskRequest, deps: Deps): Promise<Answer> {
  const emergency = await answerIfEmergency(request, deps)
  if (emergency) return emergency
  const { assets } = deps
  const locale = localeOf(request)
  const [{ label, certainty }, library, questions] = await Promise.all([
    judge(request, assets),
    loadLibrary(assets),
    readQuestions(assets, locale),
  ])
  const desk: Desk = { assets, locale, library, questions }
  const before = listBefore(request.history)
  const page = before.length === 0 ? await findOpenPage(request, desk) : undefined
  const choice = chooseCards(library, request.message, before, page)
  const exact = findExact(questions, request.message)
  if (exact !== undefined) return answerFromCards([exact], choice, desk)
  const isQuestion = label === 'question' || label === 'uncovered' || isRedFlag(label)
  const boundary = isQuestion ? undefined : describeBoundary(label, locale, certainty)
  if (boundary && !(boundary.beside === 'yields' && choice.kind === 'cards')) {
    return answerBoundary(boundary, choice, desk)
  }
  const candidates = choice.candidates.map((card) => ({
    id: library.cards[card]!.id,
    question: questions[card]!,
  }))
  const { message: question, history = [] } = request
  const decided = await deps.provider?.choose({ question, history, candidates }, deps.signal)
  const { kind, cards } = decided
    ? { ...decided, cards: decided.picked.map((at) => choice.candidates[at]!) }
    : choice
  if (kind === 'cards') return answerFromCards(cards, choice, desk)
  if (kind === 'ask-back' && !hasAskedBack(history, locale)) return askBack(cards, desk)
  const [likeliest] = choice.candidates
  deps.onUnanswered?.(choice.isAbsent ? undefined : library.cards[likeliest!]!.topic)
  return answerUnknown(choice, desk, deps.country)
}

/** The page that the visitor reads, if the site has it. */
async function findOpenPage(
  { page }: AskRequest,
  { assets, locale, questions }: Desk,
): Promise<OpenPage | undefined> {
  if (!page) return undefined
  const { path } = splitLocale(page)
  const [passage] = await findPassages(await loadIndex(assets, locale), path)
  // 'Root canal: what to expect' is about root canals.
  return passage && { path, title: passage.title.split(':')[0]!, questions }
}

/** What a message is; 'and how much of it?' is judged with the question before it. */
async function judge({ message, history }: AskRequest, assets: Assets): Promise<Judgement> {
  const model = await loadTriage(assets)
  const alone = judgeText(message, model)
  const before = listBefore(history).at(-1)
  const isShort = message.split(/\s+/).length <= mostLeaningWords
  if (before === undefined || !isShort || standing.has(alone.label)) return alone
  return judgeText(`${before} ${message}`, model)
}

function judgeText(text: string, model?: Classifier): Judgement {
  const label = triage(text, model)
  const boundary = matchBoundary(text)
  if (boundary?.id === label && boundary.isCertain) return { label, certainty: 'certain' }
  return { label, certainty: isPlain(text, label, model) ? 'plain' : 'likely' }
}

/** The answer to an emergency, read in all that the visitor wrote; it needs neither cards nor provider. */
export async function answerIfEmergency(
  request: AskRequest,
  { assets, country }: Pick<Deps, 'assets' | 'country'>,
): Promise<Answer | undefined> {
  const turns = [...listBefore(request.history), request.message]
  const flag = findEmergency(turns, await loadTriage(assets))
  if (!flag) return undefined
  const locale = localeOf(request)
  const emergency = describeEmergency(flag, turns)
  const anchor = emergency.section ? `#${emergency.section}` : ''
  const href = localize(routes.emergency + anchor, locale)
  return {
    reply: emergencyReply(emergency, locale, country),
    kind: 'emergency',
    sources: [{ title: texts[locale].emergencyTitle, href }],
    suggestions: [],
  }
}

/** The cards word for word, after what comes before them, and what else the pages have. */
async function answerFromCards(
  cards: number[],
  { candidates, pages }: Choice,
  { assets, locale, library, questions }: Desk,
  opening = '',
): Promise<Answer> {
  const { text, citations, sources } = await quoteCards(cards, { assets, locale, questions })
  const further = await findSources(await loadIndex(assets, locale), pages, locale)
  return {
    reply: withReminder(opening + text, locale),
    kind: 'answer',
    sources: listPages([...sources, ...further]),
    suggestions: listOthers(candidates, cards, questions),
    citations: citations.map((one) => ({
      ...one,
      at: one.at.map((offset) => offset + opening.length),
    })),
    card: cards.map((card) => library.cards[card]!.id),
  }
}

/** One source per page. */
function listPages(sources: Source[]): Source[] {
  const byPage = new Map<string, Source>()
  for (const source of sources) {
    const page = source.href.split('#')[0]!
    if (!byPage.has(page)) byPage.set(page, source)
  }
  return [...byPage.values()].slice(0, mostSources)
}

/** Who asks what it is, or whether a dentist is needed, may want to know how soon. */
const asksHowSoon = new Set<TriageLabel>(['diagnosis', 'skip-dentist'])

async function answerBoundary(
  { id, kind, reply, paths, informs, beside }: Boundary,
  choice: Choice,
  desk: Desk,
): Promise<Answer> {
  const { candidates, isAbsent } = choice
  const { assets, locale, questions } = desk
  if (beside === 'opens' && choice.kind === 'cards') {
    const [reason] = reply.split('\n\n')
    return { ...(await answerFromCards(choice.cards, choice, desk, `${reason}\n\n`)), kind }
  }
  const nearest = informs && !isAbsent ? listOthers(candidates, [], questions) : []
  const howSoon = { title: texts[locale].howSoonTitle, href: localize(routes.urgency, locale) }
  const found = await findSources(await loadIndex(assets, locale), paths, locale)
  return {
    reply: withReminder(reply, locale),
    kind,
    sources: listPages(asksHowSoon.has(id) ? [howSoon, ...found] : found),
    suggestions: nearest.length > 0 ? nearest : texts[locale].suggestions,
  }
}

/** What a card's answer depends on and the visitor has not said; the questions are the choices. */
function askBack(cards: number[], { locale, questions }: Desk): Answer {
  return {
    reply: withReminder(texts[locale].askBack, locale),
    kind: 'ask-back',
    sources: [],
    suggestions: listOthers(cards, [], questions),
  }
}

function hasAskedBack(history: ChatMessage[], locale: Locale): boolean {
  const last = history.findLast(({ role }) => role === 'assistant')
  return last?.content.startsWith(texts[locale].askBack) === true
}

async function answerUnknown(
  { candidates, isAbsent, pages }: Choice,
  { assets, locale, questions }: Desk,
  country?: string,
): Promise<Answer> {
  const index = await loadIndex(assets, locale)
  const searchPage = { title: texts[locale].searchTitle, href: localize(routes.search, locale) }
  const { unknown, unsure } = texts[locale]
  const line = describeEmergencyLine(locale, country)
  return {
    reply: withReminder(`${isAbsent ? unknown : unsure}\n\n${line}`, locale),
    kind: 'unknown',
    sources: listPages([
      ...(isAbsent ? [] : await findSources(index, pages.slice(0, mostSources - 1), locale)),
      searchPage,
      ...(await findSources(index, [routes.topics, routes.askDentist], locale)),
    ]),
    suggestions: listOthers(candidates, [], questions),
  }
}

/** The questions of the likeliest cards that are not shown. */
function listOthers(candidates: number[], shown: number[], questions: string[]): string[] {
  const others = candidates.filter((card) => !shown.includes(card))
  return others.slice(0, mostSuggestions).map((card) => questions[card]!)
}

/** The visitor's earlier messages, oldest first. */
function listBefore(history: ChatMessage[] = []): string[] {
  return history.filter(({ role }) => role === 'user').map(({ content }) => content)
}

function withReminder(reply: string, locale: Locale): string {
  return `${reply}\n\n${reminder[locale]}`
}
