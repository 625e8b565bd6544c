import type { Audience } from '../../../src/content/answers.ts'
import { intents } from '../../../src/content/answers.ts'
import { listConcepts, toFeatures } from './features.ts'
import type { Library } from './library.ts'
import { predict } from './network.ts'
import { splitQuestions } from './split.ts'

/** What a message asks for: one card or two, a question back between cards, or none of them. */
export type Choice = {
  kind: 'cards' | 'ask-back' | 'none'
  /** Numbers of cards: those to show, those to ask between, or the nearest ones. */
  cards: number[]
  /** The likeliest cards, best first, for a model that chooses and for suggestions. */
  candidates: number[]
}

/** So likely a card must be. */
const sure = 0.42
/** The same for each part of a message with two questions. */
const sureInPart = 0.5
/** A question of its own, whatever was said before. */
const sureAlone = 0.6
const mostCandidates = 12
const mostNearest = 3
/** The weight of a card for another kind of person than the question names. */
const otherAudience = 0.35
/** The most words of a message that leans on the one before it. */
const mostLeaningWords = 12

/** How likely each card is, best first. */
type Ranking = { card: number; share: number }[]

/** `before`: the visitor's earlier messages, oldest first. */
export function chooseCards(library: Library, message: string, before: string[] = []): Choice {
  const parts = splitQuestions(message)
  if (parts) {
    const [first, second] = parts
    const one = rank(library, first, before)
    const two = rank(library, second, [...before, first])
    const [a, b] = [one[0], two[0]]
    const areSure = a && b && a.share >= sureInPart && b.share >= sureInPart
    if (areSure && a.card !== b.card) {
      return { kind: 'cards', cards: [a.card, b.card], candidates: merge(one, two) }
    }
  }
  const ranking = rank(library, message, before)
  const candidates = ranking.slice(0, mostCandidates).map(({ card }) => card)
  const [best] = ranking
  if (best && best.share >= sure) return { kind: 'cards', cards: [best.card], candidates }
  return { kind: 'none', cards: candidates.slice(0, mostNearest), candidates }
}

/** Cards of a message with what went before, where it leans on that. */
function rank(library: Library, message: string, before: string[]): Ranking {
  const alone = weigh(library, message)
  const previous = before.at(-1)
  if (previous === undefined || message.split(/\s+/).length > mostLeaningWords) return alone.ranking
  const [best] = alone.ranking
  if (best && best.share >= sureAlone && alone.hasSubject) return alone.ranking
  const last = rank(library, previous, before.slice(0, -1))[0]
  const together = weigh(library, `${previous} ${message}`)
  if (!last) return together.ranking
  const topic = library.cards[last.card]!.topic
  return normalize(
    together.ranking.map(({ card, share }) => {
      const isTopic = library.cards[card]!.topic === topic
      const intent = alone.intents[intents.indexOf(library.cards[card]!.intent)]!
      const ownShare = alone.shares[card]!
      const fit = (isTopic ? 1 : 0.3) * (card === last.card ? 0.15 : 1)
      return { card, share: share * fit * (0.05 + intent) ** 0.5 * (0.02 + ownShare) ** 0.5 }
    }),
  )
}

type Weighed = {
  ranking: Ranking
  shares: Float64Array
  intents: Float64Array
  /** true: the message names what it is about. */
  hasSubject: boolean
}

function weigh({ cards, concepts, network }: Library, message: string): Weighed {
  const { heads } = predict(network, toFeatures(message, concepts))
  const [shares, , byIntent] = heads as [Float64Array, Float64Array, Float64Array]
  const named = listConcepts(message, concepts)
  const audiences = audiencesIn(named)
  const weighed = cards.map((card, number) => ({
    card: number,
    share: shares[number]! * (isFor(card.audience, audiences) ? 1 : otherAudience),
  }))
  const subjects = [...named].filter((name) => !circumstances.has(name))
  return {
    ranking: weighed.sort((a, b) => b.share - a.share).slice(0, 50),
    shares,
    intents: byIntent,
    hasSubject: subjects.length > 0,
  }
}

/** Concepts that say how, for whom or where something is asked, not about what. */
const circumstances = new Set(
  'tooth gum baby child teenager pregnant older price pain howlong howoften howmuch whenq whyq whatis howto safe compare worth work myth avoid urgent choose mexico colombia peru argentina usa night morning dentist'.split(
    ' ',
  ),
)

const ages = ['baby', 'child', 'teenager', 'pregnant', 'older'] as const

function audiencesIn(named: Set<string>): Set<Audience> {
  return new Set(ages.filter((audience) => named.has(audience)))
}

/** A card for everybody fits all; one for children fits who names a child or a baby. */
function isFor(audience: Audience, named: Set<Audience>): boolean {
  if (audience === 'anyone' || audience === 'ill') return true
  if (audience === 'child' || audience === 'baby') return named.has('child') || named.has('baby')
  return named.has(audience)
}

function normalize(ranking: Ranking): Ranking {
  const sum = ranking.reduce((total, { share }) => total + share, 0) || 1
  return ranking
    .map(({ card, share }) => ({ card, share: share / sum }))
    .sort((a, b) => b.share - a.share)
}

function merge(one: Ranking, two: Ranking): number[] {
  const half = mostCandidates / 2
  const cards = [...one.slice(0, half), ...two.slice(0, half)].map(({ card }) => card)
  return [...new Set(cards)]
}
