import type { Provider } from '../provider.ts'
import { compose } from './compose.ts'

/** Puts an answer together from the passages' own sentences: no network, no key, nothing invented. */
export const embedded: Provider = {
  async *answer(question, context, signal) {
    for (const piece of toPieces(compose(question, context))) {
      if (signal.aborted) return
      yield piece
    }
  },
}

/** A few words at a time, as they would be said. */
function toPieces(text: string): string[] {
  return text.match(/(?:\s*\S+){1,4}\s*/g) ?? []
}
