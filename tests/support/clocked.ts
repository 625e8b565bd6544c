/** For tests that measure time: a shared machine may stall once, a slow answer is slow always. */
export const clocked = { retry: 2 }
