import * as v from 'valibot'
import type { Situation } from '../src/content/phrases.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'

const phrasesFile = 'content/phrases.json'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))
const phrase = v.strictObject({ en: text, es: text })

const situationsSchema = v.array(
  v.strictObject({
    id,
    title: phrase,
    urgent: v.optional(v.array(phrase), []),
    phrases: v.array(phrase),
  }),
)

export function readPhrases(root: string): Situation[] {
  return parseJsonFile(phrasesFile, situationsSchema, readText(root, phrasesFile))
}
