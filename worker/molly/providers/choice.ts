import type { ChatMessage } from '../../../src/molly/protocol.ts'

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
