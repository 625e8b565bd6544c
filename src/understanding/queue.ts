/** Who reads now, and behind it who waits, first come first served. */
const line: { startedAt: number }[] = []

/** A request that was cut off never leaves the line by itself. */
const maxReadingMs = 3000
const lookAgainMs = 5

/** Runs readings one after the other: side by side, each would be ready only when all are. */
export async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const own = { startedAt: Infinity }
  line.push(own)
  while (line[0] !== own) {
    const [first] = line
    if (Date.now() - first!.startedAt > maxReadingMs) line.shift()
    else await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  own.startedAt = Date.now()
  try {
    return await read()
  } finally {
    const at = line.indexOf(own)
    if (at >= 0) line.splice(at, 1)
  }
}
