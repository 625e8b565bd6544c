import * as v from 'valibot'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { AnswerCard } from '../index/answers/cards.ts'
import { text } from '../content/fields.ts'
import { parseJsonFile } from '../content/parse.ts'
import type { ReadText, Source } from '../content/read.ts'
import type { Fact } from '../content/schema.ts'
import { factIds, type Found, plain, sentences, type TextFile } from './text.ts'

export const proseFile = 'content/prose.json'
const kindsFile = 'content/source-kinds.json'

/** `words` is a regular expression. */
const rule = v.strictObject({
  words: text,
  remedy: v.optional(text),
  /** A sentence that it has to find. */
  wrong: v.optional(text),
  isCaseSensitive: v.optional(v.boolean(), false),
})
const check = v.strictObject({
  remedy: text,
  isCaseSensitive: v.optional(v.boolean(), false),
  /** Reads only the first sentences of answer cards. */
  isFirst: v.optional(v.boolean(), false),
  en: v.optional(v.array(rule), []),
  es: v.optional(v.array(rule), []),
})
const proseSchema = v.strictObject({
  /** How many lines each check may still name: only ever fewer, and none where it has no number. */
  most: v.record(v.string(), v.number()),
  checks: v.record(v.string(), check),
})
/** What good prose leaves out, and how many lines still have it. */
type Prose = v.InferOutput<typeof proseSchema>

export function readProse(read: ReadText): Prose {
  return parseJsonFile(proseFile, proseSchema, read(proseFile))
}

const kindsSchema = v.strictObject({
  /** Host names, or a part of one such as "gov", by what publishes there. */
  kinds: v.strictObject({
    guideline: v.array(text),
    review: v.array(text),
    agency: v.array(text),
    hospital: v.array(text),
    study: v.array(text),
    seller: v.array(text),
    press: v.array(text),
    copy: v.array(text),
  }),
  /** Key of a weak source -> why an editor keeps it. */
  reasons: v.record(v.string(), text),
})
type SourceKinds = v.InferOutput<typeof kindsSchema>
const weak = ['seller', 'press', 'copy'] as const

export function readSourceKinds(read: ReadText): SourceKinds {
  return parseJsonFile(kindsFile, kindsSchema, read(kindsFile))
}

/** A line that a check of prose.json names. */
export type Remark = {
  check: string
  file: string
  line: number
  problem: string
  /** Where it is not that of its check. */
  remedy?: string
}

type ProseText = Pick<TextFile, 'file' | 'locale' | 'lines'>

/** What is not the main clause of a sentence. */
const outsideMain: Record<Locale, RegExp> = {
  en: /^(?:after|before|if|when|while|until|once|because|where|as)(?!\p{L}).*|[,:;].*| (?:that|who|which|if|when|while|once(?! a)|until|because|where|after|before|but|how|what)(?!\p{L}).*/iu,
  es: /^(?:después|antes|si|cuando|mientras|hasta|porque|donde|como)(?!\p{L}).*|[,:;].*| (?:que|quien|si|cuando|mientras|hasta|porque|donde|después|antes|pero|cómo)(?!\p{L}).*/iu,
}

