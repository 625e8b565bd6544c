/**
 * An original waltz for two minutes of brushing, as a music box plays it: 16 bars per quarter of
 * the mouth, transposed upwards each time so that the change can be heard.
 */

/** Seconds per beat: 48 beats are the 30 seconds of a quarter. */
const beat = 0.625
const beatsPerPart = 48

type Note = { pitch: number; at: number; length: number; loudness: number }

// MIDI pitches and beats.
const first = [67, 1, 76, 1, 74, 1, 72, 2, 76, 1, 74, 2, 69, 1, 67, 3]
const answer = [67, 1, 76, 1, 74, 1, 72, 2, 79, 1, 77, 1, 76, 1, 74, 1, 72, 3]
const bridge = [81, 2, 79, 1, 77, 1, 76, 1, 77, 1, 79, 2, 76, 1, 74, 3]
const close = [67, 1, 76, 1, 74, 1, 72, 2, 79, 1, 77, 1, 74, 1, 71, 1, 72, 3]
const melody = [...first, ...answer, ...bridge, ...close]

const chords = {
  C: [48, 64, 67],
  Am: [45, 60, 64],
  Dm: [50, 65, 69],
  F: [53, 65, 69],
  G: [43, 62, 65],
} as const
const bars = 'C Am Dm G C C G C F Dm C G C Am G C'.split(' ') as (keyof typeof chords)[]

/** Semitones above the first quarter. */
const keys = [0, 2, 4, 5]

function* listMelody(): Generator<Note> {
  let at = 0
  for (let place = 0; place < melody.length; place += 2) {
    const [pitch, beats] = [melody[place]!, melody[place + 1]!]
    yield { pitch, at, length: beats * beat, loudness: 0.16 }
    at += beats * beat
  }
}

function* listChords(): Generator<Note> {
  for (const [bar, name] of bars.entries()) {
    const [bass, ...others] = chords[name]
    const at = bar * 3 * beat
    yield { pitch: bass, at, length: 2 * beat, loudness: 0.12 }
    for (const wait of [1, 2]) {
      for (const pitch of others) {
        yield { pitch, at: at + wait * beat, length: beat, loudness: 0.035 }
      }
    }
  }
}

/** Two bell strokes announce the next quarter. */
const bell: Note[] = [0, 0.25].map((at) => ({ pitch: 91, at, length: 0.6, loudness: 0.07 }))

const notes: Note[] = keys.flatMap((key, part) =>
  [...listMelody(), ...listChords(), ...bell].map((note) => ({
    ...note,
    pitch: note.pitch + key,
    at: note.at + part * beatsPerPart * beat,
  })),
)

/** In the key of the last quarter. */
const ending: Note[] = [65, 69, 72, 77, 81, 84].map((pitch, place) => ({
  pitch,
  at: place * 0.16,
  length: place === 5 ? 1.8 : 0.5,
  loudness: 0.13,
}))

/** Plays the rest of the tune from a second on. Returns a function that stops it. */
export function playTune(context: AudioContext, from: number): () => void {
  const left = notes.filter(({ at }) => at >= from)
  return play(
    context,
    left.map((note) => ({ ...note, at: note.at - from })),
  )
}

/** A short rising run at the end. */
export function playEnding(context: AudioContext): () => void {
  return play(context, ending)
}

/** All notes are scheduled at once, because timers in a background page are throttled. */
function play(context: AudioContext, score: Note[]): () => void {
  const loudness = context.createGain()
  loudness.connect(context.destination)
  const start = context.currentTime + 0.05
  const voices = score.map((note) => sing(context, loudness, { ...note, at: start + note.at }))
  return () => {
    loudness.gain.setTargetAtTime(0, context.currentTime, 0.05)
    for (const voice of voices) voice.stop(context.currentTime + 0.3)
  }
}

/** A soft attack, then a decay. */
function sing(
  context: AudioContext,
  output: AudioNode,
  { pitch, at, length, loudness }: Note,
): OscillatorNode {
  const voice = context.createOscillator()
  voice.type = pitch > 60 ? 'triangle' : 'sine'
  voice.frequency.value = 440 * 2 ** ((pitch - 69) / 12)
  const volume = context.createGain()
  const end = at + length + 0.4
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0005, end)
  voice.connect(volume).connect(output)
  voice.start(at)
  voice.stop(end)
  return voice
}
