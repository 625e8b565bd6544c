import type { Gate } from '../worker/molly/providers/gate.ts'

/** Lets every call of a model through, and learns nothing from it. */
export const openGate: Gate = {
  mayAsk: () => true,
  report: () => undefined,
  countCall: () => Promise.resolve(),
}
