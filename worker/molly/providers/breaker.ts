/** After this many failed questions in a row the model is not asked any more. */
const maxFailures = 5
/** Then one question tries it again. Longer than an answer may take. */
const pauseMs = 10_000

/** Spares visitors the wait for a model that is down, and the model their questions. */
export type Breaker = {
  /** true: the model may be called. While it is down, one question in each pause retries it. */
  mayAsk(): boolean
  report(hasFailed: boolean): void
}

/** One per isolate. A question that reports nothing, because its visitor left, counts for nothing. */
export function createBreaker(onChange: (state: 'open' | 'closed') => void): Breaker {
  let failures = 0
  let pauseEnds = 0
  return {
    mayAsk() {
      if (failures < maxFailures) return true
      if (Date.now() < pauseEnds) return false
      // Begun anew for the others: if this one is never heard of again, the next pause ends too.
      pauseEnds = Date.now() + pauseMs
      return true
    },
    report(hasFailed) {
      const wasOpen = failures >= maxFailures
      failures = hasFailed ? Math.min(failures + 1, maxFailures) : 0
      if (hasFailed) pauseEnds = Date.now() + pauseMs
      const isOpen = failures >= maxFailures
      if (isOpen !== wasOpen) onChange(isOpen ? 'open' : 'closed')
    },
  }
}
