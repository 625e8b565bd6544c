/** Where a shot stands: seconds since it began, seconds that it lasts, and when its sentences begin. */
export type Moment = { s: number; of: number; beats: readonly number[] }

/** A picture at a moment: SVG for a stage of 1280 by 720. */
export type Shot = (at: Moment) => string

/** A shot, and for how many sentences it stays. */
export type Cut = readonly [sentences: number, shot: Shot]

/** The pictures of a chapter: of its title, of the verdict on it, and of each paragraph in turn. */
export type Scenes = {
  id: string
  card: Shot
  verdict?: Shot
  paragraphs: readonly (readonly Cut[])[]
}

/** When the sentence of a shot begins; the end of the shot if it has fewer. */
export const beat = ({ beats, of }: Moment, at: number) => beats[at] ?? of

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** 0 before `start`, 1 after `start + seconds`, slow at both ends. */
export function ramp(s: number, start = 0, seconds = 0.8): number {
  const t = clamp((s - start) / seconds)
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2
}

/** As `ramp`, at one speed. */
export const run = (s: number, start = 0, seconds = 1) => clamp((s - start) / seconds)

/** 0 to 1 within half a second, a little beyond it on the way: for what pops up. */
export function pop(s: number, start = 0, seconds = 0.5): number {
  const t = clamp((s - start) / seconds)
  return t === 0 ? 0 : t === 1 ? 1 : 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2
}

/** Between -1 and 1 and back, from 0, once in `period` seconds. */
export const wave = (s: number, period = 2) => Math.sin((s / period) * 2 * Math.PI)

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** The same numbers for the same seed, between 0 and 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** '#rrggbb' between two others. */
export function blend(from: `#${string}`, to: `#${string}`, share: number): `#${string}` {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((ink) => parseInt(ink.slice(at, at + 2), 16))
    return Math.round(mix(a!, b!, clamp(share)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
