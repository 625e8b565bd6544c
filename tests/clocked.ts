/** For tests that read a clock: a shared machine may stand still once, a late answer is late always. */
export const clocked = { retry: 2 }
