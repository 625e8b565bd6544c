import type { ToolName } from '../../src/content/blocks.ts'
import type { GlossaryEntry } from '../../src/content/glossary.ts'
import type { Lists } from '../../src/content/index.ts'
import type { Card } from '../../src/content/schema.ts'
import type { LetterGroup } from '../../src/content/letters.ts'
import { type Phrase, type Situation, startingWith } from '../../src/content/phrases.ts'
import type { Topic } from '../../src/content/topics.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { emergencyNumbers } from '../../src/molly/numbers.ts'
import { findNote, listOtherCountries } from '../../src/sections/emergency/countries.ts'
import { routes } from '../../src/routes.ts'
import { cardList, join, link, list } from './text.ts'

/** What code fills pages with. */
export type Generated = {
  lists: Lists
  glossary: LetterGroup<GlossaryEntry>[]
  topics: LetterGroup<Topic>[]
  phrases: Situation[]
  /** Newest first. */
  issues: Card[]
}

/** The tools that can be read. The others, such as forms, need the page. */
export type ToolTexts = Partial<Record<ToolName, string>>

export function writeTools({ glossary, topics, issues }: Generated, locale: Locale): ToolTexts {
  const all = linkToAll(locale)
  return {
    numbers: writeNumbers(locale),
    explore: all,
    sitemap: all,
    issues: cardList(issues, locale),
    glossary: writeLetters(glossary, ({ english, spanish }) => {
      const names = spanish.map(({ name, note }) => (note ? `${name} (${note})` : name)).join(', ')
      return locale === 'en' ? `${english}: ${names}` : `${names}: ${english}`
    }),
    topics: writeLetters(topics, ({ name, path }) => link(name, path, locale)),
  }
}

/** The sections of home that list pages, in its order. */
export function writeHome({ lists }: Generated, locale: Locale): string {
  const t = getText(locale)
  const sections = [
    [t('explore.title'), lists.explore],
    [t('topReads.title'), lists.topReads],
    [t('conditions.title'), lists.conditions],
    [t('products.title'), lists.products],
    [t('homeServices.title'), lists.homeServices],
    [t('dentalServices.title'), lists.dentalServices],
    [t('videos.title'), lists.videos],
    [t('featured.title'), lists.featured],
  ] as const
  return join(
    ...sections.map(([title, cards]) => join(`## ${title}`, cardList(cards, locale))),
    linkToAll(locale),
  )
}

/** Each phrase in this language and the others. */
export function writePhrases({ phrases }: Generated, locale: Locale): string {
  const t = getText(locale)
  const codes = startingWith(locale)
  const lines = (some: Phrase[]) =>
    list(some.map((phrase) => codes.map((code) => phrase[code]).join(' / ')))
  return join(
    ...phrases.flatMap(({ title, urgent, phrases }) => [
      `## ${title[locale]}`,
      urgent.length > 0 &&
        `${t('phrases.urgent')} ${link(t('site.emergency'), routes.emergency, locale)}`,
      lines(urgent),
      lines(phrases),
    ]),
  )
}

/** The emergency numbers, in the order that pages show. */
export function writeNumbers(locale: Locale): string {
  const first = emergencyNumbers.map(({ country, name, number }) => ({
    country,
    name: name[locale],
    numbers: [number],
  }))
  const others = listOtherCountries(locale).map(({ country, name, number, other }) => ({
    country,
    name,
    numbers: other ? [number, other] : [number],
  }))
  return list(
    [...first, ...others].map(({ country, name, numbers }) => {
      const note = findNote(country, locale)
      const bold = numbers.map((number) => `**${number}**`).join(', ')
      return `${name}: ${bold}${note ? ` (${note})` : ''}`
    }),
  )
}

function linkToAll(locale: Locale): string {
  return link(getText(locale)('markdown.all'), routes.llms, locale)
}

function writeLetters<T>(groups: LetterGroup<T>[], write: (item: T) => string): string {
  return join(...groups.map(({ letter, items }) => join(`### ${letter}`, list(items.map(write)))))
}
