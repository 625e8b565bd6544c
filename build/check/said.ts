import * as v from 'valibot'
import { type UrgencyLevel, urgencyLevels } from '../../src/content/urgency.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { text } from '../content/fields.ts'
import { parseJsonFile } from '../content/parse.ts'
import type { ReadText } from '../content/read.ts'
import { urgencyFile, type UrgencyTable } from '../content/urgency.ts'
import { findFigures } from './figures.ts'
import type { Remark } from './prose.ts'
import { type Found, type Line, plain, sentences, type TextFile } from './text.ts'

const saidFile = 'content/urgency-said.json'

const patterns = v.strictObject({ en: v.array(text), es: v.array(text) })
const saidSchema = v.strictObject({
  levels: v.strictObject({ now: patterns, today: patterns, week: patterns, routine: patterns }),
  signs: v.record(
    v.string(),
    v.strictObject({
      /** Two signs that are milder alone; who names both must say them `together`. */
      apart: v.optional(patterns),
      together: v.optional(patterns),
      ...patterns.entries,
    }),
  ),
})
/** How prose says a level and names a sign of the table. */
export type Said = v.InferOutput<typeof saidSchema>

export function readSaid(read: ReadText): Said {
  return parseJsonFile(saidFile, saidSchema, read(saidFile))
}

const compile = (alternatives: string[]) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${alternatives.join('|').replaceAll(' … ', ' [^.;:!?]{0,50}?')})(?!\p{L})`,
    'iu',
  )

/** The figure that makes a sign urgent, "2w": what the group `limit` of its pattern holds. */
const limitOf = (match: RegExpExecArray | null): string | undefined =>
  match?.groups?.limit && (findFigures(match.groups.limit).join(' to ') || match.groups.limit)

function compileSaid({ levels, signs }: Said, table: UrgencyTable, locale: Locale) {
  return {
    levels: urgencyLevels.map((level) => ({ level, pattern: compile(levels[level][locale]) })),
    signs: Object.entries(signs).flatMap(([id, { apart, together, [locale]: named }]) => {
      const row = table[id]
      if (!row) return []
      const pattern = compile(named)
      return {
        id,
        level: row.level,
        pattern,
        limit: limitOf(pattern.exec(row[locale])),
        isKnown: pattern.test(row[locale]),
        apart: apart?.[locale].map((one) => compile([one])),
        together: together && compile([...together[locale], ...named]),
      }
    }),
  }
}

const gravity = (level: UrgencyLevel) => urgencyLevels.indexOf(level)
const remedy = `say what ${urgencyFile} says, or correct its row`

type SaidText = Pick<TextFile, 'file' | 'locale' | 'lines'> & {
  /** The level that a box gives a line. */
  levelOf?: (line: Line) => UrgencyLevel | undefined
}

/**
 * Finds prose that says less urgent of a sign than the table, or another figure. More urgent is
 * allowed: another sign in the sentence may be the reason.
 */
export function checkSaid(texts: SaidText[], table: UrgencyTable, said: Said): Remark[] {
  return localeCodes.flatMap((locale) => {
    const { levels, signs } = compileSaid(said, table, locale)
    const anyLevel = compile(urgencyLevels.flatMap((level) => said.levels[level][locale]))
    const beforeLevel = new RegExp(`,? (?:and|or|y|e|o|u) (?=${anyLevel.source})`, 'iu')

    /** What names signs: a sentence, or what stands before "but", ";" or ", and today". */
    const clauses = (line: string): string[] =>
      sentences(line)
        .flatMap((sentence) => plain(sentence).split(/;\s|,? (?:but|pero) /))
        .flatMap((part) => part.split(beforeLevel))

    /** What a clause says wrong; `near` is what else the reader sees beside it. */
    function judge(clause: string, box: UrgencyLevel | undefined, near: string) {
      const told = levels.filter(({ pattern }) => pattern.test(clause))
      const level = told.length > 0 ? told[0]!.level : box
      const isMilder = (sign: { level: UrgencyLevel }) =>
        level !== undefined && gravity(level) > gravity(sign.level)
      const found = signs.flatMap((sign) => {
        const match = sign.pattern.exec(clause)
        return match ? { ...sign, words: match[0], said: limitOf(match) } : []
      })
      const [gravest] = found.toSorted((one, other) => gravity(one.level) - gravity(other.level))
      const urgency = found
        .filter(({ limit, said }) => limit && said && said !== limit)
        .map(({ id, words, limit }) => `says "${words}", and the row "${id}" ${limit}`)
      if (gravest && isMilder(gravest) && told.length < 2) {
        const row = `and the row "${gravest.id}" "${gravest.level}"`
        urgency.push(`says "${level}" of "${gravest.words}", ${row}`)
      }
      const pair = signs
        .filter((sign) => isMilder(sign) && sign.apart?.every((one) => one.test(clause)))
        .filter(({ together }) => !together?.test(near))
        .map(({ id }) => `says "${level}" of each sign of "${id}", and nothing of both`)
      return { urgency, pair }
    }

    return texts
      .filter((one) => one.locale === locale)
      .flatMap(({ file, lines, levelOf }) => {
        const isCard = file.startsWith('content/answers/')
        return lines.flatMap((line) => {
          const near = isCard ? [line] : lines.filter(({ section }) => section === line.section)
          const nearby = near.map(({ text }) => plain(text)).join(' ')
          return clauses(line.text).flatMap((clause) => {
            const { urgency, pair } = judge(clause, levelOf?.(line), nearby)
            const say = (check: string) => (problem: string) =>
              ({ check, file, line: line.number, problem }) satisfies Remark
            return [
              ...urgency.map(say(isCard ? 'urgency-cards' : 'urgency')),
              ...pair.map(say('pair')),
            ]
          })
        })
      })
  })
}

/** Finds patterns without a row, and rows that their own pattern does not know. */
export function checkSaidFile(table: UrgencyTable, said: Said): Found[] {
  return localeCodes.flatMap((locale) => {
    const { signs } = compileSaid(said, table, locale)
    const known = new Set(signs.filter(({ isKnown }) => isKnown).map(({ id }) => id))
    return Object.keys(said.signs)
      .filter((id) => !known.has(id))
      .map((id) => ({
        file: saidFile,
        at: `"${id}":`,
        problem: `does not find what ${urgencyFile} says of "${id}" (${locale})`,
        remedy,
      }))
  })
}
