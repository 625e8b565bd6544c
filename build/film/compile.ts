import { createHash } from 'node:crypto'
import type { Film } from '../../src/content/film.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { type File, jsonFile } from '../file.ts'
import type { Source } from '../read.ts'
import { toCues, writeVtt } from './captions.ts'
import { type FilmRecord, readFilms } from './films.ts'
import { readScript } from './script.ts'
import { planFilm, type Timeline } from './timeline.ts'

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
    const record = records[source.path]
    if (!record) continue
    const timeline = planOf(source, record)
    const written = writeTracks(source, timeline)
    tracks.push(...written.map(({ file }) => file))
    const hrefOf = (kind: string, locale: Locale) =>
      `/_content/${written.find((track) => track.kind === kind && track.locale === locale)!.file[0]}`
    for (const locale of localeCodes) {
      const isSpoken = record.narration[locale] !== undefined
      films.set(locale + source.path, {
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
        chapters: {
          href: hrefOf('chapters', locale),
          starts: timeline.chapters.map(({ id, start }) => ({ id, start })),
        },
      })
    }
  }
  return { find: (path, locale) => films.get(locale + path), tracks }
}

const planOf = ({ en, es }: Source, { tempo }: FilmRecord): Timeline =>
  planFilm({ en: readScript(en.body, 'en'), es: readScript(es.body, 'es') }, tempo)

/** By language: what is said, and the titles of the chapters. */
function writeTracks(source: Source, { chapters }: Timeline) {
  return localeCodes.flatMap((locale) => {
    const titles = readScript(source[locale].body, locale).map(({ title }) => title)
    const spans = chapters.map(({ start, end }, at) => ({ start, end, text: titles[at]! }))
    const cues = chapters.flatMap(({ said }) => toCues(said[locale]))
    return [
      { kind: 'captions', locale, file: track(source, locale, 'captions', writeVtt(cues, locale)) },
      {
        kind: 'chapters',
        locale,
        file: track(source, locale, 'chapters', writeVtt(spans, locale)),
      },
    ]
  })
}

/** Named after what is in it, so that browsers may keep it for ever. */
function track({ path }: Source, locale: Locale, kind: string, text: string): File {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return [`${locale}${path}.${kind}.${hash}.vtt`, text]
}
