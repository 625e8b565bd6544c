import * as v from 'valibot'
import { path, text } from './fields.ts'
import { groupByLetter } from './letters.ts'
import { parseJsonFile } from './parse.ts'
import type { ReadText } from './read.ts'
import type { LetterGroup } from '../../src/content/letters.ts'
import type { Topic } from '../../src/content/topics.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const topicsFile = 'content/topics.json'
const names = v.pipe(v.array(text), v.minLength(1))

const topicsSchema = v.array(
  v.strictObject({
    path,
    /** Also listed on /explore. */
    common: v.optional(v.boolean()),
    en: names,
    es: names,
  }),
)
export type TopicSource = v.InferOutput<typeof topicsSchema>[number]

/** Search topics, each with its page or section. */
export function readTopics(read: ReadText): TopicSource[] {
  return parseJsonFile(topicsFile, topicsSchema, read(topicsFile))
}

/** A topic is listed under each of its names; the first one is its main name. */
export function listTopics(sources: TopicSource[], locale: Locale): LetterGroup<Topic>[] {
  const topics = sources.flatMap(({ path, common, [locale]: names }): Topic[] => {
    const [main, ...also] = names as [string, ...string[]]
    return [
      { name: main, path, also, common },
      ...also.map((name) => ({ name, path, also: [], see: main })),
    ]
  })
  return groupByLetter(topics, ({ name }) => name, locale)
}
