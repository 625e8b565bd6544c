/** Who reads now, and behind it who waits, first come first served. */
const line: { seenAt: number; maxSilenceMs: number }[] = []

/** A request that was cut off never leaves the line by itself: it is no longer seen there. */
const maxReadingMs = 3000
const maxWaitingMs = 500
const lookAgainMs = 5

/** Runs readings one after the other: side by side, each would be ready only when all are. */
export async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const own = { seenAt: Date.now(), maxSilenceMs: maxWaitingMs }
  line.push(own)
  while (line.includes(own) && line[0] !== own) {
    const [first] = line
    if (Date.now() - first!.seenAt > first!.maxSilenceMs) line.shift()
    else await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    own.seenAt = Date.now()
  }
  own.maxSilenceMs = maxReadingMs
  try {
    return await read()
  } finally {
    const at = line.indexOf(own)
    if (at >= 0) line.splice(at, 1)
  }
}
