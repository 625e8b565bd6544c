import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import * as v from 'valibot'
import type { Film } from '../../src/content/film.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { ContentError } from './error.ts'
import { type File, jsonFile } from './files.ts'
import { parseJsonFile } from './parse.ts'
import type { Content, ReadText, Source } from './read.ts'

/** Output of `npm run films`, read by the build: see docs/films.md. */
const folder = 'content/films'
export const filmsFile = `${folder}/films.json`

const hash = v.string()

/** A film made by `npm run films`, and its sources. */
const filmSchema = v.strictObject({
  seconds: v.number(),
  tempo: v.union([v.strictObject({ pace: v.number() }), v.strictObject({ seconds: v.number() })]),
  pictures: hash,
  words: hash,
  chapters: v.array(v.strictObject({ id: v.string(), start: v.number() })),
  /** Per language, if a voice is recorded. */
  narration: v.record(v.picklist(localeCodes), hash),
  files: v.array(
    v.strictObject({
      /** In public/films. */
      file: v.string(),
      /** Language of the voice; without one, music only, for all languages. */
      locale: v.optional(v.picklist(localeCodes)),
      type: v.string(),
      height: v.number(),
      bytes: v.number(),
    }),
  ),
})
export type FilmRecord = v.InferOutput<typeof filmSchema>

export type FilmRecords = Partial<Record<string, FilmRecord>>

/** Existing films by the path of their page. */
export function readFilms(text: ReadText, files: string[]): FilmRecords {
  if (!files.includes(filmsFile)) return {}
  return parseJsonFile(filmsFile, v.record(v.string(), filmSchema), text(filmsFile))
}

const trackKinds = ['captions', 'chapters'] as const
export type TrackKind = (typeof trackKinds)[number]

/** The WebVTT file of a page's film. */
export function trackFile(path: string, locale: Locale, kind: TrackKind): string {
  return `${folder}/${basename(path)}.${locale}.${kind}.vtt`
}

/** The films that pages show, and their tracks. */
export type Films = {
  /** undefined if the page has none. */
  find: (path: string, locale: Locale) => Film | undefined
  /** Also lists each film's bytes, for the worker. */
  tracks: File[]
}

export function compileFilms(
  { text, films: records }: Pick<Content, 'text' | 'films'>,
  sources: Source[],
): Films {
  const films = new Map<string, Film>()
  const files = Object.values(records).flatMap((record) => record!.files)
  const sizes = Object.fromEntries(files.map(({ file, bytes }) => [file, bytes]))
  const tracks: File[] = [jsonFile('films', sizes)]
  for (const source of sources) {
    const { path } = source
    const record = records[path]
    if (!record) continue
    requireChapters(source, record)
    const written = localeCodes.flatMap((locale) =>
      trackKinds.map((kind) => ({ kind, locale, file: readTrack(text, path, locale, kind) })),
    )
    tracks.push(...written.map(({ file }) => file))
    const hrefOf = (kind: TrackKind, locale: Locale) =>
      `/_content/${written.find((track) => track.kind === kind && track.locale === locale)!.file[0]}`
    for (const locale of localeCodes) {
      const isSpoken = record.narration[locale] !== undefined
      films.set(locale + path, {
        seconds: record.seconds,
        isSpoken,
        files: record.files
          .filter((file) => file.locale === (isSpoken ? locale : undefined))
          .map(({ file, type, height, bytes }) => ({
            href: `/films/${file}`,
            type,
            height,
            bytes,
          })),
        captions: localeCodes.map((code) => ({ locale: code, href: hrefOf('captions', code) })),
        chapters: { href: hrefOf('chapters', locale), starts: record.chapters },
      })
    }
  }
  return { find: (path, locale) => films.get(locale + path), tracks }
}

/** The page must have the chapters of its film, because it links to them. */
function requireChapters({ en }: Source, { chapters }: FilmRecord): void {
  const ids = [...en.body.matchAll(/^## .* \{#([\w-]+)\}$/gm)].map(([, id]) => id)
  if (ids.join() === chapters.map(({ id }) => id).join()) return
  throw new ContentError(en.file, 'has other chapters than its film: docs/films.md says what to do')
}

/** Named after its content hash, so that browsers may cache it forever. */
function readTrack(text: ReadText, path: string, locale: Locale, kind: TrackKind): File {
  const track = text(trackFile(path, locale, kind))
  const digest = createHash('sha256').update(track).digest('hex').slice(0, 8)
  return [`${locale}${path}.${kind}.${digest}.vtt`, track]
}
