import { type Audience, intents } from '../../../src/content/answers.ts'
import { keepConcepts, listConcepts, toFeatures } from './features.ts'
import type { Library } from './library.ts'
import { predict } from './network.ts'
import { splitQuestions } from './split.ts'
import { toSubject } from './subject.ts'

/** What a message asks for: one card or two, a question back between cards, or none. */
export type Choice = {
  kind: 'cards' | 'ask-back' | 'none'
  /** Indexes of the cards to show, or to ask between. */
  cards: number[]
  /** The likeliest cards, best first, for a model that chooses and for suggestions. */
  candidates: number[]
  /** true: probably no page answers the question. */
  isAbsent: boolean
  /** Paths of the likeliest pages, best first. */
  pages: string[]
}

/** Minimum probability to show a card. */
const sure = 0.5
/** The same for a message without a subject, even together with the earlier ones. */
const sureUnnamed = 0.9
/** The same for each part of a message with two questions. */
const sureInPart = 0.3
/** From this probability on, a message does not depend on the earlier ones. */
const sureAlone = 0.7
/** Above this probability, no card has the answer. */
const sureAbsent = 0.25
/** To ask back: the minimum probability of each of the likeliest cards, and of all together. */
const likelyVersion = 0.15
const sureTogether = 0.6
const maxVersions = 3
const maxCandidates = 12
/** Weight of a card for another audience than the question names. */
const otherAudience = 0.35
/** Added to the probability of every page, so that none rules its cards out. */
const minPage = 0.002
/** Minimum probability for a page to be a source besides those of the cards. */
const likelyPage = 0.05
const otherPlace = 0.1
/** Weights in a conversation: of a card of another topic, and of the one that was just shown. */
const otherTopic = 0.3
const sameCard = 0.15
const maxRanked = 50
/** Minimum probability of the previous card to count, and of a card that follows it to be sure. */
const sureBefore = 0.3
const likelyTogether = 0.2
/** Few topics last longer, and each message takes time. */
const maxBefore = 3
/** A message with more words is no follow-up; one with fewer than the second may always be one. */
const maxFollowUpWords = 12
const minWordsAlone = 5

/** Cards with their probabilities, best first. */
type Ranking = { card: number; share: number }[]

/** The page that the visitor is reading, and the questions of all cards in the message's language. */
export type OpenPage = { path: string; title: string; questions: string[] }

/**
 * `earlier`: the visitor's messages before this one, oldest first, of which the last few count. Without
 * any, the open `page` counts for a message that names no subject.
 */
export function chooseCards(
  library: Library,
  message: string,
  earlier: string[] = [],
  page?: OpenPage,
): Choice {
  const before = earlier.slice(-maxBefore)
  const broad = library.subjects.get(toSubject(message) ?? '')
  const parts = broad ? undefined : splitQuestions(message)
  if (parts) {
    const [first, second] = parts
    const [one, two] = [rank(library, first, before), rank(library, second, [...before, first])]
    const [a, b] = [one.ranking[0], two.ranking[0]]
    const areSure = a && b && a.share >= sureInPart && b.share >= sureInPart
    if (areSure && a.card !== b.card) {
      const candidates = merge(one.ranking, two.ranking)
      const pages = [...new Set([...one.pages, ...two.pages])]
      return { kind: 'cards', cards: [a.card, b.card], candidates, isAbsent: false, pages }
    }
  }
  const { ranking, absent, pages, hasSubject } = rank(library, message, before)
  const candidates = ranking.slice(0, maxCandidates).map(({ card }) => card)
  const isAbsent = absent > sureAbsent
  const found = { candidates, isAbsent, pages }
  const [best] = ranking
  const isSure = best && !isAbsent && best.share >= (hasSubject ? sure : sureUnnamed)
  // In a conversation 'and veneers?' may ask what they cost.
  if (broad && (before.length === 0 || !isSure)) {
    const kind = broad.length > 1 ? 'ask-back' : 'cards'
    const all = [...new Set([...broad, ...candidates])].slice(0, maxCandidates)
    return { kind, cards: broad, candidates: all, isAbsent: false, pages }
  }
  if (isSure) {
    return { kind: 'cards', cards: [best.card], ...found }
  }
  if (page && before.length === 0 && !hasSubject) {
    const ofPage = rankOnPage(library, message, page)
    if (ofPage) return { ...found, ...ofPage }
  }
  const versions = findVersions(library, ranking)
  if (!isAbsent && versions.length > 1) {
    return { kind: 'ask-back', cards: versions, ...found }
  }
  return { kind: 'none', cards: [], ...found }
}

