import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { localeCodes } from '../../src/i18n/locales.ts'
import { parseJsonFile } from '../parse.ts'
import { readText } from '../read.ts'

const hash = v.string()

/** What `npm run films` made of a page, and of what. */
const filmSchema = v.strictObject({
  seconds: v.number(),
  tempo: v.union([v.strictObject({ pace: v.number() }), v.strictObject({ seconds: v.number() })]),
  pictures: hash,
  words: hash,
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

const file = 'content/films.json'

/** The films that there are, by the path of their page. */
export function readFilms(root: string): Partial<Record<string, FilmRecord>> {
  if (!existsSync(join(root, file))) return {}
  return parseJsonFile(file, v.record(v.string(), filmSchema), readText(root, file))
}
