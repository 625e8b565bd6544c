import * as v from 'valibot'
import { urgencyLevels, urgencyTopics } from '../../../src/content/urgency.ts'
import {
  type UrgencyGuide,
  urgencyHelpers,
  type UrgencyResult,
} from '../../../src/features/urgency/data.ts'
import { texts } from '../../../src/features/urgency/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { text } from '../../../src/content/phrase.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { ContentError } from '../error.ts'
import { writeNumbers } from '../copies/generated.ts'
import { join, link, list } from '../copies/text.ts'
import { Citations } from '../citations.ts'
import { createHtmlCompiler } from '../markdown.ts'
import { parseJsonFile } from '../parse.ts'
import type { ReadText } from '../read.ts'
import type { Fact } from '../schema.ts'
import type { UrgencyTable } from '../urgency.ts'

export const adviceFile = 'content/urgency-advice.json'

const ids = v.array(text)
const words = { en: text, es: text }
const statement = v.strictObject({
  facts: v.pipe(ids, v.minLength(1, 'rests on no fact')),
  ...words,
})
const person = { only: ids, always: ids }
/** `never`: signs of adults; `until`: the advice that each of a child's results has unless it can wait. */
const child = { ...person, never: ids, until: text }
/** For a child another one is given, or none (`false`). */
const advice = v.strictObject({
  ...statement.entries,
  child: v.optional(v.union([text, v.literal(false)])),
})

const result = v.strictObject({
  whom: v.optional(v.picklist(urgencyHelpers)),
  why: statement,
  until: v.pipe(ids, v.minLength(1)),
  read: v.pipe(
    v.array(v.strictObject({ page: v.pipe(v.string(), v.startsWith('/')), ...words })),
    v.minLength(1),
  ),
})

const adviceSchema = v.strictObject({
  first: ids,
  people: v.strictObject({ child: v.strictObject(child), carer: v.strictObject(person) }),
  advice: v.record(v.string(), advice),
  topics: v.record(
    v.picklist(urgencyTopics),
    v.strictObject({
      name: v.strictObject(words),
      hint: v.strictObject(words),
      motif: text,
      also: ids,
      otherwise: v.picklist(urgencyLevels),
      results: v.record(v.picklist(urgencyLevels), result),
    }),
  ),
})
export type UrgencyAdvice = v.InferOutput<typeof adviceSchema>
export type Statement = v.InferOutput<typeof statement>

type UrgencyContent = { urgency: UrgencyTable; advice: UrgencyAdvice; facts: Map<string, Fact> }

/** The questions and results of /urgency. */
export function readUrgencyAdvice(read: ReadText, table: UrgencyTable): UrgencyAdvice {
  const raw = read(adviceFile)
  const advice = parseJsonFile(adviceFile, adviceSchema, raw)
  const problems = listFaults(advice, table)
  if (problems.length > 0) {
    throw new ContentError(
      adviceFile,
      problems.map((problem) => ({ problem })),
    )
  }
  return advice
}

/** Finds unknown names, and results that a visitor could reach but that are missing. */
function listFaults(
  { first, people, advice, topics }: UrgencyAdvice,
  table: UrgencyTable,
): string[] {
  const all = Object.entries(topics)
  const named = [
    ...first,
    ...Object.values(people).flatMap(({ only, always }) => [...only, ...always]),
    ...people.child.never,
    ...all.flatMap(([, { also }]) => also),
  ]
  const reached = new Set([
    ...Object.values(table).map(({ topic, level }) => `${topic}/${level}`),
    ...all.map(([topic, { otherwise }]) => `${topic}/${otherwise}`),
  ])
  const used = new Set([
    ...all.flatMap(([, { results }]) => Object.values(results).flatMap(({ until }) => until)),
    ...Object.values(advice).flatMap(({ child }) => child || []),
    people.child.until,
  ])
  const results = all.flatMap(([topic, { results }]) =>
    Object.entries(results).map(([level, { whom }]) => ({
      name: `${topic}/${level}`,
      level,
      whom,
    })),
  )
  const written = new Set(results.map(({ name }) => name))
  return [
    ...named.filter((id) => !table[id]).map((id) => `names the sign "${id}", which is none`),
    ...first
      .filter((id) => table[id] && table[id].level !== 'now')
      .map((id) => `asks everybody for "${id}", which does not mean now`),
    ...[...reached.difference(written)].map((result) => `has no result for ${result}`),
    ...[...written.difference(reached)].map(
      (result) => `has a result for ${result}, which no answer leads to`,
    ),
    ...results
      .filter(({ level, whom }) => (level === 'now') !== (whom === undefined))
      .map(({ name }) => `${name}: "whom" is for what can wait, and only for that`),
    ...[...used].filter((id) => !advice[id]).map((id) => `names the advice "${id}", which is none`),
    ...Object.keys(advice)
      .filter((id) => !used.has(id))
      .map((id) => `has the advice "${id}", which no result names`),
  ]
}

