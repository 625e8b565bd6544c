import { normalize } from './normalize.ts'
import type { Model } from './load.ts'
import { isResolved, isTakenBack } from './signs/context.ts'
import { findRedFlag } from './signs/find.ts'
import type { RedFlag, RedFlagId } from './signs/rules.ts'
import { isForeign } from './signs/translations.ts'
import { danger as tuning } from './tuning.ts'

/** `isNew`: said, or made likely, by the newest message; else it was said before. */
export type Danger = RedFlag & { isNew: boolean }

export type DangerReading = {
  danger?: Danger
  /** true: no emergency, but near enough to one to say when to call. */
  isNear: boolean
}

/** Plain signs alone: for what is answered without the encoder. */
export function readSigns(turns: string[]): DangerReading {
  const rule = findRedFlag(turns)
  const isNew = findRedFlag(turns.at(-1)!) !== undefined
  return { danger: rule && { ...rule, isNew }, isNear: false }
}

/**
 * The gravest emergency in a visitor's messages: what plain signs say, and what the nearest examples
 * and the head for urgency say of the newest message, `alone` and `joined` to the earlier ones.
 */
export function readDanger(
  turns: string[],
  model: Model,
  alone: Float32Array,
  joined: Float32Array,
): DangerReading {
  const newest = turns.at(-1)!
  const rule = findRedFlag(turns)
  const ownRule = findRedFlag(newest)
  const own = weigh(alone, model)
  const both = alone === joined ? own : weigh(joined, model)
  const likelier = own.now >= both.now ? own : both
  const isTrusted = isForeign(newest) || (rule && unseen.has(rule.id))
  if (rule && (isTrusted || likelier.now >= tuning.minWithSign)) {
    const isNew = ownRule !== undefined || own.now >= tuning.alone
    if (rule.level === 'now' || likelier.now < tuning.alone) {
      return { danger: { ...rule, isNew }, isNear: false }
    }
  }
  const words = normalize(newest)
  if (likelier.now < tuning.alone || isTakenBack(words) || isResolved(words)) {
    return { isNear: likelier.now >= tuning.near }
  }
  const id = likelier.id ?? rule?.id ?? 'illness'
  const danger: Danger = { id, level: 'now', signs: [], isNew: own.now >= tuning.alone }
  return { danger, isNear: false }
}

/** The examples do not know these, nor other languages, so that the signs decide alone. */
const unseen = new Set<RedFlagId>(['self-harm', 'dengue'])

function weigh(centered: Float32Array, { heads, dangers }: Model) {
  const near = dangers.findNearest(centered)
  const head = heads.weighUrgency(centered)['now']!
  return {
    now: (1 - tuning.head) * near.levels['now']! + tuning.head * head,
    id: near.emergency as RedFlagId | undefined,
  }
}
