import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { Film } from '../src/content/film.ts'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import { ContentError } from './content-error.ts'
import { type File, jsonFile } from './file.ts'
import { parseJsonFile } from './parse.ts'
import { readText, type Source } from './read.ts'

/** What `npm run films` writes, and the build reads: see docs/films.md. */
const folder = 'content/films'
export const filmsFile = `${folder}/films.json`

const hash = v.string()

/** What `npm run films` made of a page, and of what. */
const filmSchema = v.strictObject({
  seconds: v.number(),
  tempo: v.union([v.strictObject({ pace: v.number() }), v.strictObject({ seconds: v.number() })]),
  pictures: hash,
  words: hash,
  chapters: v.array(v.strictObject({ id: v.string(), start: v.number() })),
  /** By language, if its voice has been recorded. */
  narration: v.record(v.picklist(localeCodes), hash),
  files: v.array(
    v.strictObject({
      /** In public/films. */
      file: v.string(),
      /** Of the voice; without one it is music only, for all languages. */
      locale: v.optional(v.picklist(localeCodes)),
      type: v.string(),
      height: v.number(),
      bytes: v.number(),
    }),
  ),
})
export type FilmRecord = v.InferOutput<typeof filmSchema>

/** The films that there are, by the path of their page. */
export function readFilms(root: string): Partial<Record<string, FilmRecord>> {
  if (!existsSync(join(root, filmsFile))) return {}
  const schema = v.record(v.string(), filmSchema)
  return parseJsonFile(filmsFile, schema, readText(root, filmsFile))
}

const trackKinds = ['captions', 'chapters'] as const
export type TrackKind = (typeof trackKinds)[number]

/** The WebVTT file of a page's film. */
export function trackFile(path: string, locale: Locale, kind: TrackKind): string {
  return `${folder}/${basename(path)}.${locale}.${kind}.vtt`
}

/** What pages show of their films, and the tracks that belong to them. */
export type Films = {
  /** undefined: the page has none. */
  find: (path: string, locale: Locale) => Film | undefined
  /** And the bytes of each film, for the worker. */
  tracks: File[]
}

export function compileFilms(root: string, sources: Source[]): Films {
  const records = readFilms(root)
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
      trackKinds.map((kind) => ({ kind, locale, file: readTrack(root, path, locale, kind) })),
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

/** The page links to each of its chapters in the film. */
function requireChapters({ en }: Source, { chapters }: FilmRecord): void {
  const ids = [...en.body.matchAll(/^## .* \{#([\w-]+)\}$/gm)].map(([, id]) => id)
  if (ids.join() === chapters.map(({ id }) => id).join()) return
  throw new ContentError(en.file, 'has other chapters than its film: docs/films.md says what to do')
}

/** Named after what is in it, so that browsers may keep it for ever. */
function readTrack(root: string, path: string, locale: Locale, kind: TrackKind): File {
  const text = readText(root, trackFile(path, locale, kind))
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return [`${locale}${path}.${kind}.${digest}.vtt`, text]
}
