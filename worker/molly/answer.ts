import type { Assets } from '../../src/content/files.ts'
import { answerFromCards, answerIfEmergency } from '../../src/answering/answer.ts'
import type { Choice } from '../../src/answering/choose.ts'
import type { Context } from '../../src/answering/say.ts'
import type { Answer, AskRequest } from '../../src/molly/protocol.ts'
import { loadModel, type Model } from '../../src/understanding/load.ts'
import { logFault } from '../http/log.ts'
import type { Provider } from './providers/choice.ts'

export type Deps = {
  assets: Assets
  kernel: WebAssembly.Module
  /** A model that chooses among the likeliest cards; without one `choose` decides. */
  provider?: Provider
  signal: AbortSignal
  /** ISO code of where the visitor is, when the platform knows. */
  country?: string
  /** The network of the visitor: who waits for a reading takes turns with others. */
  visitor?: string
  /** Called for a question without an answer, with the topic of the likeliest card if there is one. */
  onUnanswered?: (topic?: string) => void
}

/** The answer from the cards; an emergency's whatever fails. */
export async function answerQuestion(request: AskRequest, deps: Deps): Promise<Answer> {
  const { assets, kernel, country, visitor } = deps
  try {
    return await answerFromCards(request, {
      assets,
      model: getModel(assets, kernel),
      country,
      visitor,
      decide: (chosen, context) => decide(chosen, request, context, deps),
    })
  } catch (error) {
    const emergency = await answerIfEmergency(request, deps)
    if (!emergency) throw error
    logFault('molly_fault', error)
    return emergency
  }
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

async function decide(
  chosen: Choice,
  request: AskRequest,
  context: Context,
  deps: Deps,
): Promise<Choice> {
  const choice = await askProvider(chosen, request, context, deps)
  if (choice.kind === 'outside' || choice.kind === 'ask-back') {
    const [likeliest] = choice.kind === 'outside' ? [] : context.meaning.cards
    deps.onUnanswered?.(likeliest && context.cards[likeliest.card]!.id.split('/')[0])
  }
  return choice
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
