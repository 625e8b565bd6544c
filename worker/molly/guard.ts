import { type Passage, toTerms } from '../../src/search/tokenize.ts'
import { normalize, words } from '../../src/molly/normalize.ts'
import { compilePattern, matches, pad } from '../../src/molly/patterns.ts'
import { groups } from './boundary-rules.ts'
import { isGrounded } from './figures.ts'
import { weighLanguage } from '../../src/molly/language.ts'
import type { AnswerContext } from './provider.ts'
import { splitSentences } from './providers/sentences.ts'

export type Finding =
  | 'markup'
  | 'repetition'
  | 'language'
  | 'dose'
  | 'figures'
  | 'substance'
  | 'medicine'
  | 'diagnosis'
  | 'grounds'
  | 'length'

/** What is wrong with what a model says; undefined when nothing is. */
export type Guard = {
  findInSentence(sentence: string): Finding | undefined
  findInWhole(reply: string): Finding | undefined
}

/** Of the subject words of a sentence, how many must stand in one passage. */
const enoughShared = 0.7
/** From here on a sentence says what one of a passage says, so both must deny or neither. */
const sameSaying = 0.7
/** Of the neighbouring words of a sentence about a medicine, how many must be so in a passage. */
const nearlyCopied = 0.7
const otherLanguage = 2
const length = { shortest: 20, longest: 1600, mostWords: 230 }

