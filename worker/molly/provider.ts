import type { ModelSettings, Settings } from '../services/settings.ts'
import type { AiBinding } from '../services/types.ts'
import type { Provider } from './providers/choice.ts'
import type { Gate } from './providers/gate.ts'
import { createModelProvider } from './providers/model.ts'
import { createOpenAiCompatible } from './providers/openai-compatible.ts'
import type { Model } from './providers/upstream.ts'
import { createWorkersAi } from './providers/workers-ai.ts'

type Choice = Pick<Settings, 'mollyProvider' | 'mollyMode' | 'model'>

const models: Record<
  Settings['mollyProvider'],
  (model?: ModelSettings, ai?: AiBinding) => Model | undefined
> = {
  embedded: () => undefined,
  // `parseSettings` has made sure that what they need is there.
  'openai-compatible': (model) => createOpenAiCompatible(model!),
  'workers-ai': (model, ai) => createWorkersAi(ai!, model!.name),
}

/** `mode` wins over the provider's name; undefined: the site has no model to ask. */
export function chooseModel({ mollyProvider, mollyMode, model }: Choice, ai?: AiBinding) {
  return models[mollyMode === 'on' ? mollyProvider : 'embedded'](model, ai)
}

/** For one question; undefined: the embedded choice stands. */
export function chooseProvider(choice: Choice, gate: Gate, ai?: AiBinding): Provider | undefined {
  const model = chooseModel(choice, ai)
  return model && createModelProvider(model, gate)
}
