import type { Locale } from '../../src/i18n/locales.ts'
import { normalize } from '../../src/molly/normalize.ts'
import { compilePattern, matches, pad } from '../../src/molly/patterns.ts'
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
  /** true: an answer card that surely fits comes first. */
  yields: boolean
}

const friendly: BoundaryId[] = ['greeting', 'thanks', 'about-molly']

const informing: BoundaryId[] = [
  'diagnosis',
  'skip-dentist',
  'harmful',
  'dose',
  'prescription',
  'about-molly',
]
/** What sounds like these is often a question that a card answers. */
const yielding: BoundaryId[] = ['about-molly', 'off-topic']

const paths: Record<BoundaryId, string[]> = {
  manipulation: ['/ask-dentist'],
  'personal-data': ['/privacy'],
  harmful: ['/conditions/emergency', '/home-services/natural-remedies', '/ask-dentist'],
  dose: ['/conditions/emergency#toothache', '/ask-dentist'],
  prescription: ['/conditions/emergency#toothache', '/ask-dentist'],
  'skip-dentist': ['/ask-dentist'],
  diagnosis: ['/ask-dentist'],
  'other-language': ['/conditions/emergency', '/topics'],
  abuse: ['/contact'],
  'about-molly': ['/ask-dentist', '/content-integrity'],
  thanks: [],
  greeting: [],
  'off-topic': ['/topics'],
}

const compiled = rules.map(({ id, patterns, raw = [], unless = [] }) => ({
  id,
  raw,
  patterns: patterns.map((pattern) => compilePattern(pattern, groups)),
  unless: unless.map((pattern) => compilePattern(pattern, groups)),
}))

/** What a message says that Molly won't do, by the rules: how it is written counts before words. */
export function matchBoundary(message: string): { id: BoundaryId; isCertain: boolean } | undefined {
  const text = pad(normalize(message))
  for (const { id, raw, patterns, unless } of compiled) {
    if (unless.some((pattern) => matches(pattern, text))) continue
    const isCertain = raw.some((expression) => expression.test(message))
    if (isCertain || patterns.some((pattern) => matches(pattern, text))) return { id, isCertain }
  }
  return undefined
}

export function describeBoundary(id: BoundaryId, locale: Locale): Boundary {
  return {
    id,
    kind: friendly.includes(id) ? 'answer' : 'boundary',
    reply: boundaryTexts[locale][id],
    paths: paths[id],
    informs: informing.includes(id),
    yields: yielding.includes(id),
  }
}
