import type { ChatMessage } from '../../src/molly/protocol.ts'
import type { ModelSettings, Settings } from '../services/settings.ts'
import type { AiBinding, Gate } from '../services/types.ts'
import { createModelProvider } from './providers/model.ts'
import { createOpenAiCompatible } from './providers/openai-compatible.ts'
import { createWorkersAi } from './providers/workers-ai.ts'

export type Candidate = { id: string; question: string }

export type ChoiceRequest = {
  question: string
  /** Untrusted text, oldest first. */
  history: ChatMessage[]
  /** The likeliest cards, best first; at most 12. */
  candidates: Candidate[]
}

/** `picked`: places in `candidates`: the cards to show, at most two, or those to ask between. */
export type Decision = { kind: 'cards' | 'ask-back' | 'none'; picked: number[] }

/** Who chooses in place of the embedded choice. It only chooses: what visitors read are cards. */
export type Provider = {
  /** undefined, never a fault: the embedded choice stands. */
  choose(request: ChoiceRequest, signal: AbortSignal): Promise<Decision | undefined>
}

const providers: Record<
  Settings['mollyProvider'],
  (gate: Gate, model?: ModelSettings, ai?: AiBinding) => Provider | undefined
> = {
  embedded: () => undefined,
  // `parseSettings` has made sure that what they need is there.
  'openai-compatible': (gate, model) => createModelProvider(createOpenAiCompatible(model!), gate),
  'workers-ai': (gate, model, ai) => createModelProvider(createWorkersAi(ai!, model!.name), gate),
}

/** For one question. `mode` wins over the provider's name; undefined: the embedded choice stands. */
export function chooseProvider(
  { mollyProvider, mollyMode, model }: Pick<Settings, 'mollyProvider' | 'mollyMode' | 'model'>,
  gate: Gate,
  ai?: AiBinding,
): Provider | undefined {
  return providers[mollyMode === 'embedded' ? 'embedded' : mollyProvider](gate, model, ai)
}
