import { countWords, normalize } from './normalize.ts'
import type { Model } from './load.ts'
import { isResolved, isTakenBack } from './signs/context.ts'
import { findRedFlag } from './signs/find.ts'
import type { RedFlag, RedFlagId } from './signs/rules.ts'
import { isForeign } from './signs/translations.ts'
import { danger as tuning } from './tuning.ts'

/**
 * `isNew`: said, or made likely, by the newest message; else it was said before. `isGraver`: with the
 * newest message there is a sign that the earlier ones had not.
 */
export type Danger = RedFlag & { isNew: boolean; isGraver?: boolean }

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
 * `wasCalm`: the earlier ones were answered, and none as an emergency.
 */
export function readDanger(
  turns: string[],
  model: Model,
  alone: Float32Array,
  joined: Float32Array,
  wasCalm: boolean,
): DangerReading {
  const newest = turns.at(-1)!
  const rule = findRedFlag(turns)
  const ownRule = findRedFlag(newest)
  const own = weigh(alone, model)
  const both = alone === joined ? own : weigh(joined, model)
  const likelier = own.now >= both.now ? own : both
  const isTrusted = isForeign(newest) || (rule && trusted.has(rule.id))
  const before = turns.length > 1 ? findRedFlag(turns.slice(0, -1)) : undefined
  const isGraver = rule?.signs.some((sign) => !before?.signs.includes(sign))
  // Words of two messages make a sign by chance, too; what was answered calmly stays calm.
  const isOld = !ownRule && !isGraver && wasCalm
  const least = !ownRule && isGraver ? tuning.near : tuning.minWithSign
  const soon = rule && forToday.has(rule.id) ? likelier.today : 0
  if (rule && !isOld && (isTrusted || likelier.now + soon >= least)) {
    const isNew = ownRule !== undefined || own.now >= tuning.alone
    if (rule.level === 'now' || likelier.now < tuning.alone || isLocalSwelling(turns)) {
      return { danger: { ...rule, isNew, isGraver }, isNear: false }
    }
  }
  const words = normalize(newest)
  const isOver = isTakenBack(words) || isResolved(words)
  const isLikely = likelier.now >= tuning.alone
  const isHealing = swells.test(newest) && healsFromSurgery(turns)
  if (!rule && !isOver && !isHealing && (isLikely ? isLocalSwelling(turns) : addsSwelling(turns))) {
    return { danger: swollen, isNear: false }
  }
  // 'Tooth pulled warfarin' looks something up; 'and they bleed' and 'im scared' go on calmly.
  const goesOnCalmly = wasCalm && !/\d/.test(newest) && countWords(newest) < tuning.wordsAfter
  const isBrief = turns.length === 1 ? countWords(newest) < tuning.wordsAlone : goesOnCalmly
  const isNobodyBleeding = likelier.id === 'bleeding' && !turns.some((turn) => bleeds.test(turn))
  const isCalm = !rule && (isHealing || isBrief || isNobodyBleeding)
  const isSupposed = !ownRule && supposes.test(newest)
  if (!isLikely || isOver || isCalm || isSupposed) {
    return { isNear: own.now >= tuning.near }
  }
  const id = likelier.id ?? rule?.id ?? 'illness'
  const danger: Danger = { id, level: 'now', signs: [], isNew: own.now >= tuning.alone }
  return { danger, isNear: false }
}

/** The examples with a blood thinner bleed; not everybody who takes one does. */
const bleeds =
  /\b(?:bled|bleed|blood(?!.{0,2}thin)|ooz|gush|drip|soak|gau[zs]|clot|cut|red\b|wound|sangr|chorr|empap|gasa|gasita|coágul|coagul[oa]|gote|cort|roj|herid|hemorr)/i

const swells = /swell|swollen|puff|hinch|inflam/i
const withMore =
  /fever|temperature|chill|breath|swallow|throat|tongue|eye|neck|spread|open|drool|grow|fast|sick|\bill\b|confus|dizz|heart|pregnan|chemo|transplant|immun|fiebre|calentura|escalofr|respir|trag|garganta|lengua|ojo|cuello|avanz|abrir|bab|crec|r[áa]pid|mal\b|confund|mare|coraz|embaraz|quimio|trasplant|defensas|better|lip|labio|allerg|al[ée]rg/i

/** A swelling alone is for today: docs/molly.md, and content/urgency.json. */
function isLocalSwelling(turns: string[]): boolean {
  return swells.test(turns.at(-1)!) && !turns.some((turn) => withMore.test(turn))
}

/** In the first three days after surgery a cheek swells; what is more than that says so. */
function healsFromSurgery(turns: string[]): boolean {
  const text = turns.join('\n')
  return surgery.test(text) && soonAfter.test(text) && !withMore.test(text)
}
const surgery = /surger|wisdom|extract|pulled|removed|cirug|juicio|cordal|extracc|sacaron/i
const soonAfter =
  /\b(?:yesterday|today|last night|day (?:after|1|2|3|one|two|three)|(?:1|2|3|one|two|three) days?|hours?|ayer|hoy|anoche|(?:1|2|3|un|dos|tres) d[ií]as?|horas?)\b/i

/** 'It aches', then 'I meant it is swollen': short, and calm by itself. */
function addsSwelling(turns: string[]): boolean {
  const newest = turns.at(-1)!
  return (
    isLocalSwelling(turns) &&
    turns.slice(0, -1).some((turn) => toothHurts.test(turn)) &&
    countWords(newest) <= tuning.wordsAdded &&
    !notSwollen.test(newest)
  )
}
const toothHurts =
  /(?:tooth|teeth|molar|muela|diente).*(?:ach|hurt|pain|sore|duel|dolor)|toothache|(?:ach|hurt|pain|duel|dolor).*(?:tooth|molar|muela|diente)/i
const notSwollen =
  /[?¿]|(?:\bno|not|n.t|sin|ni|nor|without)\s+(?:\S+\s+){0,2}?(?:swell|swollen|puff|hinch|inflam)/i

const swollen: Danger = {
  id: 'swelling',
  level: 'today',
  signs: ['face'],
  isNew: true,
}

/** 'And what if he swallows it?' has not happened. */
const supposes =
  /^\P{L}*(?:(?:and|so|but|y|pero|entonces) )?(?:what (?:happens )?if|qu[eé] pasa si|y si|and if) /iu

/** Signs decide alone here, and in other languages: the examples know too few of them. */
const trusted = new Set<RedFlagId>(['self-harm', 'dengue', 'chest-pain'])

/** The examples call a lost baby tooth a matter of today. */
const forToday = new Set<RedFlagId>(['knocked-out'])

function weigh(centered: Float32Array, { heads, dangers }: Model) {
  const near = dangers.findNearest(centered)
  const head = heads.weighUrgency(centered)['now']!
  return {
    now: (1 - tuning.head) * near.levels['now']! + tuning.head * head,
    today: near.levels['today']!,
    id: near.emergency as RedFlagId | undefined,
  }
}
