const minuteOf = (time: number) => Math.floor(time / 60_000)

/** workerd's clock does not advance while it computes, so it may lag ours by this much. */
const lagMs = 2000

/** How many clock minutes the time since `start` touches: each has its own rate limit. */
export const minutesSince = (start: number) => minuteOf(Date.now()) - minuteOf(start - lagMs) + 1
