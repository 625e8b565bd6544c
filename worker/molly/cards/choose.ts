import { type Audience, intents } from '../../../src/content/answers.ts'
import { keepConcepts, listConcepts, toFeatures } from './features.ts'
import type { Library } from './library.ts'
import { predict } from './network.ts'
import { splitQuestions } from './split.ts'
import { toSubject } from './subject.ts'

/** What a message asks for: one card or two, a question back between cards, or none of them. */
export type Choice = {
  kind: 'cards' | 'ask-back' | 'none'
  /** Numbers of cards: those to show, or those to ask between. */
  cards: number[]
  /** The likeliest cards, best first, for a model that chooses and for suggestions. */
  candidates: number[]
  /** true: rather a question that no page answers. */
  isAbsent: boolean
  /** Paths of the pages that the message is likely about, best first. */
  pages: string[]
}

/** So likely a card must be. */
const sure = 0.5
/** The same where neither the message nor what was said before names a thing that cards are about. */
const sureUnnamed = 0.9
/** The same for each part of a message with two questions. */
const sureInPart = 0.3
/** A question of its own, whatever was said before. */
const sureAlone = 0.7
/** So likely it is that no card has the answer. */
const sureAbsent = 0.25
/** To ask back, each of the likeliest cards must be so likely, and all together. */
const likelyVersion = 0.15
const sureTogether = 0.6
const mostVersions = 3
const mostCandidates = 12
/** The weight of a card for another kind of person than the question names. */
const otherAudience = 0.35
/** What every page has of the likelihood that a card's page is asked for. */
const leastPage = 0.002
/** So likely a page must be to be named as a source, beside those of the cards. */
const likelyPage = 0.05
const otherPlace = 0.1
/** In a conversation: a card of another topic, and the one that was just shown. */
const otherTopic = 0.3
const sameCard = 0.15
const mostRanked = 50
/** How likely the card before must be to count, and a card after it, alone or with what was said. */
const sureBefore = 0.3
const likelyTogether = 0.2
/** A topic rarely outlasts as many messages, and each of them takes time. */
const mostBefore = 3
/** Of a message that leans on the one before it; with fewer than the second it always may. */
const mostLeaningWords = 12
const fewestWordsAlone = 5

/** How likely each card is, best first. */
type Ranking = { card: number; share: number }[]

/** What the visitor reads: a page, its title and the questions of all cards, in the message's language. */
export type OpenPage = { path: string; title: string; questions: string[] }

/**
 * `earlier`: the visitor's messages before this one, oldest first; the last few count. The open `page`
 * counts where there is none, for a message that names no subject.
 */
