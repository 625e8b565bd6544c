import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkProse, readProse } from '../../build/check/prose.ts'
import { checkRules } from '../../build/check/rules.ts'
import { checkSaid, readSaid } from '../../build/check/said.ts'
import type { Line } from '../../build/check/text.ts'
import { checkUrgency } from '../../build/check/urgency.ts'
import { readContent } from '../../build/content/read.ts'
import { type UrgencyLevel, urgencyLevels } from '../../src/content/urgency.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'

/** Every threshold of content/urgency.json is put back wrong once, and the check tells. */

const content = readContent(join(import.meta.dirname, '../..'))
const { urgency: table, text, files, facts } = content
const said = readSaid(text)
const { checks } = readProse(text)
const labels: Record<UrgencyLevel, Record<Locale, string>> = {
  now: { en: 'Call the emergency number', es: 'Llame al número de emergencias' },
  today: { en: 'Today', es: 'Hoy' },
  week: { en: 'This week', es: 'Esta semana' },
  routine: { en: 'At the next visit', es: 'En la próxima visita' },
}

const textOf = (locale: Locale, text: string) => {
  const line: Line = { number: 1, text, section: '', kind: 'paragraph' }
  return { file: 'content/pages/sample', locale, lines: [line] }
}
const judge = (locale: Locale, text: string) =>
  checkSaid([textOf(locale, text)], table, said)
    .filter(({ check }) => check === 'urgency')
    .map(({ problem }) => problem)
/** The words of a row as prose would say them on their own. */
const sentence = (id: string, level: UrgencyLevel, locale: Locale) =>
  `${labels[level][locale]}: ${table[id]![locale]}`

test.each(Object.keys(table))('another level of "%s" contradicts a page or a red flag', (id) => {
  for (const level of urgencyLevels.filter((one) => one !== table[id]!.level)) {
    const urgency = { ...table, [id]: { ...table[id]!, level } }
    const told = () => checkUrgency(content.readable.pages, urgency)
    const rules = () => checkRules({ text, files, facts, urgency })
    const says = [told, rules].some((check) =>
      check().some(({ problem }) => problem.includes(level)),
    )
    expect(says, level).toBe(true)
  }
})

describe.each(Object.keys(said.signs))('prose about "%s"', (id) => {
  test('may say its level, and no milder one', () => {
    for (const locale of localeCodes) {
      const right = table[id]!.level
      expect(judge(locale, sentence(id, right, locale)), right).toEqual([])
      for (const level of urgencyLevels.slice(urgencyLevels.indexOf(right) + 1)) {
        expect(judge(locale, sentence(id, level, locale)).join(), level).toContain(
          `says "${level}"`,
        )
      }
    }
  })

  test('may say no other figure', () => {
    for (const locale of localeCodes) {
      if (!said.signs[id]![locale].some((pattern) => pattern.includes('<limit>'))) continue
      const wrong = table[id]![locale].replace(/\d+/, (figure) => String(Number(figure) + 1))
      expect(judge(locale, wrong).join(), wrong).toContain(`and the row "${id}"`)
    }
  })
})

test('fever and a swollen face are not told for today without saying both', () => {
  const find = (text: string) => checkSaid([textOf('en', text)], table, said)
  expect(find('Go today with fever or a swollen face.')).toMatchObject([{ check: 'pair' }])
  expect(find('Go today with fever or a swollen face; both together: emergency number.')).toEqual(
    [],
  )
})

test.each([
  ['Toothache for more than 2 days: this week, and today with a fever.', 'en'],
  ['See a dentist this week if it hurts when you bite, and today with a swollen face.', 'en'],
  ['A swollen face needs a dentist today; with a fever, call the emergency number.', 'en'],
  ['Con la cara hinchada, hoy; si además hay fiebre, llame al número de emergencias.', 'es'],
] as const)('"%s" contradicts nothing', (text, locale) => {
  expect(judge(locale, text)).toEqual([])
})

test('advice that was mended does not come back', () => {
  const { threshold } = checks
  for (const locale of localeCodes) {
    for (const { wrong = '', words } of threshold![locale]) {
      expect(
        checkProse([textOf(locale, wrong)], [], { most: {}, checks: { threshold: threshold! } }),
        words,
      ).toHaveLength(1)
    }
  }
})
