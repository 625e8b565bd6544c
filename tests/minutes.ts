const minuteOf = (time: number) => Math.floor(time / 60_000)

/** The minutes by the clock that a stretch up to now touches: each has a share of its own. */
export const minutesSince = (start: number) => minuteOf(Date.now()) - minuteOf(start) + 1
