import { type Locale, locales } from '../i18n/locales.ts'

/** content/topics.json: what people look for, and the page (or place on it) that tells it. */
export type TopicSource = { path: string } & Record<Locale, string[]>

export type Topic = { name: string; path: string; also: string[] }
export type TopicGroup = { letter: string; topics: Topic[] }

/**
 * The topics of a language from A to Z. Every name of a topic has its own place; the first one is
 * its main name. Ñ is a letter of its own in Spanish; accents don't make another letter.
 */
export function listTopics(sources: TopicSource[], locale: Locale): TopicGroup[] {
  const collator = new Intl.Collator(locales[locale].lang, { sensitivity: 'base' })
  const topics = sources
    .flatMap(({ path, ...names }) =>
      names[locale].map((name) => ({
        name,
        path,
        also: names[locale].filter((other) => other !== name),
      })),
    )
    .toSorted((a, b) => collator.compare(a.name, b.name))
  const groups: TopicGroup[] = []
  for (const topic of topics) {
    const letter = firstLetter(topic.name)
    if (groups.at(-1)?.letter !== letter) groups.push({ letter, topics: [] })
    groups.at(-1)!.topics.push(topic)
  }
  return groups
}

function firstLetter(name: string): string {
  const first = name[0]!.toLocaleUpperCase('es')
  return first === 'Ñ' ? first : first.normalize('NFD')[0]!
}
