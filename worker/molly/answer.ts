import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import type { Assets } from '../../src/content/files.ts'
import { chooseLocale } from '../../src/molly/language.ts'
import type { Answer, AskRequest } from '../../src/molly/protocol.ts'
import { loadModel, type Model } from '../../src/understanding/load.ts'
import { inTurn } from '../../src/understanding/queue.ts'
import { understand } from '../../src/understanding/understand.ts'
import { logFault } from '../http/log.ts'
import { loadIndex } from '../search/index.ts'
import { readCards, readQuestions } from './cards/library.ts'
import { choose, type Choice } from './choose.ts'
import { readSaid } from './history.ts'
import type { Provider } from './providers/choice.ts'
import { type Context, say } from './say.ts'

export type Deps = {
  assets: Assets
  kernel: WebAssembly.Module
  /** A model that chooses among the likeliest cards; without one `choose` decides. */
  provider?: Provider
  signal: AbortSignal
  /** ISO code of where the visitor is, when the platform knows. */
  country?: string
  /** Called for a question without an answer, with the topic of the likeliest card if there is one. */
  onUnanswered?: (topic?: string) => void
}

export function localeOf({ locale, message }: AskRequest): Locale {
  return chooseLocale(message, locale)
}

/** What the visitor means, what kind of reply is due, and the reply; an emergency whatever fails. */
export async function answerQuestion(request: AskRequest, deps: Deps): Promise<Answer> {
  try {
    return await answerFromPages(request, deps)
  } catch (error) {
    const emergency = await answerIfEmergency(request, deps)
    if (!emergency) throw error
    logFault('molly_fault', error)
    return emergency
  }
}

async function answerFromPages(request: AskRequest, deps: Deps): Promise<Answer> {
  const { assets, kernel } = deps
  const locale = localeOf(request)
  const [cards, questions, model, title] = await Promise.all([
    readCards(assets),
    readQuestions(assets, locale),
    getModel(assets, kernel),
    readTitle(request, assets, locale),
  ])
  const said = readSaid(request, cards)
  const meaning = await inTurn(() => understand(said, cards, model, title))
  const country = meaning.person.here ?? deps.country
  const context = { assets, locale, country, said, meaning, cards, questions }
  const chosen = choose(meaning, said, questions, locale)
  const choice = await askProvider(chosen, request, context, deps)
  if (choice.kind === 'outside' || choice.kind === 'ask-back') {
    const [likeliest] = choice.kind === 'outside' ? [] : meaning.cards
    deps.onUnanswered?.(likeliest && cards[likeliest.card]!.id.split('/')[0])
  }
  return say(choice, context)
}

/** Without the encoder the plain signs and patterns still answer. */
export async function getModel(
  assets: Assets,
  kernel: WebAssembly.Module,
): Promise<Model | undefined> {
  try {
    return await loadModel(assets, kernel)
  } catch (error) {
    logFault('molly_model', error)
    return undefined
  }
}

/** The subject of the page that the visitor is reading: 'Root canal: what to expect' has 'Root canal'. */
async function readTitle(
  { page, history = [] }: AskRequest,
  assets: Assets,
  locale: Locale,
): Promise<string | undefined> {
  if (!page || history.length > 0) return undefined
  const { byPath } = await loadIndex(assets, locale)
  return byPath.get(splitLocale(page).path)?.title.split(':')[0]
}

/** A language model may choose among the likeliest cards where no other kind of reply is due. */
async function askProvider(
  chosen: Choice,
  { message: question, history = [] }: AskRequest,
  { meaning, cards, questions }: Context,
  { provider, signal }: Deps,
): Promise<Choice> {
  const isNamed = chosen.kind === 'cards' && chosen.isNamed
  if (!provider || isNamed || !['cards', 'ask-back', 'outside'].includes(chosen.kind)) return chosen
  const candidates = meaning.cards.map(({ card }) => ({
    id: cards[card]!.id,
    question: questions[card]!,
  }))
  const decided = await provider.choose({ question, history, candidates }, signal)
  if (!decided) return chosen
  const picked = decided.picked.map((at) => meaning.cards[at]!.card)
  return decided.kind === 'none' ? { kind: 'outside' } : { kind: decided.kind, cards: picked }
}

/** The answer to an emergency in any of the visitor's messages, by plain signs alone. */
export async function answerIfEmergency(
  request: AskRequest,
  { assets, country }: Pick<Deps, 'assets' | 'country'>,
): Promise<Answer | undefined> {
  const said = readSaid(request, [])
  const meaning = await understand(said, [], undefined)
  const { danger } = meaning.danger
  if (!danger) return undefined
  const locale = localeOf(request)
  const here = meaning.person.here ?? country
  const context = { assets, locale, country: here, said, meaning, cards: [], questions: [] }
  return say({ kind: 'emergency', danger }, context)
}
