import replies from '../../content/rules/replies.json' with { type: 'json' }
import type { Assets } from '../../src/content/files.ts'
import { type Locale, localize, splitLocale } from '../../src/i18n/locales.ts'
import { chooseLocale } from '../../src/molly/language.ts'
import type { Answer, AskRequest, ChatMessage, Source } from '../../src/molly/protocol.ts'
import { reminder } from '../../src/molly/reminder.ts'
import { routes } from '../../src/routes.ts'
import { describeEmergency, describeEmergencyLine, emergencyReply } from '../red-flags/reply.ts'
import { loadIndex } from '../search/index.ts'
import { type Boundary, type Certainty, describeBoundary, matchBoundary } from './boundaries.ts'
import { type Choice, chooseCards, type OpenPage } from './cards/choose.ts'
import { findExact, type Library, loadLibrary, readQuestions } from './cards/library.ts'
import { quoteCards } from './cards/reply.ts'
import type { Provider } from './providers/choice.ts'
import type { Classifier } from './classifier.ts'
import { findSources } from './sources.ts'
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
  /** A model that chooses among the likeliest cards; without one `chooseCards` decides. */
  provider?: Provider
  signal: AbortSignal
  /** ISO code of where the visitor is, when the platform knows. */
  country?: string
  /** Called for a question without an answer, with the topic of the likeliest card if there is one. */
  onUnanswered?: (topic?: string) => void
}

/** A longer message is labelled without the one before it. */
const maxJoinedWords = 10
const maxSuggestions = 3
const maxSources = 3

/** Labels that earlier messages never change. */
const fixedLabels = new Set<TriageLabel>(['question', 'thanks', 'greeting', 'help'])

type Judgement = { label: TriageLabel; certainty: Certainty }

/** What every kind of answer reads, in the language of the answer. */
type AnswerContext = { assets: Assets; locale: Locale; library: Library; questions: string[] }

export function localeOf({ locale, message }: AskRequest): Locale {
  return chooseLocale(message, locale)
}

/** Emergencies come first, then what Molly declines, then the answer cards. */
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
  const context: AnswerContext = { assets, locale, library, questions }
  const before = listBefore(request.history)
  const page = before.length === 0 ? await findOpenPage(request, context) : undefined
  const choice = chooseCards(library, request.message, before, page)
  const exact = findExact(questions, request.message)
  if (exact !== undefined) return answerFromCards([exact], choice, context)
  const isQuestion = label === 'question' || label === 'uncovered' || isRedFlag(label)
  const boundary = isQuestion ? undefined : describeBoundary(label, locale, certainty)
  if (boundary && !(boundary.card === 'instead' && choice.kind === 'cards')) {
    return answerBoundary(boundary, choice, context)
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
  if (kind === 'cards') return answerFromCards(cards, choice, context)
  if (kind === 'ask-back' && !hasAskedBack(history)) return askBack(cards, context)
  const [likeliest] = choice.candidates
  deps.onUnanswered?.(choice.isAbsent ? undefined : library.cards[likeliest!]!.topic)
  return answerUnknown(choice, context, deps.country)
}

/** The page that the visitor is reading, if the site has it. */
async function findOpenPage(
  { page }: AskRequest,
  { assets, locale, questions }: AnswerContext,
): Promise<OpenPage | undefined> {
  if (!page) return undefined
  const { path } = splitLocale(page)
  const { byPath } = await loadIndex(assets, locale)
  const found = byPath.get(path)
  // The subject of 'Root canal: what to expect' is 'Root canal'.
  return found && { path, title: found.title.split(':')[0]!, questions }
}

/** Labels a message; 'and how much of it?' is labelled together with the question before it. */
async function judge({ message, history }: AskRequest, assets: Assets): Promise<Judgement> {
  const model = await loadTriage(assets)
  const alone = judgeText(message, model)
  const before = listBefore(history).at(-1)
  const isShort = message.split(/\s+/).length <= maxJoinedWords
  if (before === undefined || !isShort || fixedLabels.has(alone.label)) return alone
  return judgeText(`${before} ${message}`, model)
}

