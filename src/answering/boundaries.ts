import content from '../../content/rules/boundaries.json' with { type: 'json' }
import type { Locale } from '../i18n/locales.ts'
import { normalize } from '../understanding/normalize.ts'
import { compilePattern, matches, pad, type Pattern } from '../understanding/patterns.ts'
import type { AnswerKind } from '../molly/protocol.ts'
import { writtenPatterns } from './written-patterns.ts'

/** What Molly declines, and messages that ask nothing. */
export type BoundaryId = keyof typeof content.boundaries

/** `certain`: a firm rule says so; `plain`: the model does; `likely`: it may be something else. */
export type Certainty = 'certain' | 'plain' | 'likely'

/** Where an answer card that surely fits goes: in place of the reply, or after its first paragraph. */
type CardPlace = 'instead' | 'after'

type BoundaryContent = {
  kind: Extract<AnswerKind, 'answer' | 'boundary'>
  informs?: boolean
  card?: Partial<Record<Certainty, CardPlace>>
  paths: string[]
} & Record<Locale, string[]>

export type Boundary = {
  id: BoundaryId
  kind: BoundaryContent['kind']
  /** The reason and the safe way on, without the reminder. */
  paragraphs: string[]
  /** Pages that say more, without locale prefix. */
  paths: string[]
  /** true: the nearest questions may follow the reply. */
  informs: boolean
  /** undefined: no card is shown. */
  card?: CardPlace
}

type Rule = {
  boundary: BoundaryId
  /** In the language of src/molly/patterns.ts, where there is no doubt: no answer card comes first. */
  firm?: string[]
  /** The same, where it may be something else. */
  patterns?: string[]
  /** true: `writtenPatterns` has more, without doubt. */
  asWritten?: boolean
  unless?: string[]
}

const boundaries = content.boundaries as Record<BoundaryId, BoundaryContent>

const compile = (patterns: string[] = []) =>
  patterns.map((pattern) => compilePattern(pattern, content.groups))

/** In order: the first rule that applies answers. */
const rules = (content.rules as Rule[]).map((rule) => ({
  id: rule.boundary,
  written: rule.asWritten ? writtenPatterns[rule.boundary]! : [],
  firm: compile(rule.firm),
  patterns: compile(rule.patterns),
  unless: compile(rule.unless),
}))

/** The boundary that the rules find in a message; firm patterns win over all others. */
export function matchBoundary(message: string): { id: BoundaryId; isCertain: boolean } | undefined {
  const text = pad(normalize(message))
  const says = (patterns: Pattern[]) => patterns.some((pattern) => matches(pattern, text))
  const open = rules.filter(({ unless }) => !says(unless))
  const certain = open.find(
    ({ written, firm }) => written.some((expression) => expression.test(message)) || says(firm),
  )
  if (certain) return { id: certain.id, isCertain: true }
  const likely = open.find(({ patterns }) => says(patterns))
  return likely && { id: likely.id, isCertain: false }
}

export function describeBoundary(id: BoundaryId, locale: Locale, certainty: Certainty): Boundary {
  const { kind, informs = false, card, paths, [locale]: paragraphs } = boundaries[id]
  return { id, kind, paragraphs, paths, informs, card: card?.[certainty] }
}
