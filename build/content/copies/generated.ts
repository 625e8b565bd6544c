import type { ToolName } from '../../../src/content/blocks.ts'
import type { GlossaryEntry } from '../../../src/content/glossary.ts'
import type { Lists } from '../../../src/content/index.ts'
import type { Card } from '../../../src/content/schema.ts'
import type { LetterGroup } from '../../../src/content/letters.ts'
import type { Topic } from '../../../src/content/topics.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import { texts } from '../../../src/features/embed/texts.ts'
import { texts as homeTexts } from '../../../src/features/home/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localize } from '../../../src/i18n/locales.ts'
import { listCountries } from '../../../src/sections/emergency/countries.ts'
import { endpoints, routes } from '../../../src/routes.ts'
import { cardList, join, link, list } from './text.ts'

/** Generated page content. */
export type Generated = {
  lists: Lists
  terms: LetterGroup<GlossaryEntry>[]
  topics: LetterGroup<Topic>[]
  /** Newest first. */
  issues: Card[]
}

/** Tools with a text form. Others, such as forms, need the page. */
export type ToolTexts = Partial<Record<ToolName, string>>

export function writeTools({ terms, topics, issues }: Generated, locale: Locale): ToolTexts {
  const all = linkToAll(locale)
  return {
    numbers: writeNumbers(locale),
    embed: writeEmbed(locale),
    explore: all,
    sitemap: all,
    issues: cardList(issues, locale),
    glossary: writeLetters(terms, ({ english, spanish }) => {
      const names = spanish.map(({ name, note }) => (note ? `${name} (${note})` : name)).join(', ')
      return locale === 'en' ? `${english}: ${names}` : `${names}: ${english}`
    }),
    topics: writeLetters(topics, ({ name, path }) => link(name, path, locale)),
  }
}

/** The home page's lists of pages, in order. */
export function writeHome(
  _data: unknown,
  locale: Locale,
  { lists }: Pick<Generated, 'lists'>,
): string {
  const t = getText(locale, homeTexts)
  const sections = [
    [t('explore.title'), lists.explore],
    [t('topReads.title'), lists.topReads],
    [t('symptoms.title'), lists.conditions],
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

/** The emergency numbers in page order. */
export function writeNumbers(locale: Locale): string {
  return list(
    listCountries(locale).map(({ name, numbers, note }) => {
      const bold = numbers.map((number) => `**${number}**`).join(', ')
      return `${name}: ${bold}${note ? ` (${note})` : ''}`
    }),
  )
}

/** The embed snippet for other sites, and the MCP endpoint. */
function writeEmbed(locale: Locale): string {
  const t = getText(locale, texts)
  const address = originMark + localize(routes.embed, locale)
  return join(
    `${t('embed.snippet')}:`,
    `\`<iframe src="${address}" title="${t('embed.title')}" width="340" height="900"></iframe>\``,
    `${t('embed.mcp')}: ${originMark}${endpoints.mcp}`,
  )
}

function linkToAll(locale: Locale): string {
  return link(getText(locale)('markdown.all'), routes.llms, locale)
}

function writeLetters<T>(groups: LetterGroup<T>[], write: (item: T) => string): string {
  return join(...groups.map(({ letter, items }) => join(`### ${letter}`, list(items.map(write)))))
}
