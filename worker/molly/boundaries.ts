import type { Locale } from '../../src/i18n/locales.ts'
import { normalize } from '../../src/molly/normalize.ts'
import { compilePattern, matches, pad, type Pattern } from '../../src/molly/patterns.ts'
import type { AnswerKind } from '../../src/molly/protocol.ts'
import { type BoundaryId, groups, rules } from './boundary-rules.ts'
import { boundaryTexts } from './boundary-texts.ts'

export type Boundary = {
  id: BoundaryId
  kind: Extract<AnswerKind, 'answer' | 'boundary'>
  /** The reason and the safe way on, without the reminder. */
  reply: string
  /** Pages that say more, without locale prefix. */
  paths: string[]
  /** true: the nearest questions may follow the reply. */
  informs: boolean
  /** What an answer card that surely fits does to it: nothing, come in its place, or follow its reason. */
  beside: Beside
}

const friendly: BoundaryId[] = ['greeting', 'thanks', 'about-molly', 'help', 'no-money']

const informing: BoundaryId[] = [
  'diagnosis',
  'skip-dentist',
  'harmful',
  'dose',
  'prescription',
  'about-molly',
  'second-opinion',
  'booking',
  'rating',
  'no-money',
]
type Beside = 'alone' | 'yields' | 'opens'

/** Who is refused these is still told what the pages say about it. */
const whenCertain: Partial<Record<BoundaryId, Beside>> = {
  diagnosis: 'opens',
  'skip-dentist': 'opens',
  prescription: 'opens',
}

/** What only sounds like these is often a question that a card answers. */
const whenLikely: Partial<Record<BoundaryId, Beside>> = {
  harmful: 'yields',
  dose: 'yields',
  prescription: 'yields',
  'skip-dentist': 'yields',
  diagnosis: 'yields',
  'second-opinion': 'yields',
  booking: 'yields',
  rating: 'yields',
  'no-money': 'yields',
  'about-molly': 'yields',
  'off-topic': 'yields',
}

/** What the model alone is sure of: the reason, and then the card. */
const whenPlain: typeof whenLikely = {
  ...whenLikely,
  harmful: 'opens',
  dose: 'opens',
  prescription: 'opens',
  'skip-dentist': 'opens',
  diagnosis: 'opens',
}

/** `certain`: a firm rule says so; `plain`: the model does; `likely`: it may be something else. */
export type Certainty = 'certain' | 'plain' | 'likely'

const besides = { certain: whenCertain, plain: whenPlain, likely: whenLikely }

const paths: Record<BoundaryId, string[]> = {
  manipulation: ['/ask-dentist'],
  'personal-data': ['/privacy'],
  harmful: ['/conditions/emergency', '/home-services/natural-remedies', '/ask-dentist'],
  dose: ['/conditions/emergency#toothache', '/ask-dentist'],
  prescription: ['/conditions/emergency#toothache', '/ask-dentist'],
  'skip-dentist': ['/ask-dentist'],
  diagnosis: ['/ask-dentist'],
  photo: ['/ask-dentist'],
  'second-opinion': ['/ask-dentist', '/paying-for-care'],
  booking: ['/ask-dentist'],
  rating: ['/check-a-dentist', '/ask-dentist'],
  'no-money': ['/paying-for-care', '/ask-dentist'],
  'other-language': ['/conditions/emergency', '/topics'],
  abuse: ['/contact'],
  'about-molly': ['/ask-dentist', '/content-integrity'],
  thanks: [],
  greeting: [],
  help: ['/conditions/emergency', '/topics'],
  'off-topic': ['/topics'],
}

const compile = (patterns: string[] = []) =>
  patterns.map((pattern) => compilePattern(pattern, groups))

const compiled = rules.map(({ id, patterns, firm, raw = [], unless }) => ({
  id,
  raw,
  firm: compile(firm),
  patterns: compile(patterns),
  unless: compile(unless),
}))

/** What a message says that Molly won't do, by the rules: what is certain counts before the rest. */
export function matchBoundary(message: string): { id: BoundaryId; isCertain: boolean } | undefined {
  const text = pad(normalize(message))
  const says = (patterns: Pattern[]) => patterns.some((pattern) => matches(pattern, text))
  const open = compiled.filter(({ unless }) => !says(unless))
  const certain = open.find(
    ({ raw, firm }) => raw.some((expression) => expression.test(message)) || says(firm),
  )
  if (certain) return { id: certain.id, isCertain: true }
  const likely = open.find(({ patterns }) => says(patterns))
  return likely && { id: likely.id, isCertain: false }
}

export function describeBoundary(id: BoundaryId, locale: Locale, certainty: Certainty): Boundary {
  return {
    id,
    kind: friendly.includes(id) ? 'answer' : 'boundary',
    reply: boundaryTexts[locale][id],
    paths: paths[id],
    informs: informing.includes(id),
    beside: besides[certainty][id] ?? 'alone',
  }
}
