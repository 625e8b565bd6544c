import type { Audience, Intent, places } from '../content/answers.ts'
import { listHighest, softmax } from './heads.ts'
import type { Person } from './person.ts'
import type { Subject } from './presupposed.ts'
import { type Feature, rankWeights } from './tuning.ts'

/** What ranking reads of a card. */
export type RankedCard = {
  id: string
  audience: Audience
  place?: (typeof places)[number]
  intent: Intent
  /** Wrong where nobody spoke of it. */
  presupposed?: Subject[]
}

/** The cosine of each card with what was said, read in three ways, and the words in common. */
export type Readings = {
  /** The newest message. */
  alone: Float32Array
  /** The newest message after the earlier ones; the same as `alone` if there are none. */
  joined: Float32Array
  /** Its sentences or halves; none if it is one. */
  parts: Float32Array[]
  /** The share of its words that each card's ways of asking have. */
  words: Float32Array
  /** The same of the earlier messages, or of the newest if there are none. */
  earlierWords: Float32Array
}

/** `p`: the probability that this is the card the visitor needs; `place`: the country that it is for. */
export type Candidate = { card: number; p: number; topic: string; place?: RankedCard['place'] }

const maxEach = 12
const maxByWords = 8
const maxCandidates = 12

/**
 * The likeliest cards, best first. `shown`: the cards of Molly's earlier answers, oldest first;
 * `said`: what the visitor spoke of; `intent`: what a short message asks.
 */
export function rankCards(
  cards: RankedCard[],
  readings: Readings,
  person: Person,
  shown: number[],
  said: Set<Subject>,
  intent: Intent | undefined,
): Candidate[] {
  const { alone, joined, parts, words, earlierWords } = readings
  const pool = new Set([
    ...[joined, alone, ...parts].flatMap((cosines) => listHighest(cosines, maxEach)),
    ...listHighest(words, maxByWords),
  ])
  const topic = shown.length > 0 ? topicOf(cards[shown.at(-1)!]!) : undefined
  const scored = [...pool].map((card) => {
    const features = toFeatures(card)
    const score = Object.entries(features).reduce(
      (sum, [name, value]) => sum + rankWeights[name as Feature] * value,
      0,
    )
    return { card, score }
  })
  const shares = softmax(scored.map(({ score }) => score))
  return scored
    .map(({ card }, at) => ({
      card,
      p: shares[at]!,
      topic: topicOf(cards[card]!),
      place: cards[card]!.place,
    }))
    .sort((a, b) => b.p - a.p)
    .slice(0, maxCandidates)

  function toFeatures(card: number): Record<Feature, number> {
    const { audience, place, intent: own, presupposed = [] } = cards[card]!
    const country = person.country?.toLowerCase()
    return {
      joined: joined[card]!,
      alone: alone[card]!,
      part: Math.max(alone[card]!, ...parts.map((cosines) => cosines[card]!)) - alone[card]!,
      words: words[card]!,
      earlierWords: earlierWords[card]!,
      shown: shown.includes(card) ? 1 : 0,
      sameTopic: topic !== undefined && topicOf(cards[card]!) === topic ? 1 : 0,
      audience: isFor(audience, person) === true ? 1 : 0,
      otherAudience: isFor(audience, person) === false ? 1 : 0,
      intent: own === intent ? 1 : 0,
      unsaid: presupposed.some((subject) => !said.has(subject)) ? 1 : 0,
      place: place && country === place ? 1 : 0,
      unknownPlace: place && !country ? 1 : 0,
      otherPlace: place && country && country !== place ? 1 : 0,
    }
  }
}

function topicOf({ id }: RankedCard): string {
  return id.slice(0, id.indexOf('/'))
}

/** undefined: the card is for everybody, or nothing is known. */
export function isFor(
  audience: Audience,
  { who, pregnant, ageYears }: Person,
): boolean | undefined {
  // Who is pregnant says so.
  if (audience === 'pregnant') return pregnant ?? false
  if (audience === 'anyone' || audience === 'ill') return undefined
  if (who === undefined) return undefined
  if (audience === 'adult') return isChild(who) && (ageYears ?? 0) < minAdultAge ? false : undefined
  if (audience === 'baby') return who === 'baby'
  if (audience === 'child') return isChild(who)
  if (audience === 'teenager') return who === 'teen'
  return who === 'parent' || (ageYears !== undefined && ageYears >= minOlderAge)
}

const isChild = (who: Person['who']) => who === 'child' || who === 'baby'

const minAdultAge = 18
const minOlderAge = 60
