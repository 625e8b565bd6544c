import type { Audience } from '../../../src/content/answers.ts'
import { type Concepts, listConcepts, toContext, toFeatures } from './features.ts'
import type { Library } from './library.ts'
import { predict } from './network.ts'
import { splitQuestions } from './split.ts'

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
/** The same for each part of a message with two questions. */
const sureInPart = 0.4
/** So likely it is that no card has the answer. */
const sureAbsent = 0.25
/** To ask back, each of the likeliest cards must be so likely, and all together. */
const likelyVersion = 0.15
const sureTogether = 0.6
const mostVersions = 3
const mostCandidates = 12
/** The weight of a card for another kind of person than the question names. */
const otherAudience = 0.35
const otherPlace = 0.1
/** What every page has of the likelihood that a card's page is asked for. */
const leastPage = 0.002
/** So likely a page must be to be named as a source, beside those of the cards. */
const likelyPage = 0.05
const mostRanked = 50
/** A topic rarely outlasts as many messages. */
const mostBefore = 2

/** How likely each card is, best first. */
type Ranking = { card: number; share: number }[]

/** `before`: the visitor's messages before this one, oldest first; the last two count. */
export function chooseCards(library: Library, message: string, before: string[] = []): Choice {
  const parts = splitQuestions(message)
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
  const { ranking, absent, pages } = rank(library, message, before)
  const candidates = ranking.slice(0, mostCandidates).map(({ card }) => card)
  const isAbsent = absent > sureAbsent
  const found = { candidates, isAbsent, pages }
  const [best] = ranking
  if (best && !isAbsent && best.share >= sure) {
    return { kind: 'cards', cards: [best.card], ...found }
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

type Ranked = {
  ranking: Ranking
  /** How likely it is that no card has the answer. */
  absent: number
  pages: string[]
}

/** The cards for a message, after what was said `before` it. */
function rank(
  { cards, pages, concepts, network }: Library,
  message: string,
  before: string[],
): Ranked {
  const context = before.slice(-mostBefore).join(' ')
  const features = [...toFeatures(message, concepts), ...toContext(context, concepts)]
  const [byCard, , , byPage] = predict(network, features) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const people = findNamed(audiences, message, context, concepts)
  const places = findNamed(Object.values(countries), message, context, concepts)
  const absent = byCard[cards.length]!
  const fitting = cards.map(({ audience, place, page }, card) => {
    const isElsewhere = place && places.size > 0 && !places.has(countries[place])
    const fit = (isFor(audience, people) ? 1 : otherAudience) * (isElsewhere ? otherPlace : 1)
    return { card, share: byCard[card]! * fit * Math.sqrt(leastPage + byPage[page]!) }
  })
  return {
    ranking: normalize(fitting, 1 - absent).slice(0, mostRanked),
    absent,
    pages: listLikely(byPage, pages),
  }
}

/** Those of some concepts that a message names; if none, those that were named before it. */
function findNamed(
  names: readonly string[],
  message: string,
  before: string,
  concepts: Concepts,
): Set<string> {
  const wanted = new Set(names)
  const named = listConcepts(message, concepts).intersection(wanted)
  return named.size > 0 ? named : listConcepts(before, concepts).intersection(wanted)
}

const audiences: Audience[] = ['baby', 'child', 'teenager', 'pregnant', 'older']
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
