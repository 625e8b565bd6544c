const minuteOf = (time: number) => Math.floor(time / 60_000)

/** The clock of workerd stands still while it computes, so it may be this far behind ours. */
const lagMs = 2000

/** How many minutes by the clock the time from `start` until now touches: each has a share of its own. */
export const minutesSince = (start: number) => minuteOf(Date.now()) - minuteOf(start - lagMs) + 1
