import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileUrgency } from '../../build/content/features/urgency.ts'
import { readContent } from '../../build/content/read.ts'
import { type AskedSign, urgencyPeople } from '../../src/features/urgency/data.ts'
import { urgencyLevels, type UrgencyTopic } from '../../src/content/urgency.ts'
import { texts } from '../../src/features/urgency/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import { judge, listFirstSigns, listSigns, listTopics } from '../../src/features/urgency/judge.ts'

const { urgency: table, advice, facts } = readContent(join(import.meta.dirname, '../..'))
const guides = {
  en: compileUrgency(undefined, { urgency: table, advice, facts }, 'en'),
  es: compileUrgency(undefined, { urgency: table, advice, facts }, 'es'),
}
const guide = guides.en

/** Every way to the last question: who it is for, what it is about, and the signs that are asked. */
const paths = urgencyPeople.flatMap((who) =>
  listTopics(guide, who).map(({ id }) => ({ who, topic: id, signs: listSigns(guide, who, id) })),
)
const gravity = ({ level }: { level: string }) => urgencyLevels.findIndex((name) => name === level)
const gravest = (signs: AskedSign[]) => urgencyLevels[Math.min(...signs.map(gravity))]

/** Each sign of a path alone, each two, and all of them. */
function listTicks(signs: AskedSign[]): AskedSign[][] {
  const pairs = signs.flatMap((one, at) => signs.slice(at + 1).map((other) => [one, other]))
  return [...signs.map((sign) => [sign]), ...pairs, signs]
}

describe('on every path', () => {
  test('through the questions, the answer is the level of the gravest sign', () => {
    let count = 0
    for (const { who, topic, signs } of paths) {
      for (const ticked of listTicks(signs)) {
        for (const order of [ticked, ticked.toReversed()]) {
          const answer = judge(guide, topic, order)
          const path = `${who}, ${topic}: ${order.map(({ id }) => id).join(', ')}`
          expect(answer.level, path).toBe(gravest(ticked))
          if (ticked.some(({ level }) => level === 'now')) expect(answer.level, path).toBe('now')
          expect(guide.results, path).toHaveProperty(`${answer.level}/${answer.topic}`)
          count += 1
        }
      }
    }
    expect(paths).toHaveLength(43)
    expect(count).toBeGreaterThan(6000)
  })

  test('that a form could be made to send, a sign of now is never outweighed', () => {
    for (const { id: topic } of guide.topics) {
      for (const grave of guide.signs.filter(({ level }) => level === 'now')) {
        for (const other of guide.signs) {
          for (const ticked of [
            [grave, other],
            [other, grave],
          ]) {
            const answer = judge(guide, topic, ticked)
            expect(answer.level).toBe('now')
            expect(guide.results).toHaveProperty(`now/${answer.topic}`)
          }
        }
      }
    }
  })

  test('without a sign, the answer is no milder than the topic, and a visit at the least', () => {
    const found = Object.fromEntries(
      guide.topics.map(({ id }) => [id, judge(guide, id, []).level] as const),
    ) as Record<UrgencyTopic, string>
    const routine = Object.keys(found).filter((topic) => found[topic as UrgencyTopic] === 'routine')
    expect(routine).toEqual(['check-up'])
    expect(found).toMatchObject({ breathing: 'now', swelling: 'today', bleeding: 'today' })
    for (const { id } of guide.topics) {
      const mildest = Math.max(...guide.signs.filter(({ topic }) => topic === id).map(gravity))
      expect(gravity(judge(guide, id, [])), id).toBeLessThanOrEqual(mildest)
      expect(guide.results, id).toHaveProperty(`${judge(guide, id, []).level}/${id}`)
    }
  })
})

describe('the questions', () => {
  test('ask for every sign of the table somewhere, those of now before all others', () => {
    const asked = new Set(paths.flatMap(({ signs }) => signs.map(({ id }) => id)))
    expect(Object.keys(table).filter((id) => !asked.has(id))).toEqual([])
    for (const { signs } of paths) {
      expect(signs.map(gravity)).toEqual(signs.map(gravity).toSorted((a, b) => a - b))
    }
  })

  test('begin for everybody with signs that mean now, on any topic of life and death', () => {
    const first = listFirstSigns(guide)
    expect(new Set(first.map(({ level }) => level))).toEqual(new Set(['now']))
    expect(new Set(first.map(({ topic }) => topic))).toEqual(
      new Set(['breathing', 'swelling', 'bleeding', 'injury', 'whole-body']),
    )
  })

  test('are all needed: whom it is for changes the signs, and the signs change the answer', () => {
    const ids = (who: (typeof urgencyPeople)[number]) =>
      listSigns(guide, who, 'pain').map(({ id }) => id)
    expect(ids('child')).toContain('child-fever')
    expect(ids('me')).not.toContain('child-fever')
    expect(ids('me')).toContain('pain-pregnant')
    expect(ids('child')).not.toContain('pain-pregnant')
    expect(ids('carer')).toContain('confusion-mouth')
    expect(listTopics(guide, 'me').map(({ id }) => id)).not.toContain('child')
    for (const { topic, signs } of paths) {
      const ends = new Set(listTicks(signs).map((ticked) => judge(guide, topic, ticked).level))
      if (topic !== 'breathing') expect(ends.size, topic).toBeGreaterThan(1)
    }
  })
})

test.each(localeCodes)('no level in %s says what somebody has', (locale) => {
  const t = getText(locale, texts)
  const diagnosis = /\byou(?:r child)? (?:have|has)\b|you may have|\busted tiene\b|\btiene usted\b/i
  expect(Object.keys(guides[locale].results)).toHaveLength(39)
  for (const level of urgencyLevels) expect(t(`howSoon.answer.${level}`)).not.toMatch(diagnosis)
})

test.each(localeCodes)('a child is told in %s of no aspirin, and nothing for adults', (locale) => {
  const { results, childResults } = guides[locale]
  expect(Object.keys(childResults)).toEqual(Object.keys(results))
  for (const [name, { why, until }] of Object.entries(childResults)) {
    const said = [why, ...until].join(' ')
    expect(said, name).not.toMatch(/smok|alcohol|fum[ea]/i)
    expect(/Reye/.test(said), name).toBe(!name.startsWith('routine/'))
    expect(until.length, name).toBeGreaterThan(0)
    expect(new Set(until).size, name).toBe(until.length)
  }
})

test('every answer cites the sources of what it says', () => {
  for (const [name, { why, until, references }] of [
    ...Object.entries(guide.results),
    ...Object.entries(guide.childResults),
  ]) {
    const cited = [why, ...until].join('').matchAll(/href="#ref-(\d+)"/g)
    const numbers = new Set([...cited].map(([, number]) => Number(number)))
    expect(
      [...numbers].toSorted((a, b) => a - b),
      name,
    ).toEqual(references.map((_, at) => at + 1))
  }
})
