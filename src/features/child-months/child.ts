import { type ChildMonths, maxMonths, type Stage, type Teeth } from './data.ts'

/** A month of birth: '2022-03'. */
export type Birth = string

export const maxChildren = 8
const shownNext = 2

export type Child = {
  birth: Birth
  years: number
  months: number
  stage: Stage
  coming: Teeth[]
  next: Teeth[]
  /** The next check-up, or the first visit of a baby: an ISO date. */
  visitOn: string
}

/** `today`: an ISO date. Undefined if the month is in the future or too long ago. */
export function ageOf(birth: Birth, today: string): number | undefined {
  const age = toMonths(today) - toMonths(birth)
  return age >= 0 && age < maxMonths ? age : undefined
}

/** What is due for a child whose age is within the range. */
export function findChild({ teeth, stages }: ChildMonths, birth: Birth, today: string): Child {
  const age = ageOf(birth, today)!
  return {
    birth,
    years: Math.floor(age / 12),
    months: age % 12,
    stage: stages.find(({ until }) => age < until)!,
    coming: teeth.filter((one) => startOf(one) <= age && age <= one.to * sizeOf(one)),
    next: teeth.filter((one) => startOf(one) > age).slice(0, shownNext),
    visitOn: toMonth(
      age < 12 ? Math.max(toMonths(birth) + 11, toMonths(today) + 1) : toMonths(today) + 1,
    ),
  }
}

/** The months of birth in a list, the oldest child first; anything else in it is ignored. */
export function parseBirths(list: string, today: string): Birth[] {
  const births = list.split(/\s+/).filter((one) => /^\d{4}-(0[1-9]|1[0-2])$/.test(one))
  const valid = births.filter((birth) => ageOf(birth, today) !== undefined)
  return [...new Set(valid)].sort().slice(0, maxChildren)
}

const sizeOf = ({ unit }: Teeth) => (unit === 'years' ? 12 : 1)
const startOf = (one: Teeth) => one.from * sizeOf(one)

function toMonths(date: string): number {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return year * 12 + month - 1
}

/** The first day of a month. */
function toMonth(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}
