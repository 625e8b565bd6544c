import type { ToolName } from '../../src/content/blocks.ts'
import type { FirstVisit } from '../../src/content/first-visit.ts'
import type { FridgeSheet } from '../../src/content/fridge-sheet.ts'
import type { GlossaryEntry } from '../../src/content/glossary.ts'
import type { Loteria } from '../../src/content/loteria.ts'
import type { Lists } from '../../src/content/index.ts'
import type { Card } from '../../src/content/schema.ts'
import type { LetterGroup } from '../../src/content/letters.ts'
import { type MouthMap, mouthSets, type Place } from '../../src/content/mouth.ts'
import { type Phrase, type Situation, startingWith } from '../../src/content/phrases.ts'
import type { Topic } from '../../src/content/topics.ts'
import { originMark } from '../../src/content/origin-mark.ts'
import { urgencyLevels } from '../../src/content/urgency.ts'
import type { TreatmentTerms } from '../../src/content/treatment-terms.ts'
import { nameRegion } from '../../src/i18n/formats.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import { listCountries } from '../../src/sections/emergency/countries.ts'
import { endpoints, routes } from '../../src/routes.ts'
import type { UrgencyTable } from '../urgency.ts'
import { cardList, join, link, list, writeFootnote } from './text.ts'

/** What code fills pages with. */
export type Generated = {
  lists: Lists
  glossary: LetterGroup<GlossaryEntry>[]
  topics: LetterGroup<Topic>[]
  phrases: Situation[]
  mouth: MouthMap
  urgency: UrgencyTable
  firstVisit: FirstVisit
  fridgeSheet: FridgeSheet
  loteria: Loteria
  treatmentTerms: TreatmentTerms
  /** Newest first. */
  issues: Card[]
}

/** The tools that can be read. The others, such as forms, need the page. */
export type ToolTexts = Partial<Record<ToolName, string>>

export function writeTools({ glossary, topics, issues }: Generated, locale: Locale): ToolTexts {
  const all = linkToAll(locale)
  return {
    numbers: writeNumbers(locale),
    embed: writeEmbed(locale),
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

/** Each place in this language and the others, teeth with their numbers and ages. */
export function writeMouthMap({ mouth }: Generated, locale: Locale): string {
  const t = getText(locale)
  const writePlace = ({ words, tooth }: Place) => {
    const names = startingWith(locale).map((code) => words[code])
    if (!tooth) return names.join(' / ')
    const { fdi, universal, comesIn, fallsOut } = tooth
    const facts = [
      `FDI ${fdi}, Universal ${universal}`,
      `${t('mouth.comesIn')}: ${comesIn.text}[^${comesIn.reference}]`,
      fallsOut && `${t('mouth.fallsOut')}: ${fallsOut.text}[^${fallsOut.reference}]`,
    ]
    return [names.join(' / '), ...facts.filter((fact) => fact !== undefined)].join('. ')
  }
  return join(
    t('mouth.no'),
    t('mouth.systems'),
    t('mouth.varies') + mouth.varies.map((number) => `[^${number}]`).join(''),
    ...mouthSets.map((set) =>
      join(
        `## ${t(`mouth.sets.${set}`)}`,
        ...mouth.groups
          .filter((group) => group.set === set)
          .map(({ title, places }) => join(`### ${title}`, list(places.map(writePlace)))),
      ),
    ),
    mouth.references.map(writeFootnote).join('\n'),
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

/** Every sign by how soon it needs help, with the page that says more, and the emergency numbers. */
export function writeUrgency({ urgency }: Generated, locale: Locale): string {
  const t = getText(locale)
  const signs = Object.values(urgency)
  return join(
    t('howSoon.unsure'),
    ...urgencyLevels.flatMap((level) => [
      `## ${t(`howSoon.answer.${level}`)}`,
      list(
        signs
          .filter((sign) => sign.level === level)
          .map(({ page, [locale]: words }) => link(words, page, locale)),
      ),
    ]),
    `## ${t('emergency.numbers')}`,
    writeNumbers(locale),
  )
}

/** The first visit in words. */
export function writeFirstVisit({ firstVisit }: Generated, locale: Locale): string {
  const t = getText(locale)
  const { cards, parents } = firstVisit
  return join(
    cards.map((card, at) => `${at + 1}. ${card[locale]}`).join('\n'),
    `## ${t('visit.parents')}`,
    list(parents.map((sentence) => sentence[locale])),
    link(t('visit.article'), '/article/first-dental-visit', locale),
  )
}

/** The sheet for a kitchen door, each sentence in this language and the others. */
export function writeFridgeSheet({ fridgeSheet }: Generated, locale: Locale): string {
  const { title, now, parts, own } = fridgeSheet
  const both = (text: Phrase) => writeBoth(text, locale)
  return join(
    `## ${both(title)}`,
    writeNumbers(locale),
    `## ${both(now.title)}`,
    list(now.signs.map(both)),
    ...parts.flatMap(({ title, steps, lines }) => [
      `## ${both(title)}`,
      list([
        ...steps.map(both),
        ...lines.map(({ country, number }) => `${nameRegion(country, locale)}: ${number}`),
      ]),
    ]),
    `## ${both(own.title)}`,
    list(own.blanks.map((blank) => `${both(blank)}: ______`)),
  )
}

/** The cards of the game with their riddles, and how to play. */
export function writeLoteria(
  { loteria: { lede, cards, rules } }: Generated,
  locale: Locale,
): string {
  const t = getText(locale)
  const lines = cards.map(
    ({ name, riddle }, at) =>
      `${at + 1}. **${writeBoth(name, locale)}**: ${writeBoth(riddle, locale)}`,
  )
  return join(
    lede[locale],
    lines.join('\n'),
    `## ${t('loteria.how')}`,
    list(rules.map((rule) => writeBoth(rule, locale))),
  )
}

/** A text in every language, the reader's own first. */
function writeBoth(text: Phrase, locale: Locale): string {
  return startingWith(locale)
    .map((code) => text[code])
    .join(' / ')
}

/** What a quote may say, in plain words, and the questions before saying yes to it. */
export function writeTreatmentTerms({ treatmentTerms }: Generated, locale: Locale): string {
  const t = getText(locale)
  const { questions, terms } = treatmentTerms
  return join(
    t('plan.limits'),
    `## ${t('plan.before')}`,
    list(questions.map((question) => question[locale])),
    ...terms.map(({ page, [locale]: { name, what, part, ask } }) =>
      join(
        `## ${name}`,
        what,
        part.length > 0 && `${t('plan.part')}: ${part.join(', ')}.`,
        list(ask),
        link(t('plan.more', { name }), page, locale),
      ),
    ),
  )
}

/** The emergency numbers, in the order that pages show. */
export function writeNumbers(locale: Locale): string {
  return list(
    listCountries(locale).map(({ name, numbers, note }) => {
      const bold = numbers.map((number) => `**${number}**`).join(', ')
      return `${name}: ${bold}${note ? ` (${note})` : ''}`
    }),
  )
}

/** What other sites copy, and the address that programs ask. */
function writeEmbed(locale: Locale): string {
  const t = getText(locale)
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
