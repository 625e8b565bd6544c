type Place = { visitor: string; seenAt: number; maxSilenceMs: number }

/** Who reads now, and behind it who waits. */
const line: Place[] = []

/** A request that was cut off never leaves the line by itself: it is no longer seen there. */
const maxReadingMs = 3000
const maxWaitingMs = 500
const lookAgainMs = 5

/**
 * Runs readings one after the other: side by side, each would be ready only when all are. After a
 * reading it is the turn of another visitor who waits, so that nobody fills the line for others.
 */
export async function inTurn<T>(read: () => Promise<T>, visitor = ''): Promise<T> {
  const own: Place = { visitor, seenAt: Date.now(), maxSilenceMs: maxWaitingMs }
  line.push(own)
  while (line.includes(own) && line[0] !== own) {
    const [first] = line
    if (Date.now() - first!.seenAt > first!.maxSilenceMs) leave(first!)
    else await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    own.seenAt = Date.now()
  }
  own.maxSilenceMs = maxReadingMs
  try {
    return await read()
  } finally {
    leave(own)
  }
}

function leave(place: Place): void {
  const at = line.indexOf(place)
  if (at < 0) return
  line.splice(at, 1)
  const next = line.findIndex(({ visitor }) => visitor !== place.visitor)
  if (at === 0 && next > 0) line.unshift(...line.splice(next, 1))
}
