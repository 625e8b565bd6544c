import { type UrgencyLevel, urgencyLevels } from '../../src/content/urgency.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { ReadText, Source } from '../content/read.ts'
import { adviceFile, listAdviceTexts, type UrgencyAdvice } from '../content/features/urgency.ts'
import { urgencyFile, type UrgencyTable } from '../content/urgency.ts'
import { factIds, type Found, type Line, type TextFile } from './text.ts'

/** Opening words that state an urgency level in boxes and list items. */
const beginnings: Record<UrgencyLevel, RegExp> = {
  now: /^(?:(?:right|press firmly|emergency room) now|at once|best within the hour|ahora mismo|enseguida|de inmediato|presionar ya|ir a emergencias ya|mejor en una hora)(?!\p{L})/iu,
  today: /^(?:today|(?:the )?same day|hoy|el mismo día)(?!\p{L})/iu,
  week: /^(?:this week|within days|in the coming days|esta semana|en pocos días|en los próximos días)(?!\p{L})/iu,
  routine:
    /^(?:(?:at (?:the|your) )?next visit|(?:in the )?next weeks|(?:en (?:la|su) )?próxima visita|(?:en las )?próximas semanas)(?!\p{L})/iu,
}

const levelOf = (words: string): UrgencyLevel | undefined =>
  urgencyLevels.find((level) => beginnings[level].test(words))

const boxes = { now: ['now'], soon: ['today'], see: ['week', 'routine'] } satisfies Record<
  string,
  UrgencyLevel[]
>

type Item = { text: string; level?: UrgencyLevel; isBoxed?: boolean }

/** A page's advice with its level, in order: calls, tiles, a box, lists like `- **Today:** …`. */
function listItems({ front, body }: Source[Locale]): Item[] {
  const { callIf, problems, urgency = {} } = front
  return [
    ...callIf.map((text): Item => ({ text, level: 'now' })),
    ...problems.map(({ when }) => ({ text: when, level: levelOf(when) })),
    ...(['now', 'soon', 'see'] as const).flatMap((box) =>
      (urgency[box]?.items ?? []).map((text): Item => {
        const level = levelOf(text) ?? levelOf(urgency[box]!.when)
        return { text, level: boxes[box].find((allowed) => allowed === level), isBoxed: true }
      }),
    ),
    ...[...body.matchAll(/^- \*\*([^*]+):\*\* .*$/gm)].flatMap(([text, label]): Item[] => {
      const level = levelOf(label!)
      return level ? [{ text, level }] : []
    }),
  ]
}

/** Lets a page's lines know the level of their box. */
export function withBoxLevels(texts: TextFile[]) {
  return texts.map((one) => {
    const levels = new Map(
      listItems(one.source[one.locale]).map(({ text, level }) => [text, level]),
    )
    return { ...one, levelOf: ({ text }: Line) => levels.get(text) }
  })
}

/** Finds pages that contradict the levels in content/urgency.json or do not name their signs. */
export function checkUrgency(sources: Source[], table: UrgencyTable): Found[] {
  return sources.flatMap((source) =>
    localeCodes.flatMap((locale) => checkLanguage(source, locale, table)),
  )
}

function checkLanguage({ data, ...texts }: Source, locale: Locale, table: UrgencyTable): Found[] {
  const { file } = texts[locale]
  const findings: Found[] = []
  const say = (item: Item | undefined, problem: string, remedy: string) => {
    findings.push({ file, at: item?.text, problem, remedy })
  }
  const items = listItems(texts[locale])
  for (const item of items.filter(({ level }) => !level)) {
    say(item, 'says no time, or not that of its box', 'begin it with its time, or correct "when"')
  }
  for (const level of urgencyLevels) {
    const said = items.filter((item) => item.level === level)
    const named = data.urgency?.[level] ?? []
    if (said.length !== named.length) {
      say(
        said[named.length] ?? said.at(-1),
        `says "${level}" ${said.length} times, and "urgency" in data.json ${named.length}`,
        'name the signs of each item, in their order ([] for none)',
      )
      continue
    }
    for (const [at, item] of said.entries()) {
      const signs = [named[at]!].flat()
      if (signs.length === 0 && item.isBoxed && level !== 'routine') {
        say(item, 'names no sign', `name a row of ${urgencyFile}, or add one`)
      }
      for (const sign of signs) {
        const problem = findFault(sign, level, factIds(item.text), table)
        if (problem) say(item, problem, `let the page and ${urgencyFile} say the same`)
      }
    }
  }
  return findings
}

function findFault(
  sign: string,
  level: UrgencyLevel,
  cited: string[],
  table: UrgencyTable,
): string | undefined {
  const row = table[sign]
  if (!row) return `names the sign "${sign}", which ${urgencyFile} does not have`
  if (row.level !== level) return `says "${level}" of "${sign}", and ${urgencyFile} "${row.level}"`
  if (cited.length === 0 || row.facts.length === 0) return undefined
  if (cited.some((id) => row.facts.includes(id))) return undefined
  return `cites ${cited.join(', ')} for "${sign}", which rests on ${row.facts.join(', ')}`
}

type UrgencyText = Pick<TextFile, 'file' | 'locale' | 'lines'> & { source: Pick<Source, 'path'> }

/** The texts of the table with their facts and links, for the text checks. */
export function listUrgencyTexts(text: ReadText, table: UrgencyTable): UrgencyText[] {
  const rows = text(urgencyFile).split('\n')
  return localeCodes.map((locale) => ({
    file: urgencyFile,
    locale,
    source: { path: '' },
    lines: Object.entries(table).map(([id, { facts, page, [locale]: words }]) => ({
      number: rows.findIndex((row) => row.trimStart().startsWith(`"${id}":`)) + 1,
      text: `[${words}](${page})${facts.length > 0 ? `[^${facts.join()}]` : ''}`,
      section: id,
      kind: 'field',
    })),
  }))
}

/** The texts of the advice, likewise. */
export function listAdviceLines(text: ReadText, advice: UrgencyAdvice): UrgencyText[] {
  const rows = text(adviceFile).split('\n')
  return localeCodes.map((locale) => ({
    file: adviceFile,
    locale,
    source: { path: '' },
    lines: listAdviceTexts(advice, locale).map(({ id, words, markdown }) => ({
      number: rows.findIndex((row) => row.includes(`"${locale}": ${JSON.stringify(words)}`)) + 1,
      text: markdown,
      section: id,
      kind: 'field',
    })),
  }))
}