export function chooseCards(
  library: Library,
  message: string,
  earlier: string[] = [],
  page?: OpenPage,
): Choice {
  const before = earlier.slice(-mostBefore)
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
  const candidates = ranking.slice(0, mostCandidates).map(({ card }) => card)
  const isAbsent = absent > sureAbsent
  const found = { candidates, isAbsent, pages }
  const [best] = ranking
  const isSure = best && !isAbsent && best.share >= (hasSubject ? sure : sureUnnamed)
  // In a conversation 'and veneers?' may ask what they cost.
  if (broad && (before.length === 0 || !isSure)) {
    const kind = broad.length > 1 ? 'ask-back' : 'cards'
    const all = [...new Set([...broad, ...candidates])].slice(0, mostCandidates)
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

/** The likeliest cards, where they differ only in whom or which country they are about. */
function findVersions({ cards }: Library, ranking: Ranking): number[] {
  const likely = ranking.filter(({ share }) => share >= likelyVersion).slice(0, mostVersions)
  const [first] = likely
  if (!first || likely.reduce((sum, { share }) => sum + share, 0) < sureTogether) return []
  const { intent } = cards[first.card]!
  const kinds = likely.map(({ card }) => [cards[card]!.audience, cards[card]!.place].join())
  const areVersions =
    new Set(kinds).size === kinds.length &&
    likely.every(({ card }) => cards[card]!.intent === intent)
  return areVersions ? likely.map(({ card }) => card) : []
}

/** 'Does it hurt?' beside a page: its card that answers this, or else those that are near. */
function rankOnPage(library: Library, message: string, { path, title, questions }: OpenPage) {
  const { cards, pages, concepts } = library
  const { named } = weigh(library, message)
  const asked = asking.filter((name) => named.has(name) && name !== 'whenq')
  if (asked.length === 0 || message.trim().split(/\s+/).length > mostLeaningWords) return undefined
  const { ranking } = weigh(library, `${title} ${message}`, message)
  const own = ranking.filter(({ card }) => pages[cards[card]!.page] === path)
  const candidates = own.slice(0, mostCandidates).map(({ card }) => card)
  const [best] = own
  if (!best) return undefined
  const isAsked = asked.every((name) => listConcepts(questions[best.card]!, concepts).has(name))
  const isSure = best.share >= sure && isAsked && question.test(message)
  return isSure
    ? { kind: 'cards' as const, cards: [best.card], candidates, isAbsent: false }
    : { kind: 'none' as const, cards: [], candidates, isAbsent: false }
}

/** 'It hurts a lot' is none: it may be about anything. */
const question =
  /\?\s*$|^\W*(?:does|do|is|are|can|could|will|would|should|how|what|when|why|which|who)(?!\p{L})/iu

type Ranked = {
  ranking: Ranking
  /** How likely it is that no card has the answer. */
  absent: number
  pages: string[]
  /** true: the message, or what it was read together with, names what it is about. */
  hasSubject: boolean
}

/** The cards for a message, with what went before where it leans on that. */
function rank(library: Library, message: string, before: string[]): Ranked {
  const alone = weigh(library, message)
  const previous = before.at(-1)
  if (previous === undefined || !leans(message, alone)) return alone
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
  // What is the likeliest of unlikely cards is not sure.
  const ranking = normalize(fitting).map(({ card, share }) => {
    const most = Math.max(alone.shares[card]!, together.shares[card]!)
    return { card, share: share * Math.min(1, most / likelyTogether) }
  })
  const { pages, hasSubject } = together
  return { ranking, absent: Math.min(together.absent, alone.absent), pages, hasSubject }
}

/** Of the message before: all of it, or only what it is about where the newest asks something else. */
function contextOf(previous: string, { named }: Weighed, { concepts }: Library): string {
  if (!asking.some((name) => named.has(name))) return previous
  const subject = keepConcepts(previous, concepts, (name) => !asking.includes(name))
  return subject || previous
}

/** Openers and words that point back at what was said before. */
const pointing =
  /^\W*(?:and|but|so|or|also|ok|what about|how about|even|why|which one|y|pero|o|entonces|tambi[eé]n|igual|qu[eé] (?:tal|pasa con|hay de)|por qu[eé])(?!\p{L})|(?<!\p{L})(?:it|this|that|they|them|those|one|there|he|she|her|him|eso|esto|ese|esa|ellos|ellas|lo|la|los|las mism[oa]s?|ah[ií] mismo)(?!\p{L})/iu
const turning =
  /(?:different|another|other|new) (?:topic|question|thing)|change the subject|by the way|cambiando de tema|otr[ao] (?:cosa|pregunta|tema)|por cierto/iu

/** A message that may mean something else after another one. */
function leans(message: string, { ranking: [best], hasSubject }: Weighed): boolean {
  const length = message.trim().split(/\s+/).length
  if (length > mostLeaningWords || turning.test(message)) return false
  if (best && best.share >= sureAlone && hasSubject) return false
  return pointing.test(message) || length < fewestWordsAlone || !hasSubject
}

type Weighed = Ranked & {
  shares: Float64Array
  intents: Float64Array
  /** Concepts. */
  named: Set<string>
}

/** `newest`: the part of the message that decides whom and which country it is about. */
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
    return { card, share: byCard[card]! * fit * Math.sqrt(leastPage + byPage[page]!) }
  })
  const absent = byCard[cards.length]!
  const ranking = normalize(fitting, 1 - absent)
  const shares = new Float64Array(cards.length)
  for (const { card, share } of ranking) shares[card] = share
  return {
    ranking: ranking.slice(0, mostRanked),
    absent,
    pages: listLikely(byPage, pages),
    shares,
    intents: byIntent,
    named,
    hasSubject: [...named].some((name) => !circumstances.has(name)),
  }
}

/** Concepts that say what is asked about a subject. */
const asking =
  'price pain howlong howoften howmuch whenq whyq whatis howto safe compare worth work myth avoid urgent choose'.split(
    ' ',
  )
/** Concepts that say how, for whom or where something is asked, not about what. */
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
 * A card for everybody fits all but a pregnancy, which changes most answers; one for children fits who
 * names a child or a baby.
 */
function isFor(audience: Audience, named: Set<string>): boolean {
  if (audience === 'anyone' || audience === 'ill') return !named.has('pregnant')
  if (audience === 'child' || audience === 'baby') return named.has('child') || named.has('baby')
  return named.has(audience)
}

/** Best first; all shares together are `whole`. */
function normalize(ranking: Ranking, whole = 1): Ranking {
  const sum = ranking.reduce((total, { share }) => total + share, 0) / whole || 1
  return ranking
    .map(({ card, share }) => ({ card, share: share / sum }))
    .sort((a, b) => b.share - a.share)
}

/** The best of each, without doubles. */
function merge(one: Ranking, two: Ranking): number[] {
  const half = mostCandidates / 2
  const cards = [...one.slice(0, half), ...two.slice(0, half)].map(({ card }) => card)
  return [...new Set(cards)]
}