function judgeText(text: string, model?: Classifier): Judgement {
  const label = triage(text, model)
  const boundary = matchBoundary(text)
  if (boundary?.id === label && boundary.isCertain) return { label, certainty: 'certain' }
  return { label, certainty: isPlain(text, label, model) ? 'plain' : 'likely' }
}

/** The answer to an emergency in any of the visitor's messages; it needs neither cards nor provider. */
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
    sources: [{ title: replies.emergencyTitle[locale], href }],
    suggestions: [],
  }
}

/** The cards word for word, after `opening`, with sources and further pages. */
async function answerFromCards(
  cards: number[],
  { candidates, pages }: Choice,
  { assets, locale, library, questions }: AnswerContext,
  opening = '',
): Promise<Answer> {
  const { text, citations, sources } = await quoteCards(cards, { assets, locale, questions })
  const further = findSources(await loadIndex(assets, locale), pages, locale)
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

/** The sources, one per page. */
function listPages(sources: Source[]): Source[] {
  const byPage = new Map<string, Source>()
  for (const source of sources) {
    const page = source.href.split('#')[0]!
    if (!byPage.has(page)) byPage.set(page, source)
  }
  return [...byPage.values()].slice(0, maxSources)
}

/** Asking what it is, or whether a dentist is needed, often means: how soon? */
const asksHowSoon = new Set<TriageLabel>(['diagnosis', 'skip-dentist'])

async function answerBoundary(
  { id, kind, paragraphs, paths, informs, card }: Boundary,
  choice: Choice,
  context: AnswerContext,
): Promise<Answer> {
  const { candidates, isAbsent } = choice
  const { assets, locale, questions } = context
  if (card === 'after' && choice.kind === 'cards') {
    const [reason] = paragraphs
    return { ...(await answerFromCards(choice.cards, choice, context, `${reason}\n\n`)), kind }
  }
  const nearest = informs && !isAbsent ? listOthers(candidates, [], questions) : []
  const howSoon = { title: replies.howSoonTitle[locale], href: localize(routes.urgency, locale) }
  const found = findSources(await loadIndex(assets, locale), paths, locale)
  return {
    reply: withReminder(paragraphs.join('\n\n'), locale),
    kind,
    sources: listPages(asksHowSoon.has(id) ? [howSoon, ...found] : found),
    suggestions: nearest.length > 0 ? nearest : replies.suggestions[locale],
  }
}

/** The answer depends on something that was not said; the questions of the cards are the choices. */
function askBack(cards: number[], { locale, questions }: AnswerContext): Answer {
  return {
    reply: withReminder(replies.askBack[locale], locale),
    kind: 'ask-back',
    sources: [],
    suggestions: listOthers(cards, [], questions),
  }
}

function hasAskedBack(history: ChatMessage[]): boolean {
  return history.findLast(({ role }) => role === 'assistant')?.kind === 'ask-back'
}

async function answerUnknown(
  { candidates, isAbsent, pages }: Choice,
  { assets, locale, questions }: AnswerContext,
  country?: string,
): Promise<Answer> {
  const index = await loadIndex(assets, locale)
  const searchPage = { title: replies.searchTitle[locale], href: localize(routes.search, locale) }
  const reason = isAbsent ? replies.unknown[locale] : replies.unsure[locale]
  const line = describeEmergencyLine(locale, country)
  return {
    reply: withReminder(`${reason}\n\n${line}`, locale),
    kind: 'unknown',
    sources: listPages([
      ...(isAbsent ? [] : findSources(index, pages.slice(0, maxSources - 1), locale)),
      searchPage,
      ...findSources(index, [routes.topics, routes.askDentist], locale),
    ]),
    suggestions: listOthers(candidates, [], questions),
  }
}

/** The questions of the likeliest cards that are not shown. */
function listOthers(candidates: number[], shown: number[], questions: string[]): string[] {
  const others = candidates.filter((card) => !shown.includes(card))
  return others.slice(0, maxSuggestions).map((card) => questions[card]!)
}

/** The visitor's earlier messages, oldest first. */
function listBefore(history: ChatMessage[] = []): string[] {
  return history.filter(({ role }) => role === 'user').map(({ content }) => content)
}

function withReminder(reply: string, locale: Locale): string {
  return `${reply}\n\n${reminder[locale]}`
}
