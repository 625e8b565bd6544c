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

const filesSchema = v.array(
  v.strictObject({
    /** In public/films. */
    file: v.string(),
    /** Language of the voice or of the words in the picture; without one, for all languages. */
    locale: v.optional(v.picklist(localeCodes)),
    type: v.string(),
    height: v.number(),
    bytes: v.number(),
  }),
)

const versionSchema = v.strictObject({
  pictures: v.record(v.picklist(localeCodes), hash),
  /** What the player shows at first, in public/films. */
  posters: v.record(v.picklist(localeCodes), v.string()),
  files: filesSchema,
})

/** A film made by `npm run films`, and its sources. */
const filmSchema = v.strictObject({
  seconds: v.number(),
  tempo: v.union([v.strictObject({ pace: v.number() }), v.strictObject({ seconds: v.number() })]),
  pictures: hash,
  words: hash,
  chapters: v.array(v.strictObject({ id: v.string(), start: v.number() })),
  /** Per language, if a voice is recorded. */
  narration: v.record(v.picklist(localeCodes), hash),
  files: filesSchema,
  /** The film of about a minute, with words in its pictures. */
  short: v.strictObject({
    seconds: v.number(),
    words: hash,
    wide: versionSchema,
    /** For phones that are held upright. */
    upright: versionSchema,
  }),
})
export type FilmRecord = v.InferOutput<typeof filmSchema>

export type ShortVersion = v.InferOutput<typeof versionSchema>

export type FilmRecords = Partial<Record<string, FilmRecord>>

/** Existing films by the path of their page. */
export function readFilms(text: ReadText, files: string[]): FilmRecords {
  if (!files.includes(filmsFile)) return {}
  return parseJsonFile(filmsFile, v.record(v.string(), filmSchema), text(filmsFile))
}

export type TrackKind = 'captions' | 'chapters'

/** The WebVTT file of a page's film. */
export function trackFile(path: string, locale: Locale, kind: TrackKind): string {
  return `${folder}/${basename(path)}.${locale}.${kind}.vtt`
}

/** The name of a film's short version, in files and addresses. */
export const shortOf = (path: string) => `${path}-short`

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
  const files = Object.values(records).flatMap((record) => listFiles(record!))
  const sizes = Object.fromEntries(files.map(({ file, bytes }) => [file, bytes]))
  const tracks: File[] = [jsonFile('films', sizes)]
  const addTrack = (path: string, locale: Locale, kind: TrackKind) => {
    const track = readTrack(text, path, locale, kind)
    tracks.push(track)
    return { locale, href: `/_content/${track[0]}` }
  }
  const addCaptions = (path: string) =>
    localeCodes.map((locale) => addTrack(path, locale, 'captions'))
  for (const source of sources) {
    const { path } = source
    const record = records[path]
    if (!record) continue
    requireChapters(source, record)
    const captions = addCaptions(path)
    const shortCaptions = addCaptions(shortOf(path))
    for (const locale of localeCodes) {
      const isSpoken = record.narration[locale] !== undefined
      films.set(locale + path, {
        seconds: record.seconds,
        isSpoken,
        files: filesIn(record.files, isSpoken ? locale : undefined),
        captions,
        chapters: { href: addTrack(path, locale, 'chapters').href, starts: record.chapters },
        short: {
          seconds: record.short.seconds,
          wide: versionIn(record.short.wide, locale),
          upright: versionIn(record.short.upright, locale),
          captions: shortCaptions,
        },
      })
    }
  }
  return { find: (path, locale) => films.get(locale + path), tracks }
}

/** All that are played: those of the whole film and of both short ones. */
export const listFiles = ({ files, short }: FilmRecord): FilmRecord['files'] => [
  ...files,
  ...short.wide.files,
  ...short.upright.files,
]

const versionIn = ({ posters, files }: ShortVersion, locale: Locale) => ({
  poster: `/films/${posters[locale]}`,
  files: filesIn(files, locale),
})

const filesIn = (files: FilmRecord['files'], locale?: Locale): Film['files'] =>
  files
    .filter((file) => file.locale === locale)
    .map(({ file, type, height, bytes }) => ({ href: `/films/${file}`, type, height, bytes }))

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
