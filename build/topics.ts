import { groupByLetter } from './letters.ts'
import type { LetterGroup } from '../src/content/letters.ts'
import type { Topic } from '../src/content/topics.ts'
import type { Locale } from '../src/i18n/locales.ts'

/** An entry of content/topics.json: what people look for, and the page (or section) about it. */
export type TopicSource = {
  path: string
  /** Also listed on /explore. */
  common?: boolean
} & Record<Locale, string[]>

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
