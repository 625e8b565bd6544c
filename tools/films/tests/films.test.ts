import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shortOf, trackFile } from '../../../build/content/films.ts'
import { readContent } from '../../../build/content/read.ts'
import { toCues, writeTracks } from '../captions.ts'
import { createProjector, editFilm, fingerprint, planOf, type Take, wordsOf } from '../film.ts'
import { films } from '../index.ts'
import { readScript } from '../script.ts'
import { editShort, planShort } from '../short.ts'
import type { TimedText } from '../timeline.ts'
import { localeCodes } from '../../../src/i18n/locales.ts'
import { getText } from '../../../src/i18n/index.ts'
import { readLength } from '../../../tests/support/film-length.ts'
import { type Shape, shapes } from '../kit/stage.ts'

const root = join(import.meta.dirname, '../../..')
const { films: records, pages } = readContent(root)
const sources = new Map(pages.map((source) => [source.path, source]))
const made = films.filter(({ path }) => records[path])
const bytesOf = (file: string) => readFileSync(join(root, 'public/films', file))

const toWords = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')

describe.each(films)('the film of $path', (film) => {
  const source = sources.get(film.path)!
  const timeline = planOf(film, source)
  const short = planShort(film, source)

  test.each(localeCodes)('has captions that say every word of its script, in %s', (locale) => {
    const t = getText(locale)
    const [, ...chapters] = source[locale].body.split(/^## /m)
    const script = chapters
      .join('\n')
      .replace(/^>.*$/gm, '')
      .replace(/^::verdict (true|false|partly)$/gm, (_, verdict: 'true') => t(`blocks.${verdict}`))
      .replace(/ \{#[\w-]+\}$/gm, '')
      .replace(/\[\^[^\]]*\]/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const cues = timeline.chapters.flatMap(({ said }) => toCues(said[locale]))
    expect(toWords(cues.map(({ text }) => text).join(' '))).toBe(toWords(script))
    expect(readable(cues)).toBeLessThan(timeline.seconds)
  })

  test.each(localeCodes)(
    'has a short version of 60 to 90 seconds in the words of its script, in %s',
    (locale) => {
      const script = toWords(
        readScript(source[locale].body, locale)
          .flatMap(({ title, paragraphs, verdict }) => [title, verdict ?? '', ...paragraphs.flat()])
          .join(' '),
      )
      const said = short.chapters.flatMap((chapter) => chapter.said[locale])
      for (const { text } of said) expect(script).toContain(text)
      expect(readable(toCues(said))).toBeLessThan(short.seconds)
      expect(short.seconds).toBeGreaterThanOrEqual(60)
      expect(short.seconds).toBeLessThanOrEqual(90)
    },
  )

  test('moves or cuts at least every four seconds, and shows no words', () => {
    expectMotion(editFilm(film, timeline), timeline.seconds)
  })

  test.each(localeCodes)('moves as often in its short version, in %s', (locale) => {
    for (const shape of shapes) {
      expectMotion(editShort(film, short, locale, shape), short.seconds, shape)
    }
  })
})

/** Two short lines, long enough and one after the other; returns when the last one ends. */
function readable(cues: TimedText[]): number {
  let before = 0
  for (const { start, end, text } of cues) {
    const lines = text.split('\n')
    expect(lines.length, text).toBeLessThanOrEqual(2)
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(42)
    expect(text.length / (end - start), text).toBeLessThanOrEqual(17)
    expect(end - start, text).toBeGreaterThan(0.9)
    expect(start, text).toBeGreaterThanOrEqual(before)
    before = end
  }
  return before
}

function expectMotion(takes: Take[], seconds: number, shape?: Shape): void {
  const show = createProjector(takes, shape)
  let [last, since] = ['', 0]
  for (let now = 0; now < seconds; now += 0.8) {
    const picture = show(now)
    expect(/NaN|undefined|<text/.test(picture), `${now} s`).toBe(false)
    if (picture !== last) [last, since] = [picture, now]
    expect(now - since, `${now} s`).toBeLessThanOrEqual(4)
  }
}

// npm run films makes it again. It is here so that no film says something else than its page.
test.each(made)('the film of $path is the one that its script and scenes describe', (film) => {
  const source = sources.get(film.path)!
  const timeline = planOf(film, source)
  const record = records[film.path]!
  expect(record.pictures).toBe(fingerprint(film, timeline, editFilm(film, timeline)))
  expect(record.words).toBe(wordsOf(timeline))
  expect(record.chapters).toEqual(timeline.chapters.map(({ id, start }) => ({ id, start })))
  for (const { kind, locale, text } of writeTracks(source, timeline)) {
    const file = trackFile(film.path, locale, kind)
    expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
  }
  for (const { file } of record.files) {
    expect(Math.abs(readLength(bytesOf(file)) - timeline.seconds), file).toBeLessThan(0.5)
  }
})

test.each(made)('the short film of $path is the one that is described', (film) => {
  const source = sources.get(film.path)!
  const timeline = planShort(film, source)
  const record = records[film.path]!.short
  expect(record.words).toBe(wordsOf(timeline))
  for (const shape of shapes) {
    for (const locale of localeCodes) {
      const takes = editShort(film, timeline, locale, shape)
      expect(record[shape].pictures[locale]).toBe(fingerprint(film, timeline, takes, shape))
    }
  }
  for (const { kind, locale, text } of writeTracks(source, timeline)) {
    const file = trackFile(shortOf(film.path), locale, kind)
    if (kind === 'captions') expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
  }
  for (const { file } of [...record.wide.files, ...record.upright.files]) {
    expect(Math.abs(readLength(bytesOf(file)) - timeline.seconds), file).toBeLessThan(0.5)
  }
})
