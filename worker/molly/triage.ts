import { type Classifier, classify, readClassifier } from './classifier.ts'
import { type Assets, readBytes } from '../../src/content/files.ts'
import { toTerms } from '../../src/search/tokenize.ts'
import { normalize } from '../../src/molly/normalize.ts'
import { type RedFlagId, rules } from '../../src/molly/red-flag-rules.ts'
import { findRedFlag, type RedFlag } from '../../src/molly/red-flags.ts'
import { matchBoundary } from './boundaries.ts'
import type { BoundaryId } from './boundary-rules.ts'

/** What a message is; 'question' is the rest: what the pages are asked for. */
export type TriageLabel = RedFlagId | BoundaryId | 'uncovered' | 'question'

const redFlags = new Set<string>(rules.map(({ id }) => id))

export function isRedFlag(label: TriageLabel): label is RedFlagId {
  return redFlags.has(label)
}

/** How likely a message must be an emergency where a rule fires, and where none does. */
const likelyWithRule = 0.25
const likelyAlone = 0.5
const likelyRule = 0.1
const likelyOther = 0.5
/** So likely a question that no boundary rule counts. */
const likelyQuestion = 0.85

let loaded: Classifier | undefined

/** The model, read once per isolate; undefined when it can't be read: then the rules decide alone. */
export async function loadTriage(assets: Assets): Promise<Classifier | undefined> {
  if (loaded) return loaded
  const bytes = await readBytes(assets, 'triage.bin').catch(() => undefined)
  loaded = bytes && readClassifier(bytes)
  return loaded
}

/** What a message is. Emergencies come before everything that is likelier. */
export function triage(message: string, model?: Classifier): TriageLabel {
  const rule = findRedFlag(message)
  const boundary = matchBoundary(message)
  if (!model) return rule?.id ?? boundary?.id ?? 'question'
  const shares = classify(model, toFeatures(message, rule)) as Map<TriageLabel, number>
  const ranked = [...shares].sort((a, b) => b[1] - a[1])
  const flags = ranked.filter(([label]) => isRedFlag(label))
  const urgency = flags.reduce((sum, [, share]) => sum + share, 0)
  if (urgency >= (rule ? likelyWithRule : likelyAlone)) {
    // The rules know which of two emergencies comes first.
    return rule && shares.get(rule.id)! >= likelyRule ? rule.id : flags[0]![0]
  }
  if (boundary?.isCertain) return boundary.id
  const [label, share] = ranked.find(([other]) => !isRedFlag(other))!
  if (label !== 'question' && share >= likelyOther) return label
  return boundary && shares.get('question')! < likelyQuestion ? boundary.id : 'question'
}

const pieceLength = 4

/** Words, stems, neighbours, pieces of words, and the red flag that the rules see. */
export function toFeatures(message: string, rule: RedFlag | undefined): string[] {
  const words =
    normalize(message)
      .replace(/\d+/g, '0')
      .match(/[a-z0]+/g) ?? []
  return [
    ...new Set([
      '*',
      `flag ${rule?.id}`,
      ...toTerms(message).map((term) => `=${term}`),
      ...words,
      ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
      ...words.flatMap((word) => toPieces(`<${word}>`)),
    ]),
  ]
}

/** A typo or an ending changes few of them. */
function toPieces(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - pieceLength + 1) }, (_, at) =>
    word.slice(at, at + pieceLength),
  )
}