const markup =
  /https?:|www\.|\b[\w-]+\.(?:com|org|net|info|io|gov|edu|mx|es|co)\b|[<>`|#[\]{}\\@_*~]|&#?\w+;|[\p{Cf}\p{Co}\p{Cs}]|[^\P{Cc}\n]/iu

/** 'plaque plaque': once may be meant, as in 'very very', twice in a sentence is a stream that stutters. */
const doubled = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)\s+\1(?![\p{L}\p{N}])/giu
const mostDoubled = 1

const otherScript = /(?![µμ])\p{L}(?<!\p{Script=Latin})/u

const count = '\\d+|one|two|three|four|five|six|half|un|una|dos|tres|cuatro|cinco|seis|media|medio'
const dose = new RegExp(
  [
    '\\b(?:mg|mcg|milligrams?|micrograms?|miligramos?|microgramos?)\\b',
    '\\d\\s*(?:mg|mcg|µg|cc)\\b',
    `\\b(?:${count})\\s+(?:\\w+\\s+)?(?:tablets?|pills?|capsules?|caplets?|drops?|doses?|tabletas?|pastillas?|comprimidos?|capsulas?|grageas?|gotas?|dosis)\\b`,
    `\\b(?:every|cada)\\s+(?:${count})\\s*(?:(?:to|a|o|or|-)\\s*(?:${count})\\s*)?(?:hours?|hrs?|h|horas?)\\b`,
  ].join('|'),
)

const denial =
  / (?:no|not|never|without|nobody|none|nor|neither|cannot|cant|dont|doesnt|didnt|isnt|arent|wont|wasnt|shouldnt|wouldnt|couldnt|avoid|nunca|jamas|sin|ni|nadie|ningun|ninguna|tampoco|evite|evitar) /

const bareOpener = /^\W*(?:yes|no|s[ií])(?:[.,;:!—–]|$)/iu

/** Must not come from anywhere but the passages, whatever else a sentence shares with them. */
const substances = [
  '@medicine|@glue|@bleach|@liquor|@substances|@tools',
  {
    ...groups,
    substances:
      'peroxide, peroxido, hydrogen, vinegar, vinagre, lemon, limon, clove, clavo, baking soda, bicarbonato, charcoal, carbon, garlic, ajo, honey, miel, turpentine, salt, sal, oil, aceite, herb*, hierba*, steroid*, cortison*, opioid*, insulin*, warfarin*, heroin, cocaine, cocaina, cannabis, marihuana',
    tools:
      'needle*, aguja*, pliers, alicate*, pinza*, knife, cuchillo*, navaja*, razor*, string, doorknob, drill*, taladr*, screwdriver*, destornillador*',
  },
] as const
const substance = compilePattern(...substances)
const medicine = compilePattern('@medicine|@remedy', groups)

const diagnosis = [
  'you|youve|usted ~ have|got|has|tiene|padece|sufre ~ @disease',
  'tiene|tienes un?|una? @disease',
  'sounds|looks|seems|parece ~ @disease',
  'your|su diagnosis|diagnostico',
].map((pattern) => compilePattern(pattern, groups))
const condition = / (?:if|when|whether|once|unless|may|might|si|cuando) /

export function createGuard({ locale, passages }: AnswerContext): Guard {
  const grounds = readGrounds(passages)

  return {
    findInSentence(sentence) {
      const text = sentence
        .normalize('NFKC')
        .replace(/^\s*- /, '')
        .trim()
      const plain = pad(normalize(text))
      if (markup.test(text)) return 'markup'
      if ((text.match(doubled) ?? []).length > mostDoubled) return 'repetition'
      if (otherScript.test(text) || toOther(text) >= otherLanguage) return 'language'
      if (dose.test(fold(text))) return 'dose'
      if (!isGrounded(text, grounds.text, locale)) return 'figures'
      if (listSubstances(plain).some((name) => !grounds.plain.includes(name))) return 'substance'
      const saying = readSaying(text)
      const isCopied = grounds.sayings.some((given) => copies(saying, given))
      if (matches(medicine, plain) && !isCopied) return 'medicine'
      const isDiagnosis = diagnosis.some((pattern) => matches(pattern, plain))
      if (isDiagnosis && !saying.isConditional && !isCopied) return 'diagnosis'
      return isCopied || isSaid(saying, grounds) ? undefined : 'grounds'
    },
    findInWhole(reply) {
      const { shortest, longest, mostWords } = length
      if (reply.trim().length < shortest || reply.length > longest) return 'length'
      if (reply.split(/\s+/).length > mostWords) return 'length'
      return toOther(reply) >= 0 ? 'language' : undefined
    },
  }

  /** How far a text leans to the language that was not asked for. */
  function toOther(text: string): number {
    return weighLanguage(text) * (locale === 'es' ? -1 : 1)
  }
}

type Saying = {
  plain: string
  terms: Set<string>
  pairs: Set<string>
  denies: boolean
  isConditional: boolean
  opener?: string
}

type Grounds = {
  text: string
  /** Normalized, with a space at both ends. */
  plain: string
  passages: Set<string>[]
  sayings: Saying[]
}

function readGrounds(passages: Passage[]): Grounds {
  const texts = passages.map(({ title, section, question, text }) =>
    [title, section?.title, question, text].filter(Boolean).join('\n'),
  )
  const text = texts.join('\n')
  return {
    text,
    plain: pad(normalize(text)),
    passages: texts.map((one) => new Set(toTerms(one))),
    sayings: splitSentences(text).map(readSaying),
  }
}

function readSaying(text: string): Saying {
  const all = words(text)
  const plain = all.join(' ')
  return {
    plain,
    terms: new Set(toTerms(text)),
    pairs: new Set(all.slice(1).map((word, i) => `${all[i]} ${word}`)),
    denies: denial.test(pad(plain)),
    isConditional: condition.test(pad(plain)),
    opener: bareOpener.test(text) ? all[0] : undefined,
  }
}

function copies(saying: Saying, given: Saying): boolean {
  return (
    saying.pairs.size > 0 &&
    share(saying.pairs, given.pairs) >= nearlyCopied &&
    saying.denies === given.denies &&
    // What holds under a condition is not said without it.
    (saying.isConditional || !given.isConditional)
  )
}

function isSaid(saying: Saying, { passages, sayings }: Grounds): boolean {
  const { plain, terms, denies, opener } = saying
  if (opener && !sayings.some((given) => given.opener === opener)) return false
  if (terms.size === 0) return sayings.some((given) => given.plain === plain)
  if (!passages.some((passage) => share(terms, passage) >= enoughShared)) return false
  const alike = sayings.filter((given) => share(terms, given.terms) >= sameSaying)
  return alike.length === 0 || alike.some((given) => given.denies === denies)
}

function share(some: Set<string>, all: Set<string>): number {
  return [...some].filter((one) => all.has(one)).length / some.size
}

function listSubstances(plain: string): string[] {
  return substance.flatMap((part) => [...plain.matchAll(part)].map(([found]) => ` ${found}`))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
