import { type Concepts, leaveOut, listSubjects } from '../../worker/molly/cards/features.ts'
import { createRandom } from './random.ts'

/** How people ask for a card, by language. */
type AskedCard = { topic: string; texts: string[][] }

export type FollowUp = { card: number; before: string; message: string }

/** So many of all ways of asking are told as a follow-up, and so many of those on the same topic. */
const share = 0.7
const sameTopic = 0.65
/** Of those, so many leave their subject out. */
const elliptic = 0.75
/** So many come after two messages, of which the first may be about anything. */
const longer = 0.25
/** A subject is in so many of a topic's questions, and that many times as often as elsewhere. */
const leastShare = 0.08
const leastLift = 6

/**
 * Messages that follow another one, made of the ways in which people ask for cards: after a question on
 * the same topic, mostly without their subject ("and how long does it last?"); after one on another
 * topic, whole. The network learns from them when what was said before counts.
 */
export function* listFollowUps(cards: AskedCard[], concepts: Concepts): Generator<FollowUp, void> {
  const random = createRandom()
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!
  const ofTopics = Map.groupBy(cards, ({ topic }) => topic)
  const subjects = findSubjects(ofTopics, concepts)
  for (const [card, { topic, texts }] of cards.entries()) {
    for (const [locale, asked] of texts.entries()) {
      for (const text of asked) {
        if (random() > share) continue
        const isSame = random() < sameTopic
        const others = isSame ? ofTopics.get(topic)!.filter((one) => one !== cards[card]) : cards
        const other = pick(others)
        if (!other || (!isSame && other.topic === topic)) continue
        const message =
          isSame && random() < elliptic ? leaveOut(text, concepts, subjects.get(topic)!) : text
        const before = pick(other.texts[locale]!)
        const earlier = random() < longer ? `${pick(pick(cards).texts[locale]!)} ` : ''
        if (message) yield { card, before: earlier + before, message }
      }
    }
  }
}

/** Of each topic, the stems and concepts that its questions name and others do not. */
function findSubjects(
  topics: Map<string, AskedCard[]>,
  concepts: Concepts,
): Map<string, Set<string>> {
  const counted = [...topics].map(([topic, cards]) => {
    const texts = cards.flatMap(({ texts }) => texts.flat())
    return { topic, size: texts.length, counts: countSubjects(texts, concepts) }
  })
  const size = counted.reduce((sum, one) => sum + one.size, 0)
  const totals = new Map<string, number>()
  for (const { counts } of counted) {
    for (const [subject, count] of counts) totals.set(subject, (totals.get(subject) ?? 0) + count)
  }
  return new Map(
    counted.map((one) => {
      const isSubject = ([subject, count]: [string, number]) => {
        const elsewhere = (totals.get(subject)! - count + 1) / (size - one.size + 1)
        return count / one.size > leastShare && count / one.size > leastLift * elsewhere
      }
      return [one.topic, new Set([...one.counts].filter(isSubject).map(([subject]) => subject))]
    }),
  )
}

function countSubjects(texts: string[], concepts: Concepts): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const subject of listSubjects(text, concepts)) {
      counts.set(subject, (counts.get(subject) ?? 0) + 1)
    }
  }
  return counts
}