/** Finds words and turns of phrase, in cards also in the main clause of their first sentence. */
export function checkProse(pages: ProseText[], cards: ProseText[], { checks }: Prose): Remark[] {
  return Object.entries(checks).flatMap(([check, { isFirst, isCaseSensitive, ...rules }]) => {
    const texts = isFirst ? cards : [...pages, ...cards]
    return localeCodes.flatMap((locale) => {
      const patterns = rules[locale].map(({ words, remedy, ...own }) => ({
        pattern: new RegExp(
          String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`,
          isCaseSensitive || own.isCaseSensitive ? 'u' : 'iu',
        ),
        remedy,
      }))
      return readSentences(texts, locale, isFirst).flatMap(({ file, line, words }) =>
        patterns.flatMap(({ pattern, remedy }): Remark[] => {
          const main = isFirst ? words.replace(outsideMain[locale], '') : words
          const [found] = pattern.exec(main) ?? []
          return found
            ? [{ check, file, line, problem: `says "${found}": ${cut(words)}`, remedy }]
            : []
        }),
      )
    })
  })
}

const cut = (words: string) => (words.length > 120 ? `${words.slice(0, 120)}…` : words)

function readSentences(texts: ProseText[], locale: Locale, isFirst: boolean) {
  return texts
    .filter((one) => one.locale === locale)
    .flatMap(({ file, lines }) =>
      lines
        .filter(({ kind }) => kind !== 'box' && kind !== 'choice')
        .flatMap(({ number: line, text }) =>
          sentences(text)
            .slice(0, isFirst ? 1 : undefined)
            .map((sentence) => ({ file, line, words: plain(sentence) })),
        ),
    )
}

const maxVerdict = 18

/** Finds cards whose first sentence is too long to be a verdict. */
export function checkVerdicts(cards: ProseText[]): Remark[] {
  return localeCodes.flatMap((locale) =>
    readSentences(cards, locale, true).flatMap(({ file, line, words }): Remark[] => {
      const count = words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
      if (count <= maxVerdict) return []
      return [{ check: 'verdict', file, line, problem: `has ${count} words: ${cut(words)}` }]
    }),
  )
}

/** The kind of a source's host; the longest name that fits wins. */
function kindOf(host: string, { kinds }: SourceKinds): keyof SourceKinds['kinds'] | undefined {
  const labels = host.split('.')
  const fits = (name: string) =>
    name.includes('.') ? `.${host}`.endsWith(`.${name}`) : labels.includes(name)
  return Object.entries(kinds)
    .flatMap(([kind, names]) => names.filter(fits).map((name) => ({ kind, name })))
    .toSorted((one, other) => other.name.length - one.name.length)[0]?.kind as
    | keyof SourceKinds['kinds']
    | undefined
}

/** Finds citations of weak sources (once, in English), and sources of no known kind. */
export function checkSources(
  texts: ProseText[],
  facts: Map<string, Fact>,
  kinds: SourceKinds,
): { remarks: Remark[]; findings: Found[] } {
  const kindOfKey = new Map<string, string>()
  const findings: Found[] = []
  for (const { id, source_key: key, url, conf } of facts.values()) {
    if (kindOfKey.has(key) || !URL.canParse(url) || conf === 'X') continue
    const { host } = new URL(url)
    const kind = kindOf(host, kinds)
    kindOfKey.set(key, kind ?? '')
    if (kind) continue
    findings.push({
      file: 'content/facts.json',
      at: JSON.stringify({ id }).slice(0, -1),
      problem: `comes from ${host}, whose kind is not known`,
      remedy: `name it in ${kindsFile}`,
    })
  }
  const remarks = texts
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ file, lines }) =>
      lines.flatMap(({ number: line, text }) => {
        const cited = factIds(text).flatMap((id) => facts.get(id) ?? [])
        return [...new Map(cited.map((fact) => [fact.source_key, fact])).values()]
          .filter(({ source_key: key }) => !kinds.reasons[key])
          .map(({ source_key: key, id }) => ({ id, key, kind: kindOfKey.get(key) }))
          .filter(({ kind }) => weak.some((one) => one === kind))
          .map(({ id, key, kind }) => ({
            check: 'source',
            file,
            line,
            problem: `cites ${id} of ${key}, whose kind is "${kind}"`,
          }))
      }),
    )
  return { remarks, findings }
}

const money =
  /(?<![\p{L}\d])(?:USD|US\$|MXN|COP|CLP|ARS|PEN|EUR|S\/|\$|€|£)\s?\d|\d[\d.,]*\s?(?:€|(?:dollars|pesos|soles|euros|dólares|pounds|libras)(?!\p{L}))/iu
export const maxMonths = 18

/** A year may mean its last day. */
export function monthsSince(year: number, date: string): number {
  const [now, month] = date.split('-').map(Number)
  return (now! - year - 1) * 12 + month!
}

/** Finds prices whose newest source was more than 18 months old when the page was checked. */
export function checkMoney(
  texts: (ProseText & { checked?: string })[],
  facts: Map<string, Fact>,
): Remark[] {
  return texts.flatMap(({ file, lines, checked = '' }) =>
    lines
      .filter(({ kind }) => kind !== 'bare' && kind !== 'box')
      .flatMap(({ number: line, text }) =>
        sentences(text).flatMap((sentence): Remark[] => {
          if (!money.test(plain(sentence))) return []
          const years = factIds(sentence).flatMap((id) => facts.get(id)?.year.match(/\d{4}/g) ?? [])
          const newest = Math.max(...years.map(Number))
          if (years.length === 0 || monthsSince(newest, checked) <= maxMonths) return []
          const problem = `has a price of ${newest}: ${cut(plain(sentence))}`
          return [{ check: 'money', file, line, problem }]
        }),
      ),
  )
}

/** Lists cards as texts that know when their page was checked. */
export function dateCards<Text extends ProseText>(
  texts: Text[],
  cards: AnswerCard[],
  sources: Source[],
): (Text & { checked?: string })[] {
  const checked = new Map(sources.map(({ path, data }) => [path, data.checked]))
  const pageOf = new Map(cards.map(({ file, page }) => [file, page]))
  return texts.map((one) => ({ ...one, checked: checked.get(pageOf.get(one.file) ?? '') }))
}

export const withRemedies = ({ checks }: Prose, remarks: Remark[]) =>
  remarks.map((one) => ({ ...one, remedy: one.remedy ?? checks[one.check]?.remedy ?? '' }))

/** prose.json with limits that are no higher than what the texts have. */
export function lowerLimits(raw: string, remarks: Remark[]): string {
  return raw.replaceAll(/"([\w-]+)": (\d+)/g, (row, name: string, most: string) => {
    const found = remarks.filter(({ check }) => check === name).length
    return found < Number(most) ? `"${name}": ${found}` : row
  })
}

/** Finds checks with more lines than allowed. Where none is allowed, each line is a fault. */
export function checkLimits(remarks: Remark[], { most: limits, checks }: Prose): Found[] {
  return Object.entries(checks).flatMap(([name, { remedy }]): Found[] => {
    const most = limits[name] ?? 0
    const found = remarks.filter(({ check }) => check === name)
    if (found.length <= most) return []
    if (most === 0) return found.map((one) => ({ ...one, remedy: one.remedy ?? remedy }))
    return [
      {
        file: proseFile,
        at: `"${name}": ${most}`,
        problem: `${found.length} lines have "${name}", and ${most} are allowed`,
        remedy: `\`npm run content:check -- --remarks ${name}\` names them: ${remedy}`,
      },
    ]
  })
}
