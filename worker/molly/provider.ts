import type { ModelSettings, Settings } from '../services/settings.ts'
import type { AiBinding } from '../services/types.ts'
import type { Provider } from './providers/choice.ts'
import type { Gate } from './providers/gate.ts'
import { createModelProvider } from './providers/model.ts'
import { createOpenAiCompatible } from './providers/openai-compatible.ts'
import { createWorkersAi } from './providers/workers-ai.ts'

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
