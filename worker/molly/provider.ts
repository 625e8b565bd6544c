import type { Passage } from '../../src/content/search-options.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { ChatMessage } from '../../src/molly/protocol.ts'
import { embedded } from './providers/embedded.ts'

export type Context = {
  locale: Locale
  /** The only ground an answer may stand on; never empty. */
  passages: Passage[]
  /** Untrusted text, oldest first. */
  history: ChatMessage[]
}

/** Who words Molly's answers. providers/README.md says what one must do. */
export type Provider = {
  answer(question: string, context: Context, signal: AbortSignal): AsyncIterable<string>
}

const providers: Record<string, Provider> = { embedded }

/** `mode` wins over the provider's name. */
export function chooseProvider(settings: { mollyProvider: string; mollyMode: string }): Provider {
  const name = settings.mollyMode === 'embedded' ? 'embedded' : settings.mollyProvider
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  if (provider) return provider
  const names = Object.keys(providers).join(', ')
  throw new Error(`MOLLY_PROVIDER is "${name}", but must be one of: ${names}.`)
}
