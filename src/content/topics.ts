import type { Locale } from '../i18n/locales.ts'
import { groupByLetter, type LetterGroup } from './letters.ts'

/** content/topics.json: what people look for, and the page (or place on it) that tells it. */
export type TopicSource = {
  path: string
  /** One of those that /explore names. */
  common?: boolean
} & Record<Locale, string[]>

export type Topic = {
  name: string
  path: string
  /** Its other names, when this is its main one. */
  also: string[]
  /** Its main name, when this is another one. */
  see?: string
  common?: boolean
}

/** The topics of a language. Every name of a topic has its own place; the first is its main name. */
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
