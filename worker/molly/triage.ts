import { type Classifier, classify, readClassifier } from './classifier.ts'
import { type Assets, readBytes } from '../../src/content/files.ts'
import { normalize } from '../../src/molly/normalize.ts'
import { isFarOff } from '../../src/molly/context.ts'
import { compilePattern, matches, pad } from '../../src/molly/patterns.ts'
import { findRedFlag } from '../red-flags/find.ts'
import { withoutIdioms } from '../red-flags/idioms.ts'
import { type Level, type RedFlag, type RedFlagId, rules } from '../red-flags/rules.ts'
import { isForeign } from '../red-flags/translations.ts'
import { toTerms } from '../../src/text/terms.ts'
import { type BoundaryId, matchBoundary } from './boundaries.ts'

/** The label of a message; 'question' is everything else: what the pages may answer. */
export type TriageLabel = RedFlagId | BoundaryId | 'uncovered' | 'question'

const redFlags = new Set<string>(rules.map(({ id }) => id))

export function isRedFlag(label: TriageLabel): label is RedFlagId {
  return redFlags.has(label)
}

/** Minimum probability of an emergency where a rule fires, and where none does. */
const likelyWithSign: Record<Level, number> = { now: 0.1, today: 0.25 }
const likelyAlone: Record<Level, number> = { now: 0.6, today: 0.8 }
const likelyRule = 0.1
const likelyOther = 0.5
/** Minimum probability of a boundary for its reason to come before an answer card. */
const likelyPlain = 0.65
/** From this probability of a question on, boundary rules are ignored. */
const likelyQuestion = 0.85

/** The model has no examples of these, so that the rules decide alone. */
const withoutExamples = new Set<RedFlagId>(['violence', 'stroke', 'newborn', 'dengue'])
/** These mean *now* where the model alone finds an emergency. */
const alwaysNow = new Set<RedFlagId>([
  'self-harm',
  'breathing',
  'chest-pain',
  'overdose',
  'bleeding',
  'jaw-injury',
  'knocked-out',
])

const calmGroups = {
  tooth: 'tooth, teeth, diente, dientes',
  surgery: 'wisdom, cordal, cordales, juicio, extraction, surgery, cirugia, extraccion',
  soon: 'day 1|2|3|one|two|three, 1|2|two|three days, second|next|third day, dos|2 dias, segundo|tercer dia, yesterday, ayer',
  painkiller:
    'ibuprofen, ibuprofeno, advil, motrin, tylenol, paracetamol, acetaminophen, acetaminofen, naproxen, naproxeno, aleve, aspirin, aspirina, ketorolaco',
}

/** Messages without a sign that the model mistakes for emergencies. */
const calm = [
  '@tooth|dientito <> loose|wiggly|wiggles|flojo|mueve',
  'trago|swallowed ~ toothpaste|foam|espuma|pasta',
  'bracket|brackets|braces|retainer|retenedor',
  'yawn|yawning|bostezo|bostezar|click|clicks|clicking|truena|chasquea|catch|catches|catching|engancha',
  '@surgery & @soon & normal|breathe|swallow|fine|respiro|trago|bien|fever|fiebre',
  'filler|fillers|relleno|botox',
  'lip|lips|labios <> injections|inyectaron|inyecte|inyecciones',
  'breath ~ stinks|stink|smells|smell',
  '@tooth ~ turned|puso|puesto|pone ~ gris|gray|grey|dark|oscuro',
  '@painkiller or|o|vs|versus|same|mismo @painkiller',
  'numb|dormida|dormido|dormidos|feel|siento & injection|shot|anestesia|anestesiaron|novocaine',
].map((pattern) => compilePattern(pattern, calmGroups))

let loaded: Classifier | undefined

/** The model, read once per isolate; undefined if it can't be read, and then the rules decide alone. */
export async function loadTriage(assets: Assets): Promise<Classifier | undefined> {
  if (loaded) return loaded
  const bytes = await readBytes(assets, 'triage.bin').catch(() => undefined)
  loaded = bytes && readClassifier(bytes)
  return loaded
}

/** Labels a message. An emergency wins over likelier labels. */
export function triage(message: string, model?: Classifier): TriageLabel {
  const flag = findEmergency([message], model)
  if (flag) return flag.id
  const boundary = matchBoundary(message)
  if (!model) return boundary?.id ?? 'question'
  if (boundary?.isCertain) return boundary.id
  const ranked = rank(message, model)
  const [label, share] = ranked.find(([other]) => !isRedFlag(other))!
  if (label !== 'question' && share >= likelyOther) return label
  const question = ranked.find(([other]) => other === 'question')![1]
  return boundary && question < likelyQuestion ? boundary.id : 'question'
}

/** The gravest emergency in a visitor's messages, which come oldest first. */
export function findEmergency(turns: string[], model?: Classifier): RedFlag | undefined {
  const rule = findRedFlag(turns)
  const newest = turns.at(-1)!
  if (!model || (rule && withoutExamples.has(rule.id))) return rule
  const flags = rank(newest, model).filter(([label]) => isRedFlag(label))
  const urgency = flags.reduce((sum, [, share]) => sum + share, 0)
  if (rule) {
    // The model has seen no signs in another language, or spread over several messages.
    const isRead = findRedFlag(newest) !== undefined && !isForeign(newest)
    if (isRead && urgency < likelyWithSign[rule.level]) return undefined
    if (rule.level === 'now' || !isRead) return rule
    // The rules know which of two emergencies is the graver.
    const share = flags.find(([label]) => label === rule.id)?.[1] ?? 0
    if (share >= likelyRule) return rule
  }
  if (!rule && isFarOff(normalize(newest))) return undefined
  if (!rule && calm.some((pattern) => matches(pattern, pad(normalize(newest))))) return undefined
  const id = flags[0]![0] as RedFlagId
  const level = alwaysNow.has(id) ? 'now' : 'today'
  return rule || urgency >= likelyAlone[level] ? { id, level, signs: [] } : undefined
}

/** true: the model alone is sure of the label. */
export function isPlain(message: string, label: TriageLabel, model?: Classifier): boolean {
  if (!model) return false
  return rank(message, model).some(([other, share]) => other === label && share >= likelyPlain)
}

function rank(message: string, model: Classifier): [TriageLabel, number][] {
  const shares = classify(model, toFeatures(message, findRedFlag(message))) as Map<
    TriageLabel,
    number
  >
  return [...shares].sort((a, b) => b[1] - a[1])
}

const pieceLength = 4

/** Words, stems, pairs, pieces of words, and the red flag that the rules find. */
export function toFeatures(message: string, rule: RedFlag | undefined): string[] {
  const text = withoutIdioms(normalize(message))
  const words = text.replace(/\d+/g, '0').match(/[a-z0]+/g) ?? []
  return [
    ...new Set([
      '*',
      `flag ${rule?.id}`,
      ...toTerms(text).map((term) => `=${term}`),
      ...words,
      ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
      ...words.flatMap((word) => toPieces(`<${word}>`)),
    ]),
  ]
}

/** Pieces of a word: a typo or another ending changes only a few. */
function toPieces(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - pieceLength + 1) }, (_, at) =>
    word.slice(at, at + pieceLength),
  )
}
