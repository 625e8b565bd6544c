import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ageOf, findChild, parseBirths } from '../../src/features/child-months/child.ts'
import { type ChildMonths, maxMonths } from '../../src/features/child-months/data.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const data = read('content/child-months.json') as ChildMonths
const facts = new Map(
  (read('content/facts.json') as { id: string; figure: string }[]).map((fact) => [fact.id, fact]),
)
const today = '2026-11-29'
const child = (birth: string) => findChild(data, birth, today)
const names = (teeth: { en: string }[]) => teeth.map(({ en }) => en)

test.each(data.teeth)('$en come in when their fact says', ({ unit, from, to, facts: [id] }) => {
  expect(facts.get(id)!.figure).toBe(`${from} to ${to} ${unit}`)
})

describe('a month of birth', () => {
  test.each([
    ['2026-11', 0],
    ['2026-03', 8],
    ['2025-12', 11],
    ['2010-12', maxMonths - 1],
  ])('%s is an age of %i months', (birth, age) => {
    expect(ageOf(birth, today)).toBe(age)
  })

  test.each(['2026-12', '2010-11', '1990-01'])('%s is out of range', (birth) => {
    expect(ageOf(birth, today)).toBeUndefined()
  })

  test('stands in a list once, oldest first, without anything else', () => {
    const list = '2022-03 2015-07 2022-03 2022-13 <b> 2027-01  1999-01'
    expect(parseBirths(list, today)).toEqual(['2015-07', '2022-03'])
  })
})

describe('a child', () => {
  test('of 8 months has the front teeth coming, and the first visit before the birthday', () => {
    const baby = child('2026-03')
    expect(names(baby.coming)).toEqual(['Lower front teeth', 'Upper front teeth'])
    expect(names(baby.next)).toEqual(['Upper side front teeth', 'Lower side front teeth'])
    expect(baby.visitOn).toBe('2027-02-01')
    expect(baby.stage.paste[0]!.facts).toContain('PED-12')
  })

  test('of 11 months has the visit at once, not in the past', () => {
    expect(child('2025-12').visitOn).toBe('2026-12-01')
  })

  test('of 4 has all baby teeth, and waits for the first adult molars', () => {
    const { coming, next, years, months } = child('2022-03')
    expect([years, months]).toEqual([4, 8])
    expect(coming).toEqual([])
    expect(names(next)[0]).toMatch(/first adult molars/)
  })

  test('has a stage in every month from birth to 15', () => {
    for (let back = 0; back < maxMonths; back += 1) {
      const month = 2026 * 12 + 10 - back
      const birth = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      expect(child(birth).stage, birth).toBeDefined()
    }
  })
})
