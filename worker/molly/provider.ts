import type { Passage } from '../../src/search/tokenize.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { ChatMessage } from '../../src/molly/protocol.ts'
import type { ModelSettings, Settings } from '../services/settings.ts'
import { embedded } from './providers/embedded.ts'
import type { AiBinding, Gate } from '../services/types.ts'
import { createModelProvider } from './providers/model.ts'
import { createOpenAiCompatible } from './providers/openai-compatible.ts'
import { createWorkersAi } from './providers/workers-ai.ts'

export type AnswerContext = {
  locale: Locale
  /** The only ground an answer may stand on; never empty. */
  passages: Passage[]
  /** Untrusted text, oldest first. */
  history: ChatMessage[]
}

/** Text that follows, or text that takes the place of all before it. */
export type Piece = string | { replace: string }

/** Who words Molly's answers. providers/README.md says what one must do. */
export type Provider = {
  answer(question: string, context: AnswerContext, signal: AbortSignal): AsyncIterable<Piece>
}

const providers: Record<
  Settings['mollyProvider'],
  (gate: Gate, model?: ModelSettings, ai?: AiBinding) => Provider
> = {
  embedded: () => embedded,
  // `parseSettings` has made sure that what they need is there.
  'openai-compatible': (gate, model) => createModelProvider(createOpenAiCompatible(model!), gate),
  'workers-ai': (gate, model, ai) => createModelProvider(createWorkersAi(ai!, model!.name), gate),
}

/** For one question. `mode` wins over the provider's name. */
export function chooseProvider(
  { mollyProvider, mollyMode, model }: Pick<Settings, 'mollyProvider' | 'mollyMode' | 'model'>,
  gate: Gate,
  ai?: AiBinding,
): Provider {
  return providers[mollyMode === 'embedded' ? 'embedded' : mollyProvider](gate, model, ai)
}
