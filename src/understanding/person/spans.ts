import rules from '../../../content/rules/person.json' with { type: 'json' }
import { flatten, list } from './phrases.ts'

export type Age = { count: number; unit: 'years' | 'months' | 'weeks'; start: number; end: number }
type Unit = Age['unit'] | 'days' | 'hours' | 'minutes'
export type Duration = { count: string; unit: Unit; start: number; end: number }

const unitOf = new Map(
  Object.entries(rules.units).flatMap(([unit, words]) =>
    list(words).map((word): [string, Unit] => [word, unit as Unit]),
  ),
)
const numbers = new Map(Object.entries(rules.numbers))
const words = (name: keyof typeof rules.age) => new Set(list(rules.age[name]))
const being = words('being')
const almost = words('almost')
const notAge = words('notAge')
const starters = words('starters')
const enders = words('enders')
const people = new Set([
  ...words('people'),
  ...flatten({ kin: rules.kin }).flatMap(([, kin]) => list(kin)),
])
const after = words('after')

/** Number words as digits: 'treinta y 2' and 'forty two' are one number. */
export function toDigits(tokens: string[]): string[] {
  const said: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const half = /^(?:and a half|y medi[oa]) /.exec(`${tokens.slice(at + 1, at + 4).join(' ')} `)
    if (half && (/^\d+$/.test(token) || numbers.has(token) || token === 'ano')) {
      if (token === 'ano') said.push('1.5', 'anos')
      else said.push(`${numbers.get(token) ?? token}.5`)
      at += half[0].trim().split(' ').length
      continue
    }
    const number =
      token === 'once' && !unitOf.has(tokens[at + 1] ?? '') ? undefined : numbers.get(token)
    const next = tokens[at + 1] === 'y' ? at + 2 : at + 1
    const unit = Number(numbers.get(tokens[next] ?? ''))
    if (number && Number(number) >= 20 && Number(number) % 10 === 0 && unit >= 1 && unit <= 9) {
      said.push(String(Number(number) + unit))
      at = next
    } else said.push(number ?? token)
  }
  return said
}

const isNumber = (token: string) => /^\d+(?:\.5)?$/.test(token)
const isStop = (token: string) => token === '.' || token === ','

/** 'she is 7', '80 year old', 'hija de 10', ', 52 ,', 'almost 3'; ends after the unit. */
export function readAges(tokens: string[]): Age[] {
  return tokens.flatMap((token, at): Age[] => {
    if (!/^\d{1,3}(?:\.5)?$/.test(token) || Number(token) > 110) return []
    const [before = '.', previous = '.'] = [tokens[at - 2], tokens[at - 1]]
    // 'She is 2, not 3.'
    const isCorrected = /^(?:not|no)$/.test(previous) && tokens.slice(0, at - 1).some(isNumber)
    if (isCorrected) return []
    let end = at + 1
    const unit =
      tokens[end] === 'y' && tokens[end + 1] === 'o' ? 'years' : unitOf.get(tokens[end] ?? '')
    if (unit) end += tokens[end] === 'y' ? 2 : 1
    const isOld = /^olds?$/.test(tokens[end] ?? '')
    const next = tokens[end] ?? '.'
    if (isOld) end++
    const isTurned = /^(?:turned|cumpl)/.test(previous)
    const isNearly = almost.has(previous) || almost.has(`${before} ${previous}`)
    const age = (kind: Age['unit']) => [
      { count: Number(token) - (isNearly ? 1 : 0), unit: kind, start: at, end },
    ]
    if (unit === 'months' || unit === 'weeks') {
      const isOf = /^(?:de|hes|shes|tiene|mines|is|are)$/.test(previous)
      return isOld || isOf || (isStop(previous) && isStop(next)) ? age(unit) : []
    }
    if (unit === 'years') {
      // 'In Orlando 10 years' is no age, 'mi hija 10 años' is one.
      const isLoose = tokens[at + 1]!.startsWith('y') && !/^y?o$/.test(tokens[end - 1]!)
      const isAge = isOld || !(notAge.has(previous) || after.has(next))
      const isNext = isStop(previous) || being.has(previous)
      return isAge && (!isLoose || isOld || isNext) ? age('years') : []
    }
    if (unit || (next === 'y' && /^(?:medio|media)$/.test(tokens[end + 1] ?? ''))) return []
    if (isNearly || (/^aged?$/.test(previous) && before !== 'at')) return age('years')
    if (isStop(next) && previous === 'de' && people.has(before)) return age('years')
    if (previous === 'de') return people.has(before) && !/^\d/.test(next) ? age('years') : []
    const isBeing =
      being.has(previous) ||
      (/^(?:only|just|like|solo|apenas|ya|now|about|como)$/.test(previous) && being.has(before)) ||
      (previous === 'is' && !isStop(before) && people.has(before)) ||
      (/^[a-z]{3,}s$/.test(previous) && people.has(previous.slice(0, -1)))
    if (isBeing) return isTurned || enders.has(next) || isStop(next) ? age('years') : []
    const isBare =
      (isStop(previous) || starters.has(previous)) && (isStop(next) || enders.has(next))
    const isLoose = starters.has(previous) && !isStop(next) && !isStop(before) && Number(token) < 16
    return isBare && !isLoose ? age('years') : []
  })
}

/** '3 days', 'half an hour', 'como una semana', 'months'. */
export function readDurations(tokens: string[]): Duration[] {
  return tokens.flatMap((token, at): Duration[] => {
    const unit = unitOf.get(token)
    if (!unit || token === 'yo' || token === 'y') return []
    const previous = tokens[at - 1] ?? '.'
    if (/^\d+$/.test(previous)) return [{ count: previous, unit, start: at - 1, end: at + 1 }]
    const isHalf = /^(?:half|media)$/.test(tokens[at - 2] ?? '') || previous === 'media'
    if (isHalf)
      return [
        { count: 'half an', unit, start: previous === 'media' ? at - 1 : at - 2, end: at + 1 },
      ]
    if (/^(?:an?|una?)$/.test(previous))
      return [{ count: unit === 'hours' ? '1' : 'a', unit, start: at - 1, end: at + 1 }]
    return token.endsWith('s') ? [{ count: '', unit, start: at, end: at + 1 }] : []
  })
}
