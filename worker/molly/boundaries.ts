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
  /** true: what the pages say about the question may follow the reply. */
  informs: boolean
}

const friendly: BoundaryId[] = ['greeting', 'thanks', 'about-molly']

/** Where a reply without facts would leave the visitor with nothing. */
const informing: BoundaryId[] = ['diagnosis', 'skip-dentist']

const paths: Record<BoundaryId, string[]> = {
  manipulation: ['/ask-dentist'],
  'personal-data': ['/privacy'],
  harmful: ['/conditions/emergency', '/home-services/natural-remedies', '/ask-dentist'],
  dose: ['/conditions/emergency#toothache', '/ask-dentist'],
  prescription: ['/conditions/emergency#toothache', '/ask-dentist'],
  'skip-dentist': ['/ask-dentist'],
  diagnosis: ['/ask-dentist'],
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

/** What Molly will not do in the way that was asked; undefined when she may simply answer. */
export function findBoundary(message: string, locale: Locale): Boundary | undefined {
  const text = pad(normalize(message))
  const rule = compiled.find(
    ({ patterns, raw, unless }) =>
      (raw.some((expression) => expression.test(message)) ||
        patterns.some((pattern) => matches(pattern, text))) &&
      !unless.some((pattern) => matches(pattern, text)),
  )
  if (!rule) return undefined
  const { id } = rule
  return {
    id,
    kind: friendly.includes(id) ? 'answer' : 'boundary',
    reply: boundaryTexts[locale][id],
    paths: paths[id],
    informs: informing.includes(id),
  }
}
