import * as v from 'valibot'
import { text } from './fields.ts'
import { parseJsonFile } from './parse.ts'
import type { ReadText } from './read.ts'

const yes = v.optional(v.literal(true))
const both = v.strictObject({ en: text, es: text })
const words = v.record(v.string(), text)

// The grammar of src/molly/patterns.ts.
const choice = String.raw`(?:@[a-zA-Z]+|\.|[a-z0-9*]+)`
const word = String.raw`(?:~|${choice}(?:\|${choice})*\??)`
const phrase = `${word}(?: ${word})*`
const part = `${phrase}(?: <> ${phrase})?`
const pattern = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${part}(?: & ${part})*$`), 'is no pattern: content/rules/README.md'),
)
const patterns = v.array(pattern)
const somePatterns = v.optional(patterns, [])
const group = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${phrase}(?:, ${phrase})*$`), 'is no list of phrases, as "tooth, teeth"'),
)
const groups = v.record(v.string(), group)

const plainSigns = v.strictObject({
  groups,
  signs: v.record(v.string(), patterns),
  doubtful: patterns,
})

const sign = v.strictObject({
  emergency: text,
  level: v.picklist(['now', 'today']),
  urgency: text,
  ...both.entries,
})
const redFlags = v.strictObject({
  signs: v.record(v.string(), sign),
  groups,
  rules: v.array(
    v.strictObject({
      sign: text,
      plain: yes,
      isWhole: yes,
      isHistory: yes,
      patterns: somePatterns,
      unless: somePatterns,
    }),
  ),
})

const reply = v.strictObject({
  first: v.optional(text),
  why: text,
  careful: text,
  helpLine: v.optional(text),
  watch: v.optional(text),
  steps: v.array(text),
})
const emergency = v.strictObject({
  section: v.optional(text),
  facts: v.array(text),
  en: reply,
  es: reply,
})
const emergencies = v.strictObject({
  call: v.strictObject({
    now: both,
    nowUnknown: both,
    yourNumber: both,
    local: both,
    or: both,
    and: both,
    line: v.strictObject({ facts: v.array(text), ...both.entries }),
  }),
  replies: v.record(v.string(), emergency),
  teeth: v.strictObject({
    baby: patterns,
    infant: patterns,
    adult: patterns,
    unsure: patterns,
    front: patterns,
    child: patterns,
  }),
})

const cardPlace = v.optional(v.picklist(['instead', 'after']))
const boundary = v.strictObject({
  kind: v.picklist(['answer', 'boundary']),
  informs: yes,
  card: v.optional(v.strictObject({ certain: cardPlace, plain: cardPlace, likely: cardPlace })),
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  en: v.array(text),
  es: v.array(text),
})
const boundaries = v.strictObject({
  facts: v.array(text),
  boundaries: v.record(v.string(), boundary),
  groups,
  rules: v.array(
    v.strictObject({
      boundary: text,
      asWritten: yes,
      firm: somePatterns,
      patterns: somePatterns,
      unless: somePatterns,
    }),
  ),
})

const wordings = v.strictObject({ en: v.array(text), es: v.array(text) })

const replies = v.strictObject({
  emergencyTitle: both,
  searchTitle: both,
  howSoonTitle: both,
  suggestions: wordings,
  /** In order: the first that was not said yet. */
  talk: v.record(
    v.picklist([
      'thanks',
      'goodbye',
      'agree',
      'unclear',
      'repair',
      'repairUnsure',
      'shorter',
      'perhaps',
      'more',
      'again',
      'noMore',
      'nearest',
      'outside',
      'still',
      'nowAgain',
      'meanwhile',
      'codes',
      'when',
      'denied',
      'noTime',
      'tonight',
    ]),
    wordings,
  ),
  /** By what was said of the person, before an answer that names such a painkiller. */
  cautions: v.record(v.picklist(['blood-thinner', 'pregnant', 'allergy-ibuprofen']), both),
  openings: v.record(v.string(), both),
  errors: v.record(v.string(), both),
})

const acts = v.strictObject({
  polite: text,
  only: v.record(v.string(), v.strictObject({ others: v.number(), words: text })),
  groups,
  acts: v.record(v.string(), patterns),
  starts: v.record(v.string(), patterns),
})

/** `cards`: in a card's question; `said`: in what visitors write. Regular expressions on folded text. */
const presupposed = v.record(v.string(), v.strictObject({ cards: v.optional(text), said: text }))

const translations = v.strictObject({ european: words, chinese: words })

const files = {
  'plain-signs': plainSigns,
  'red-flags': redFlags,
  emergencies,
  boundaries,
  replies,
  acts,
  presupposed,
  translations,
}
export type RuleFile = keyof typeof files

/** Reads a file of content/rules; throws a ContentError if it violates its schema. */
export function readRules<Name extends RuleFile>(read: ReadText, name: Name) {
  const file = `content/rules/${name}.json`
  const source = read(file)
  const data = parseJsonFile(file, files[name], source)
  return { file, source, data: data as v.InferOutput<(typeof files)[Name]> }
}
