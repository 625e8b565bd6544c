import rules from '../../../content/rules/person.json' with { type: 'json' }
import { isTypoOf } from '../normalize.ts'
import { createFinder, flatten, type Hit, list, wordSet } from './phrases.ts'
import type { Duration } from './spans.ts'

const { pregnancy, nursing, condition, notCondition, medicine } = rules
export const findFacts = createFinder(
  flatten({ pregnancy, nursing, condition, notCondition, medicine }),
)
export const findPlans = createFinder(Object.entries(rules.plans))

const endings = list(rules.medicineEndings)
/** Names long enough to be known in spite of a slip, by their first letter. */
const names = Map.groupBy(
  flatten({ medicine }).flatMap(([tag, phrases]) =>
    list(phrases).flatMap((name) => (/^[a-z]{6,}$/.test(name) ? [{ name, tag }] : [])),
  ),
  ({ name }) => name[0]!,
)

/** Medicines with one slip in the name, or with a name that ends as many do. */
export function findSlips(tokens: string[], hits: Hit[]): Hit[] {
  const taken = new Set(
    hits.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  )
  return tokens.flatMap((token, start): Hit[] => {
    if (token.length < 6 || taken.has(start)) return []
    const near = names
      .get(token[0]!)
      ?.find(({ name }) => Math.abs(name.length - token.length) < 2 && isTypoOf(token, name))
    const isLike = endings.some((ending) => token.endsWith(ending))
    return near || isLike
      ? [{ tag: near?.tag ?? 'medicine plain', words: token, start, end: start + 1 }]
      : []
  })
}

const not = wordSet(rules.not)
const trouble = wordSet(rules.trouble)
const taking = wordSet(rules.taking)
const asked = wordSet(rules.asked)
const headNeck = wordSet(rules.headNeck)

const pattern = (words: string) => new RegExp(` (?:${words}) `)
const {
  over,
  stopping,
  stopped,
  allergic,
  notSince,
  notSinceAfter,
  since,
  sinceAfter,
  pulled,
  carrying,
  notWeeks,
} = rules.patterns
const patterns = {
  stopped: new RegExp(` (?:${stopped}) $`),
  allergic: new RegExp(` (?:${allergic}) $`),
  stopping: pattern(stopping),
  pulled: pattern(pulled),
  carrying: pattern(carrying),
  notWeeks: pattern(notWeeks),
}
const isOver = new RegExp(`^ (?:, )?(?:${over}) `)
const isNotSince = new RegExp(` ${notSince} $`)
const isNotSinceAfter = new RegExp(`^ (?:${notSinceAfter}) `)
const isSince = new RegExp(` ${since} $`)
const isSinceAfter = new RegExp(`^ (?:${sinceAfter}) `)

const join = (tokens: string[], from: number, to: number) =>
  ` ${tokens.slice(Math.max(0, from), to).join(' ')} `
export const isStop = (token = '.') => token === '.' || token === ','
/** true: the clause denies what comes at `at`. */
export const isDenied = (tokens: string[], start: number, at: number) => {
  const earlier = tokens.slice(Math.max(start, at - 4), at)
  // 'My mom doesn't know I vape.'
  const from = earlier.findLastIndex((token) => /^(?:i|im|s?hes?)$/.test(token))
  return earlier.slice(from + 1).some((token) => not.has(token))
}

/** The condition that is meant; undefined when it is over, or of another part of the body. */
export function readCondition(tokens: string[], { tag, end }: Hit): string | undefined {
  const value = tag.slice(tag.indexOf(' ') + 1)
  if (isOver.test(join(tokens, end, end + 9))) return undefined
  if (value !== 'radiation') return value
  return tokens.some((token) => headNeck.has(token)) ? 'radiation-head-neck' : undefined
}

/** 'Allergic to amoxicilin' is an allergy to penicillin. */
export function readAllergy(tokens: string[], { start, words }: Hit): string | undefined {
  if (!patterns.allergic.test(join(tokens, start - 4, start))) return undefined
  const kind = Object.entries(rules.allergies).find(([, beginnings]) =>
    list(beginnings).some((one) => words.startsWith(one)),
  )
  return kind && `allergy-${kind[0]}`
}

