import {
  type Urgency,
  type UrgencyLevel,
  urgencyLevels,
  type UrgencyTopic,
} from '../../content/urgency.ts'
import type { AskedSign, TopicChoice, UrgencyGuide, UrgencyPerson } from './data.ts'

/** What determines the level: the guide without its results, in any language. */
type UrgencyRules = Pick<UrgencyGuide, 'first' | 'people' | 'signs' | 'topics'>

const gravity = ({ level }: { level: UrgencyLevel }) => urgencyLevels.indexOf(level)

/** The signs that everyone is asked about first. */
export function listFirstSigns({ first, signs }: UrgencyRules): AskedSign[] {
  return first.map((id) => signs.find((sign) => sign.id === id)!)
}

/** The topics that have a sign of their own for this person. */
export function listTopics(rules: UrgencyRules, who: UrgencyPerson): TopicChoice[] {
  const excluded = listExcluded(rules, who)
  return rules.topics.filter(({ id }) =>
    rules.signs.some((sign) => sign.topic === id && !excluded.has(sign.id)),
  )
}

/** The signs for a person and a topic, most serious first. */
export function listSigns(
  rules: UrgencyRules,
  who: UrgencyPerson,
  topic: UrgencyTopic,
): AskedSign[] {
  const excluded = listExcluded(rules, who)
  const also = new Set(rules.topics.find(({ id }) => id === topic)!.also)
  const always = new Set(who === 'me' ? [] : rules.people[who].always)
  return rules.signs
    .filter((sign) => !excluded.has(sign.id))
    .filter((sign) => sign.topic === topic || also.has(sign.id) || always.has(sign.id))
    .toSorted((a, b) => gravity(a) - gravity(b))
}

/**
 * The level is that of the most serious sign. The topic is the chosen one, or that sign's if it
 * belongs to another.
 */
export function judge(rules: UrgencyRules, topic: UrgencyTopic, ticked: AskedSign[]): Urgency {
  const [gravest] = ticked.toSorted(
    (a, b) => gravity(a) - gravity(b) || Number(b.topic === topic) - Number(a.topic === topic),
  )
  if (gravest) return { level: gravest.level, topic: gravest.topic }
  return { level: rules.topics.find(({ id }) => id === topic)!.otherwise, topic }
}

/** The signs for other people. */
function listExcluded({ people }: UrgencyRules, who: UrgencyPerson): Set<string> {
  const others = (['child', 'carer'] as const).filter((person) => person !== who)
  const never = who === 'me' ? [] : (people[who].never ?? [])
  return new Set([...never, ...others.flatMap((person) => people[person].only)])
}
