import type { Timeline } from './timeline.ts'
import { createRandom } from './kit/time.ts'

/** `root`: the lowest note, as MIDI counts them. */
export type Tune = { seed: number; root: number; beatsPerMinute: number }

export const sampleRate = 48_000

const major = [0, 2, 4, 7, 9] as const
/** Four bars each, in steps of the scale above the root: a quiet round that never ends on its first chord. */
const rounds = [
  [0, -3, 5, 7],
  [0, 5, -3, 7],
  [-3, 5, 0, 7],
  [5, 7, 0, -3],
] as const

/** A tune of plucked notes over soft chords: left and right, between -1 and 1. Each chapter has its own round. */
export function compose({ seed, root, beatsPerMinute }: Tune, { seconds, chapters }: Timeline) {
  const length = Math.ceil(seconds * sampleRate)
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  const random = createRandom(seed)
  const beat = 60 / beatsPerMinute
  let phrase = newPhrase(random)
  for (let bar = 0; bar * beat * 4 < seconds - 3; bar++) {
    const start = bar * beat * 4
    const chapter = Math.max(
      0,
      chapters.findLastIndex((part) => part.start <= start),
    )
    const chord = root + rounds[chapter % rounds.length]![bar % 4]!
    if (bar % 8 === 0) phrase = newPhrase(random)
    for (const [note, gain] of [
      [0, 0.05],
      [7, 0.035],
      [12, 0.03],
      [16, 0.02],
    ] as const) {
      pad(left, right, chord + note, start, beat * 4.4, gain, note / 16)
    }
    pluck(left, right, chord - 12, start, 0.16, 0.5, random)
    pluck(left, right, chord - 5, start + beat * 2, 0.1, 0.45, random)
    for (const { at, step, loud } of phrase) {
      // Every other bar rests on its second half, so that the ear does as well.
      if (bar % 2 === 1 && at >= 2) continue
      const octave = 12 * Math.floor(step / 5) + 12
      pluck(
        left,
        right,
        chord + octave + major[step % 5]!,
        start + at * beat,
        0.13 * loud,
        0.3 + random() * 0.4,
        random,
      )
    }
  }
  fade(left, seconds)
  fade(right, seconds)
  return { left, right }
}

type Note = { at: number; step: number; loud: number }

function newPhrase(random: () => number): Note[] {
  let step = 2 + Math.floor(random() * 3)
  return [0, 1, 1.5, 2, 3, 3.5]
    .filter((at) => at === 0 || random() < 0.72)
    .map((at) => {
      step = Math.min(9, Math.max(0, step + Math.floor(random() * 5) - 2))
      return { at, step, loud: at % 1 === 0 ? 1 : 0.7 }
    })
}

const toHertz = (note: number) => 440 * 2 ** ((note - 69) / 12)

/** A string that is plucked, after Karplus and Strong. */
function pluck(
  left: Float32Array,
  right: Float32Array,
  note: number,
  start: number,
  gain: number,
  place: number,
  random: () => number,
): void {
  const period = Math.round(sampleRate / toHertz(note))
  const line = new Float32Array(period)
  for (let at = 0; at < period; at++) line[at] = random() * 2 - 1
  // Softened twice: as with a fingertip, not a nail.
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < period; at++) line[at] = (line[at]! + line[(at + 1) % period]!) / 2
  }
  const from = Math.round(start * sampleRate)
  const count = Math.min(left.length - from, sampleRate * 2.2)
  for (let at = 0; at < count; at++) {
    const here = at % period
    const value = line[here]!
    line[here] = ((value + line[(here + 1) % period]!) / 2) * 0.9985
    const attack = Math.min(1, at / 96)
    left[from + at]! += value * gain * attack * (1 - place)
    right[from + at]! += value * gain * attack * place
  }
}

function pad(
  left: Float32Array,
  right: Float32Array,
  note: number,
  start: number,
  seconds: number,
  gain: number,
  place: number,
): void {
  const from = Math.round(start * sampleRate)
  const count = Math.min(left.length - from, Math.round(seconds * sampleRate))
  const turn = (2 * Math.PI * toHertz(note)) / sampleRate
  for (let at = 0; at < count; at++) {
    const swell = Math.sin((Math.PI * at) / (seconds * sampleRate)) ** 0.7
    const value = (Math.sin(turn * at) + 0.2 * Math.sin(2 * turn * at)) * gain * swell
    left[from + at]! += value * (1 - place * 0.5)
    right[from + at]! += value * (0.5 + place * 0.5)
  }
}

/** In over one second, out over four. */
function fade(channel: Float32Array, seconds: number): void {
  for (let at = 0; at < channel.length; at++) {
    const now = at / sampleRate
    channel[at]! *= Math.min(1, now, Math.max(0, (seconds - now) / 4))
  }
}