/** The likeliest cards, if they differ only in their audience or country. */
function findVersions({ cards }: Library, ranking: Ranking): number[] {
  const likely = ranking.filter(({ share }) => share >= likelyVersion).slice(0, maxVersions)
  const [first] = likely
  if (!first || likely.reduce((sum, { share }) => sum + share, 0) < sureTogether) return []
  const { intent } = cards[first.card]!
  const kinds = likely.map(({ card }) => [cards[card]!.audience, cards[card]!.place].join())
  const areVersions =
    new Set(kinds).size === kinds.length &&
    likely.every(({ card }) => cards[card]!.intent === intent)
  return areVersions ? likely.map(({ card }) => card) : []
}

/** 'Does it hurt?' beside a page: the card of that page that answers it, or else its nearest ones. */
function rankOnPage(library: Library, message: string, { path, title, questions }: OpenPage) {
  const { cards, pages, concepts } = library
  const { named } = weigh(library, message)
  const asked = asking.filter((name) => named.has(name) && name !== 'whenq')
  if (asked.length === 0 || message.trim().split(/\s+/).length > maxFollowUpWords) return undefined
  const { ranking } = weigh(library, `${title} ${message}`, message)
  const own = ranking.filter(({ card }) => pages[cards[card]!.page] === path)
  const candidates = own.slice(0, maxCandidates).map(({ card }) => card)
  const [best] = own
  if (!best) return undefined
  const isAsked = asked.every((name) => listConcepts(questions[best.card]!, concepts).has(name))
  const isSure = best.share >= sure && isAsked && question.test(message)
  return isSure
    ? { kind: 'cards' as const, cards: [best.card], candidates, isAbsent: false }
    : { kind: 'none' as const, cards: [], candidates, isAbsent: false }
}

/** 'It hurts a lot' is no question: it may be about anything. */
const question =
  /\?\s*$|^\W*(?:does|do|is|are|can|could|will|would|should|how|what|when|why|which|who)(?!\p{L})/iu

type Ranked = {
  ranking: Ranking
  /** Probability that no card has the answer. */
  absent: number
  pages: string[]
  /** true: the message, or the ones it was read with, names a subject. */
  hasSubject: boolean
}

/** Ranks the cards for a message, read together with the earlier ones if it is a follow-up. */
function rank(library: Library, message: string, before: string[]): Ranked {
  const alone = weigh(library, message)
  const previous = before.at(-1)
  if (previous === undefined || !isFollowUp(message, alone)) return alone
  const together = weigh(library, `${contextOf(previous, alone, library)} ${message}`, message)
  const last = rank(library, previous, before.slice(0, -1)).ranking[0]
  if (!last || last.share < sureBefore) return together
  const { topic } = library.cards[last.card]!
  const fitting = together.ranking.map(({ card, share }) => {
    const { topic: ownTopic, intent } = library.cards[card]!
    const fit = (ownTopic === topic ? 1 : otherTopic) * (card === last.card ? sameCard : 1)
    const own = (0.05 + alone.intents[intents.indexOf(intent)]!) * (0.02 + alone.shares[card]!)
    return { card, share: share * fit * Math.sqrt(own) }
  })
  // The likeliest of unlikely cards is not a sure one.
  const ranking = normalize(fitting).map(({ card, share }) => {
    const most = Math.max(alone.shares[card]!, together.shares[card]!)
    return { card, share: share * Math.min(1, most / likelyTogether) }
  })
  const { pages, hasSubject } = together
  return { ranking, absent: Math.min(together.absent, alone.absent), pages, hasSubject }
}

/** The previous message: all of it, or only its subject if the newest asks something else about it. */
function contextOf(previous: string, { named }: Weighed, { concepts }: Library): string {
  if (!asking.some((name) => named.has(name))) return previous
  const subject = keepConcepts(previous, concepts, (name) => !asking.includes(name))
  return subject || previous
}

