import content from '../../content/rules/acts.json' with { type: 'json' }
import { normalize } from './normalize.ts'
import { saysOnlyPlaces } from './person/tooth.ts'
import { compilePattern, matches, pad } from './patterns.ts'
import type { Weighed } from './heads.ts'
import { plainActWords, sureAct, sureHarm, sureTalk } from './tuning.ts'

/** What kind of turn a message is: it decides what kind of reply is due. */
export type Act =
  | 'question'
  | 'detail'
  | 'choice'
  | 'repair'
  /** 'Not the upper one, the lower one': what was asked stays asked. */
  | 'other-tooth'
  | 'simpler'
  | 'more'
  /** 'Now, or can it wait till tomorrow?', of what was just told. */
  | 'when'
  /** 'No fever': a sign that was told of is not there. */
  | 'denial'
  | 'yes'
  | 'no'
  | 'agree'
  | 'thanks'
  | 'greeting'
  | 'goodbye'
  | 'about-site'
  | 'find-care'
  | 'dose'
  | 'diagnosis'
  | 'prescription'
  | 'do-it-yourself'
  | 'off-topic'
  | 'manipulation'
  | 'insult'
  | 'joke-or-test'
  | 'unclear'

type PlainAct = keyof typeof content.acts

const compile = (patterns: string[]) =>
  patterns.map((pattern) => compilePattern(pattern, content.groups))
const plain = (Object.entries(content.acts) as [PlainAct, string[]][]).map(([act, patterns]) => ({
  act,
  patterns: compile(patterns),
  starts: compile((content.starts as Partial<Record<PlainAct, string[]>>)[act] ?? []),
}))
/** A pattern of `starts` has to match within these first words. */
const firstWords = 5
/** The words of a message that says no more than its act, and how many others it may have. */
const only = new Map(
  Object.entries(content.only).map(([act, { others, words }]) => [
    act,
    { others, words: new Set(words.split(' ')) },
  ]),
)
const goesOn = /^ (?:and|y) /

const goesOnToAsk =
  /^ (?:(?:and|ok|so|y|o) )*(?:what if|what about|how about|y si|y para|y con|y en|y a|(?:y|and) (?:the|my|el|la|los|las|lo|un|una|mi)) /

const asksAnew =
  /^ (?:(?:and|ok|so|y|pero|but) )*(?:do|does|did|is|are|should|how|when|where|debo|puedo|es|cuando|donde) /

const corrects = / (?:no|not|nope|o sea|i mean|i meant|sorry|perdon|sino|quise decir) /

/** Acts that only make sense after an answer. */
const answering = new Set<Act>([
  'choice',
  'repair',
  'simpler',
  'more',
  'yes',
  'no',
  'agree',
  'detail',
])

/**
 * Reads plain words first, which need something to refer to, then what the encoder finds likeliest.
 * `weighed`: from the newest message alone, because the earlier ones outweigh a short one.
 */
export function readAct(message: string, hasAnswer: boolean, weighed: Weighed[] = []): Act {
  const text = pad(normalize(message))
  const words = text.trim().split(' ').length
  // 'And no …' goes on, and corrects nothing.
  const start = goesOn.test(text) ? '' : pad(text.trim().split(' ').slice(0, firstWords).join(' '))
  if (hasAnswer) {
    const said = plain.find(
      ({ act, patterns, starts }) =>
        words <= plainActWords[act] &&
        (patterns.some((pattern) => matches(pattern, text)) ||
          starts.some((pattern) => matches(pattern, start))) &&
        saysOnly(act, text),
    )
    const isRepair = said?.act === 'repair' || corrects.test(text)
    if (isRepair && saysOnlyPlaces(text.replace(/[^a-z0-9]+/g, ' '))) return 'other-tooth'
    if (said) return said.act
  }
  // 'And what if she is 2?' asks, however short it is.
  if (goesOnToAsk.test(text)) return 'question'
  const likeliest = weighed.find(({ name }) => hasAnswer || !answering.has(name as Act))
  if (!likeliest) return 'question'
  const act = likeliest.name as Act
  // 'Do I put it back' is no wish for fewer words.
  if (act === 'simpler' && asksAnew.test(text)) return 'question'
  const least = act === 'do-it-yourself' ? sureHarm : unanswering.has(act) ? sureTalk : sureAct
  return likeliest.p >= least ? act : 'question'
}

function saysOnly(act: PlainAct, text: string): boolean {
  const said = only.get(act)
  if (!said) return true
  const others = text.match(/[a-z0-9]+/g)!.filter((word) => !said.words.has(word))
  return others.length <= said.others
}

/** Acts whose reply leaves a question unanswered if there was one. */
const unanswering = new Set<Act>([
  'repair',
  'yes',
  'no',
  'agree',
  'thanks',
  'greeting',
  'goodbye',
  'diagnosis',
  'off-topic',
  'manipulation',
  'insult',
  'joke-or-test',
  'unclear',
])

const polite = new Set(content.polite.split(' '))

/** true: there is nothing in the message but politeness, and a word or so. */
export function isMereTalk(message: string): boolean {
  const words = normalize(message).match(/[a-z]+/g) ?? []
  return !/[?¿]/.test(message) && words.filter((word) => !polite.has(word)).length <= maxOtherWords
}

const maxOtherWords = 1