/** true: taken, given or prescribed; not only asked about. */
export function isTaken(tokens: string[], { start, end }: Hit, hits: Hit[]): boolean {
  const near = tokens.slice(Math.max(0, start - 9), start)
  const earlier = near.slice(near.lastIndexOf('.') + 1)
  const askedAt = earlier.findIndex((token) => asked.has(token))
  const isSwapped =
    tokens[start - 1] === 'same' ||
    (tokens[end] === 'por' && hits.some(({ start: at }) => at === end + 1))
  if (isSwapped || patterns.stopped.test(join(earlier, earlier.length - 4, earlier.length)))
    return false
  return (
    askedAt < 0 ||
    earlier.findLastIndex((token) => taking.has(token)) > askedAt ||
    patterns.stopping.test(join(earlier, 0, 9))
  )
}

/** 'im 22 weeks', 'embarazada de 5 meses': how far along somebody grown is. */
export function readCarried(
  tokens: string[],
  durations: Duration[],
  start: number,
  end: number,
  isPregnant = false,
) {
  return durations.flatMap(({ count, unit, start: at }) => {
    if ((unit !== 'weeks' && unit !== 'months') || !/^\d+$/.test(count)) return []
    const near = join(tokens, Math.max(start, at - 3), Math.min(end, at + 5))
    if (patterns.notWeeks.test(near)) return []
    const isPast = / was /.test(near)
    const isBare =
      isStop(tokens[at - 1]) && isStop(tokens[at + 2]) && unit === 'weeks' && Number(count) >= 5
    const isCued = patterns.carrying.test(near) || isPregnant
    const isSore = tokens.slice(start, end).some((token) => trouble.has(token))
    return isCued || ((isBare || isPast) && !isSore)
      ? [{ at, unit, count: Number(count), isPast }]
      : []
  })
}

const findWhen = createFinder(Object.entries(rules.when).map(([phrase, said]) => [said, phrase]))
const days = new Map(Object.entries(rules.days))

/** Since when there is trouble, in English: 'since Monday', '3 days', 'this morning'. */
export function readSince(
  tokens: string[],
  durations: Duration[],
  start: number,
  end: number,
  { isTrouble, isLasting }: { isTrouble: boolean; isLasting: boolean },
) {
  const isPulled = patterns.pulled.test(join(tokens, start, end))
  const clause = tokens.slice(start, end)
  const isFrom = (at: number) => clause[at] === 'since' || clause[at] === 'desde'
  for (const { tag, start: at, end: next } of findWhen(clause)) {
    const from = isFrom(at - 1) || isFrom(at - 2)
    if (from) return { at: start + at - 1, said: `since ${tag.replace(/^since /, '')}` }
    if (isTrouble || (at === 0 && next === clause.length)) return { at: start + at, said: tag }
  }
  for (const [at, token] of clause.entries()) {
    const day = days.get(token)
    const from = isFrom(at - 1) || isFrom(at - 2)
    if (day && (from || (isPulled && /^(?:el|last|on)$/.test(clause[at - 1] ?? ''))))
      return { at: start + at, said: `since ${day}${clause[at + 1] === 'night' ? ' night' : ''}` }
  }
  for (const { count, unit, start: at, end: next } of durations) {
    const earlier = join(tokens, Math.max(start, at - 4), at)
    const later = join(tokens, next, next + 4)
    if (isNotSince.test(earlier) || isNotSinceAfter.test(later)) continue
    const isCued = isSince.test(earlier) || isSinceAfter.test(later)
    const isBare = isStop(tokens[at - 1]) && isStop(tokens[next])
    const isLong = unit === 'years' || unit === 'months'
    if (!isCued && (!/\d|half/.test(count) || !(isBare || isTrouble))) continue
    if (isLong && !isTrouble && (isLasting || !(isBare || earlier.endsWith(' for ')))) continue
    const name = count === '1' || /an?$/.test(count) ? unit.slice(0, -1) : unit
    return { at, said: `${count} ${name}`.trim() }
  }
  const day = / (?:day|dia) (\d+) (?:after|since|post|despues|de) /.exec(join(tokens, start, end))
  return day ? { at: start, said: `${day[1]} days` } : undefined
}
