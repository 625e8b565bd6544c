import type { TrackKind } from '../../build/content/films.ts'
import type { Source } from '../../build/content/read.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { readScript } from './script.ts'
import { spread, type TimedText, type Timeline } from './timeline.ts'

const maxLine = 42

/** Nobody can read what is shown for less. */
const shortest = 1.2

/** Cues of at most two lines of 42 characters: a sentence, parts of it, or two short ones. */
export function toCues(said: TimedText[]): TimedText[] {
  return joinShort(said).flatMap((sentence) =>
    spread(splitEvenly(sentence.text), sentence).map((cue) => ({
      ...cue,
      text: toLines(cue.text).join('\n'),
    })),
  )
}

/** A sentence that is over at once stays with the one after it, or else with the one before. */
function joinShort(said: TimedText[]): TimedText[] {
  const joined: TimedText[] = []
  let rest = [...said]
  for (let [one, next] = rest; one; [one, next] = rest) {
    rest = rest.slice(1)
    const isShort = one.end - one.start < shortest
    const withNext = isShort && join(one, next)
    const withBefore = isShort && join(joined.at(-1), one)
    if (withNext) rest[0] = withNext
    else if (withBefore) joined[joined.length - 1] = withBefore
    else joined.push(one)
  }
  return joined
}

/** undefined where there is a pause between them, or they don't fit one cue. */
function join(one?: TimedText, two?: TimedText): TimedText | undefined {
  if (!one || !two || one.end !== two.start) return undefined
  const text = `${one.text} ${two.text}`
  return toLines(text).length <= 2 ? { start: one.start, end: two.end, text } : undefined
}

/** As few parts as fit two lines each, of about the same length, cut after a comma if one is near. */
function splitEvenly(text: string): string[] {
  const words = text.split(' ')
  for (let count = 1; count <= words.length; count++) {
    const parts = cutInto(words, count)
    if (parts.every((part) => toLines(part).length <= 2)) return parts
  }
  throw new Error(`has a word that is too long for a caption: ${text}`)
}

function cutInto(words: string[], count: number): string[] {
  const parts: string[] = []
  let rest = words
  for (let left = count; left > 1; left--) {
    const length = rest.join(' ').length / left
    let best = 1
    let lowest = Infinity
    for (let at = 1; at <= rest.length - left + 1; at++) {
      const off = Math.abs(rest.slice(0, at).join(' ').length - length)
      const cost = off - (/[,;:.?!»”]$/.test(rest[at - 1]!) ? 12 : 0)
      if (cost < lowest) [best, lowest] = [at, cost]
    }
    parts.push(rest.slice(0, best).join(' '))
    rest = rest.slice(best)
  }
  return [...parts, rest.join(' ')]
}

/** One line, or the two that differ least; more when two are not enough. */
function toLines(text: string): string[] {
  if (text.length <= maxLine) return [text]
  const words = text.split(' ')
  const pairs = words.slice(1).map((_, at) => {
    return [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
  })
  const fitting = pairs.filter((pair) => pair.every(({ length }) => length <= maxLine))
  const difference = ([one = '', two = '']: string[]) => Math.abs(one.length - two.length)
  const [best] = fitting.toSorted((a, b) => difference(a) - difference(b))
  return best ?? [...words]
}

type Track = { kind: TrackKind; locale: Locale; text: string }

/** By language, WebVTT files of what is said and of the titles of the chapters. */
export function writeTracks(source: Source, { chapters }: Timeline): Track[] {
  return localeCodes.flatMap((locale): Track[] => {
    const titles = readScript(source[locale].body, locale).map(({ title }) => title)
    const spans = chapters.map(({ start, end }, at) => ({ start, end, text: titles[at]! }))
    const cues = chapters.flatMap(({ said }) => toCues(said[locale]))
    return [
      { kind: 'captions', locale, text: toVtt(cues, locale) },
      { kind: 'chapters', locale, text: toVtt(spans, locale) },
    ]
  })
}

function toVtt(cues: TimedText[], locale: Locale): string {
  const blocks = cues.map(
    ({ start, end, text }, at) => `${at + 1}\n${toTime(start)} --> ${toTime(end)}\n${text}\n`,
  )
  return `WEBVTT\nLanguage: ${locale}\n\n${blocks.join('\n')}`
}

/** 83.4 -> '00:01:23.400' */
function toTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