export function compileUrgency(
  _source: unknown,
  { urgency: table, advice: { first, people, advice, topics }, facts }: UrgencyContent,
  locale: Locale,
): UrgencyGuide {
  const compileResult = (
    { whom, why, read }: v.InferOutput<typeof result>,
    until: string[],
  ): UrgencyResult => {
    const citations = new Citations(facts)
    const { inline } = createHtmlCompiler(citations, locale, (name) => name)
    const write = (statement: Statement) => inline(toMarkdown(statement, locale))
    return {
      whom,
      // In page order, because compiling numbers the sources.
      why: write(why),
      until: until.map((id) => write(advice[id]!)),
      read: read.map(({ page, [locale]: label }) => ({ path: page, label })),
      references: citations.references.map(({ key: _key, ...reference }) => reference),
    }
  }
  const forChild = (level: string, until: string[]) => [
    ...until.flatMap((id) => advice[id]!.child ?? id).filter((id) => id !== false),
    ...(level === 'routine' ? [] : [people.child.until]),
  ]
  const all = Object.entries(topics)
  const compileResults = (listUntil: (level: string, until: string[]) => string[]) =>
    Object.fromEntries(
      all.flatMap(([topic, { results }]) =>
        Object.entries(results).map(([level, result]) => [
          `${level}/${topic}`,
          compileResult(result, listUntil(level, result.until)),
        ]),
      ),
    )
  const { until: _until, ...childSigns } = people.child
  return {
    first,
    people: { ...people, child: childSigns },
    signs: Object.entries(table).map(([id, { level, topic, [locale]: words }]) => ({
      id,
      level,
      topic,
      text: words,
    })),
    topics: all.map(([id, { name, hint, motif, also, otherwise }]) => ({
      id: id as keyof typeof topics,
      motif,
      name: name[locale],
      hint: hint[locale],
      also,
      otherwise,
    })),
    results: compileResults((_level, until) => until),
    childResults: compileResults(forChild),
  }
}

/** 'Press firmly.' and its facts -> 'Press firmly.[^EME-17]' */
function toMarkdown({ facts, ...words }: Statement, locale: Locale): string {
  return `${words[locale]}[^${facts.join()}]`
}

/** All texts, each with its facts or the page that it links to. */
export function listAdviceTexts(
  { advice, topics }: UrgencyAdvice,
  locale: Locale,
): { id: string; words: string; markdown: string }[] {
  const say = (id: string, statement: Statement) => ({
    id,
    words: statement[locale],
    markdown: toMarkdown(statement, locale),
  })
  return [
    ...Object.entries(advice).map(([id, statement]) => say(id, statement)),
    ...Object.entries(topics).flatMap(([topic, { name, hint, results }]) => [
      ...[name, hint].map(({ [locale]: words }) => ({ id: topic, words, markdown: words })),
      ...Object.values(results).flatMap(({ why, read }) => [
        say(topic, why),
        ...read.map(({ page, [locale]: words }) => ({
          id: topic,
          words,
          markdown: `[${words}](${page})`,
        })),
      ]),
    ]),
  ]
}

/** All signs by urgency, each with a link to its page, and the emergency numbers. */
export function writeUrgency(
  _guide: UrgencyGuide,
  locale: Locale,
  { urgency }: { urgency: UrgencyTable },
): string {
  const t = getText(locale, texts)
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
