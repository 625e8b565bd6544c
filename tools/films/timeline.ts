import { defaultLocale, type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { SpokenChapter } from './script.ts'

/** Seconds from the start of the film. */
type Span = { start: number; end: number }

export type TimedText = Span & { text: string }

/** `sentences`: where each of a paragraph's begins, in the mean of the languages, and its end. */
type TimedParagraph = Span & { sentences: number[] }

type TimedChapter = Span & {
  id: string
  /** While the title is read. */
  card: Span
  verdict?: Span
  paragraphs: TimedParagraph[]
  said: Record<Locale, TimedText[]>
}

export type Timeline = { seconds: number; chapters: TimedChapter[] }

/** `pace`: characters a second in the longer language. `seconds`: what it has to last. */
export type Tempo = { pace: number } | { seconds: number }

/** In seconds. */
export type Rhythm = {
  /** Before the first word and after the last one. */
  opening: number
  closing: number
  /** A title is read at the pace, but no faster than this. */
  card: number
  verdict: number
  /** Between two paragraphs, and after a chapter. */
  breath: number
  pause: number
}

const calm: Rhythm = {
  opening: 2.4,
  closing: 3.6,
  card: 3.2,
  verdict: 2.4,
  breath: 0.5,
  pause: 1.2,
}

/** A frame lasts 40 ms, and everything begins with one. */
export const framesPerSecond = 25
const toFrame = (seconds: number) => Math.round(seconds * framesPerSecond) / framesPerSecond

/** One timing for all languages: a paragraph lasts as long as its longest version needs. */
export function planFilm(
  scripts: Record<Locale, SpokenChapter[]>,
  tempo: Tempo,
  rhythm = calm,
): Timeline {
  if ('pace' in tempo) return layOut(scripts, tempo.pace, rhythm)
  // Faster means shorter, so the pace that fits is found by halving.
  let [slow, fast] = [4, 30]
  for (let step = 0; step < 50; step++) {
    const pace = (slow + fast) / 2
    if (layOut(scripts, pace, rhythm).seconds > tempo.seconds) slow = pace
    else fast = pace
  }
  return layOut(scripts, fast, rhythm)
}

function layOut(scripts: Record<Locale, SpokenChapter[]>, pace: number, rhythm: Rhythm): Timeline {
  const first = defaultLocale
  const { opening, closing, breath, pause } = rhythm
  let clock = 0
  const take = (seconds: number): Span => {
    const start = clock
    clock = toFrame(clock + seconds)
    return { start, end: clock }
  }
  const chapters = scripts[first].map((chapter, index): TimedChapter => {
    const versions = localeCodes.map((locale) => [locale, scripts[locale][index]] as const)
    const said = Object.fromEntries(localeCodes.map((locale) => [locale, []])) as unknown as Record<
      Locale,
      TimedText[]
    >
    const start = clock
    if (index === 0) take(opening)
    const longest = (read: (version: SpokenChapter) => string) =>
      Math.max(...versions.map(([, version]) => read(version!).length)) / pace
    const say = (span: Span, read: (version: SpokenChapter) => string) => {
      for (const [locale, version] of versions) said[locale].push({ ...span, text: read(version!) })
      return span
    }
    const card = say(
      take(
        Math.max(
          rhythm.card,
          longest(({ title }) => title),
        ),
      ),
      (v) => v.title,
    )
    const verdict =
      chapter.verdict === undefined ? undefined : say(take(rhythm.verdict), (v) => v.verdict!)
    const paragraphs = chapter.paragraphs.map((_, at): TimedParagraph => {
      const span = take(longest(({ paragraphs }) => paragraphs[at]!.join(' ')))
      const starts = versions.map(([locale, version]) => {
        const timed = spread(version!.paragraphs[at]!, span)
        said[locale].push(...timed)
        return timed.map(({ start }) => start)
      })
      take(breath)
      return { ...span, end: clock, sentences: [...meanOf(starts), clock] }
    })
    take(index === scripts[first].length - 1 ? closing : pause)
    const last = paragraphs.at(-1)!
    last.end = clock
    last.sentences[last.sentences.length - 1] = clock
    return { id: chapter.id, start, end: clock, card, verdict, paragraphs, said }
  })
  return { seconds: clock, chapters }
}

/** Sentences one after the other, each as long as its share of the letters. */
export function spread(texts: string[], { start, end }: Span): TimedText[] {
  const letters = texts.reduce((sum, text) => sum + text.length, 0)
  let before = 0
  return texts.map((text) => {
    const from = toFrame(start + ((end - start) * before) / letters)
    before += text.length
    return { text, start: from, end: toFrame(start + ((end - start) * before) / letters) }
  })
}

/** Where languages have other numbers of sentences, the first one's count. */
function meanOf([first = [], ...others]: number[][]): number[] {
  const same = others.filter(({ length }) => length === first.length)
  return first.map((start, at) => {
    const all = [start, ...same.map((starts) => starts[at]!)]
    return toFrame(all.reduce((sum, value) => sum + value, 0) / all.length)
  })
}
