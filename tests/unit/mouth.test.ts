import { expect, test } from 'vitest'
import { type AlertSource, compileAlerts } from '../../build/content/alerts.ts'
import { compilePages } from '../../build/content/compile.ts'
import { createCompiler } from '../../build/content/compiler.ts'
import { readDataFile } from '../../build/content/data.ts'
import { checkMouthMap, compileMouthMap } from '../../build/content/features/mouth-map.ts'
import { readContent } from '../../build/content/read.ts'
import { mouthMap, type MouthSource } from '../../src/features/mouth-map/data.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import { adultSpots, babySpots } from '../../src/features/mouth-map/arches.ts'
import { areas } from '../../src/features/mouth-map/areas.ts'

const content = readContent(process.cwd())
const { facts, answers, pages: sources } = content
const mouth = readDataFile(content, mouthMap, checkMouthMap)
const { cards } = createCompiler(content)
const teeth = mouth.flatMap(({ set, places }) =>
  places.flatMap((place) => ('fdi' in place ? [{ set, ...place }] : [])),
)

/** 1 to 32 around the mouth, from the back of the upper right to the back of the lower right. */
const around = [
  [18, 17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27, 28],
  [38, 37, 36, 35, 34, 33, 32, 31, 41, 42, 43, 44, 45, 46, 47, 48],
].flat()
const aroundChild = [
  [55, 54, 53, 52, 51, 61, 62, 63, 64, 65],
  [75, 74, 73, 72, 71, 81, 82, 83, 84, 85],
].flat()

test('all 32 adult and 20 baby teeth are there, with their numbers in both systems', () => {
  const numbers = (set: string) =>
    new Map(teeth.filter((tooth) => tooth.set === set).map((tooth) => [tooth.fdi, tooth.universal]))
  const adult = around.map((fdi, at) => [fdi, String(at + 1)] as const)
  const baby = aroundChild.map((fdi, at) => [fdi, 'ABCDEFGHIJKLMNOPQRST'[at]!] as const)
  expect(numbers('adult')).toEqual(new Map(adult))
  expect(numbers('baby')).toEqual(new Map(baby))
  expect(teeth).toHaveLength(52)
})

test('every tooth is named by its side and jaw in both languages', () => {
  for (const { fdi, en, es } of teeth) {
    const quarter = (Math.floor(fdi / 10) - 1) % 4
    expect(en, String(fdi)).toMatch(quarter < 2 ? /^the upper / : /^the lower /)
    expect(en, String(fdi)).toMatch([0, 3].includes(quarter) ? / right / : / left /)
    expect(es, String(fdi)).toMatch(quarter < 2 ? / superior / : / inferior /)
    expect(es, String(fdi)).toMatch([0, 3].includes(quarter) ? / derech[oa]$/ : / izquierd[oa]$/)
    expect(es.includes('de leche'), String(fdi)).toBe(fdi > 50)
    expect(en.includes('baby'), String(fdi)).toBe(fdi > 50)
  }
})

test('every place is drawn, on the side that the dentist sees', () => {
  const drawn = [...adultSpots, ...babySpots]
  expect(new Set(drawn.map(({ fdi }) => fdi))).toEqual(new Set(teeth.map(({ fdi }) => fdi)))
  for (const { fdi, x } of drawn) {
    expect(x < 300, String(fdi)).toBe([0, 3].includes((Math.floor(fdi / 10) - 1) % 4))
  }
  const others = mouth.flatMap(({ places }) =>
    places.flatMap((one) => ('id' in one ? [one.id] : [])),
  )
  expect(areas.map(({ id }) => id).toSorted()).toEqual(others.toSorted())
})

test('an age is what its fact says, of that tooth', () => {
  const names =
    /central|lateral|canine|first premolar|second premolar|first molar|second molar|wisdom/i
  const babyNames = ['front(?: teeth)?', 'sides', 'canines', 'first molars', 'second molars']
  for (const { fdi, en, comesIn } of teeth) {
    const jaw = en.includes('upper') ? 'upper' : 'lower'
    expect(typeof comesIn === 'object', String(fdi)).toBe(fdi > 50)
    if (typeof comesIn === 'object') {
      const name = (fdi % 10 < 3 ? `${jaw} ` : '') + babyNames[(fdi % 10) - 1]!
      const { fact } = facts.get(comesIn.fact)!
      expect(fact, String(fdi)).toMatch(new RegExp(`${name} ${comesIn.months.join(' to ')}`))
      continue
    }
    const { fact } = facts.get(comesIn)!
    expect(fact.toLowerCase(), String(fdi)).toContain(names.exec(en)![0].toLowerCase())
    expect(fact, String(fdi)).toContain(jaw)
  }
})

test.each<[string, (source: MouthSource) => void]>([
  ['names no page /nowhere', ([first]) => first!.pages.push('/nowhere')],
  ['names no answer card x/y', ([first]) => first!.questions.push('x/y')],
  ['no figure such as', ([first]) => Object.assign(first!.places[0]!, { comesIn: 'ERU-24' })],
  [
    'does not say "4 to 6"',
    ([first]) => Object.assign(first!.places[0]!, { comesIn: { fact: 'ERU-26', months: [4, 6] } }),
  ],
  [
    'does not say "5 to 6"',
    ([first]) =>
      Object.assign(first!.places[0]!, { fallsOut: { fact: 'ERU-24', years: [[5, 6]] } }),
  ],
])('the build stops at a mouth map that %s', (problem, spoil) => {
  const spoiled = structuredClone(mouth)
  spoil(spoiled)
  expect(() => compileMouthMap(spoiled, { facts, answers, cards }, 'en')).toThrow(problem)
})

test('what a dentist must know rests on facts, which the page of the sheet cites', () => {
  const pages = compilePages(
    content,
    sources.filter(({ path }) => path === '/ask-dentist'),
  )
  const alerts = content.alerts.flatMap((group) => group.alerts)
  for (const locale of localeCodes) {
    const cited = pages[locale].get('/ask-dentist')!.references.flatMap((source) => source.facts)
    expect(cited).toEqual(expect.arrayContaining(alerts.flatMap((alert) => alert.facts)))
  }
  const wrong: AlertSource = [
    {
      id: 'a',
      title: { en: 'A', es: 'A' },
      alerts: [{ id: 'b', facts: ['MED-0'], en: 'B', es: 'B' }],
    },
  ]
  expect(() => compileAlerts(wrong, facts)).toThrow('MED-0')
})