/** Openers and words that refer to an earlier message. */
const pointing =
  /^\W*(?:and|but|so|or|also|ok|what about|how about|even|why|which one|y|pero|o|entonces|tambi[eé]n|igual|qu[eé] (?:tal|pasa con|hay de)|por qu[eé])(?!\p{L})|(?<!\p{L})(?:it|this|that|they|them|those|one|there|he|she|her|him|eso|esto|ese|esa|ellos|ellas|lo|la|los|las mism[oa]s?|ah[ií] mismo)(?!\p{L})/iu
const turning =
  /(?:different|another|other|new) (?:topic|question|thing)|change the subject|by the way|cambiando de tema|otr[ao] (?:cosa|pregunta|tema)|por cierto/iu

/** true: the message may mean something else after another one. */
function isFollowUp(message: string, { ranking: [best], hasSubject }: Weighed): boolean {
  const length = message.trim().split(/\s+/).length
  if (length > maxFollowUpWords || turning.test(message)) return false
  if (best && best.share >= sureAlone && hasSubject) return false
  return pointing.test(message) || length < minWordsAlone || !hasSubject
}

type Weighed = Ranked & {
  shares: Float64Array
  intents: Float64Array
  /** Concepts. */
  named: Set<string>
}

/** `newest`: the part of the message that decides on audience and country. */
function weigh(
  { cards, pages, concepts, network }: Library,
  message: string,
  newest = message,
): Weighed {
  const heads = predict(network, toFeatures(message, concepts))
  const [byCard, , byIntent, byPage] = heads as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const named = listConcepts(message, concepts)
  const namedNewly = listConcepts(newest, concepts)
  const isPlaced = Object.values(countries).some((name) => namedNewly.has(name))
  const fitting = cards.map(({ audience, place, page }, card) => {
    const isElsewhere = place && isPlaced && !namedNewly.has(countries[place])
    const fit = (isFor(audience, named) ? 1 : otherAudience) * (isElsewhere ? otherPlace : 1)
    return { card, share: byCard[card]! * fit * Math.sqrt(minPage + byPage[page]!) }
  })
  const absent = byCard[cards.length]!
  const ranking = normalize(fitting, 1 - absent)
  const shares = new Float64Array(cards.length)
  for (const { card, share } of ranking) shares[card] = share
  return {
    ranking: ranking.slice(0, maxRanked),
    absent,
    pages: listLikely(byPage, pages),
    shares,
    intents: byIntent,
    named,
    hasSubject: [...named].some((name) => !circumstances.has(name)),
  }
}

/** Concepts of what is asked about a subject. */
const asking =
  'price pain howlong howoften howmuch whenq whyq whatis howto safe compare worth work myth avoid urgent choose'.split(
    ' ',
  )
/** Concepts of how, for whom or where something is asked: no subjects. */
const circumstances = new Set([
  ...asking,
  ...'tooth gum baby child teenager pregnant older mexico colombia peru argentina usa night morning dentist'.split(
    ' ',
  ),
])

const countries = { us: 'usa', mx: 'mexico', co: 'colombia', pe: 'peru', ar: 'argentina' } as const

function listLikely(shares: Float64Array, pages: string[]): string[] {
  return pages
    .map((path, at) => ({ path, share: shares[at]! }))
    .filter(({ share }) => share >= likelyPage)
    .sort((a, b) => b.share - a.share)
    .map(({ path }) => path)
}

/**
 * A card for everybody fits unless a pregnancy is named, which changes most answers; a card for children
 * fits a message that names a child or a baby.
 */
function isFor(audience: Audience, named: Set<string>): boolean {
  if (audience === 'anyone' || audience === 'ill') return !named.has('pregnant')
  if (audience === 'child' || audience === 'baby') return named.has('child') || named.has('baby')
  return named.has(audience)
}

/** Sorts, best first, and scales the shares to a sum of `whole`. */
function normalize(ranking: Ranking, whole = 1): Ranking {
  const sum = ranking.reduce((total, { share }) => total + share, 0) / whole || 1
  return ranking
    .map(({ card, share }) => ({ card, share: share / sum }))
    .sort((a, b) => b.share - a.share)
}

/** The best of each, without duplicates. */
function merge(one: Ranking, two: Ranking): number[] {
  const half = maxCandidates / 2
  const cards = [...one.slice(0, half), ...two.slice(0, half)].map(({ card }) => card)
  return [...new Set(cards)]
}
