/** From 0 to 1, the same every time (Lehmer's generator). */
export function createRandom(): () => number {
  let state = 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
