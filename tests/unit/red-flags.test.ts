import { describe, expect, test } from 'vitest'
import { localeCodes } from '../../src/i18n/locales.ts'
import { describeEmergency, emergencyReply } from '../../src/molly/emergency.ts'
import { isTypoOf, normalize } from '../../src/molly/normalize.ts'
import { type RedFlagId, rules } from '../../src/molly/red-flag-rules.ts'
import { findRedFlag } from '../../src/molly/red-flags.ts'
import { reminder } from '../../src/molly/reminder.ts'
import { clocked } from '../clocked.ts'
import { emergencies, ordinary } from './red-flag-messages.ts'

const ids = Object.keys(emergencies) as RedFlagId[]
const maxFalseAlarms = 0.03

/** A child's fall may be told by the tooth or by the jaw: the first aid of both is right. */
const near: Partial<Record<RedFlagId, RedFlagId[]>> = {
  breathing: ['swelling'],
  'child-trauma': ['knocked-out', 'jaw-injury', 'bleeding'],
  'jaw-injury': ['chest-pain', 'child-trauma'],
  'knocked-out': ['child-trauma'],
  swelling: ['breathing'],
}

describe('an emergency is recognised', () => {
  for (const id of ids) {
    test.each(emergencies[id])(`${id}: %s`, (message) => {
      const found = findRedFlag(message)?.id
      expect([id, ...(near[id] ?? [])]).toContain(found)
    })
  }

  test('in every one of at least 120 messages, also without accents or punctuation', () => {
    const messages = ids.flatMap((id) => emergencies[id])
    expect(messages.length).toBeGreaterThanOrEqual(120)
    const bare = messages.map((message) =>
      message
        .normalize('NFD')
        .replace(/\p{M}|[¿¡?!'’]/gu, '')
        .toUpperCase(),
    )
    expect(bare.filter((message) => !findRedFlag(message))).toEqual([])
  })

  test('under the id that was meant, in more than nine of ten messages', () => {
    const messages = ids.flatMap((id) => emergencies[id].map((message) => ({ id, message })))
    const meant = messages.filter(({ id, message }) => findRedFlag(message)?.id === id)
    expect(meant.length / messages.length).toBeGreaterThan(0.9)
  })
})

describe('an ordinary question is no emergency', () => {
  test('in 97 of 100 of at least 200 questions', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(200)
    const alarms = ordinary.filter((message) => findRedFlag(message))
    expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThan(maxFalseAlarms)
  })

  test.each([
    ['a little blood when flossing', 'My gums bleed a little when I floss'],
    ['a denied sign', 'I have no fever and no swelling, just a dull ache'],
    ['a denied sign in Spanish', 'no tengo fiebre ni hinchazón, solo una molestia'],
    ['an injury of long ago', 'I knocked out a tooth years ago and want an implant'],
    ['an injury of long ago in Spanish', 'hace años se me cayó un diente en un accidente'],
    ['curiosity', 'What counts as a dental emergency?'],
    ['curiosity in Spanish', '¿Qué es una emergencia dental?'],
    ['fear of what might happen', "I'm afraid I won't be able to breathe during the procedure"],
    ['a baby tooth that falls out by itself', 'a mi hijo se le cayó su primer diente de leche'],
    ['sedation', 'Will I be knocked out for wisdom teeth removal?'],
    ['a figure of speech', 'the pain is killing me, how do I kill the nerve'],
    ['nothing', ''],
  ])('not for %s', (_, message) => {
    expect(findRedFlag(message)).toBeUndefined()
  })
})

test.each(['no ', '1 ', 'swollen ', 'a', 'hace un '])(
  'reads 1,000 characters of "%s" at once',
  clocked,
  (word) => {
    const started = performance.now()
    findRedFlag(word.repeat(1000).slice(0, 1000))
    expect(performance.now() - started).toBeLessThan(200)
  },
)

describe('what matters first', () => {
  test.each([
    ["I knocked out a tooth and now I can't breathe", 'breathing'],
    ['my face is swollen and I want to kill myself', 'self-harm'],
    ['se me cayó un diente de un golpe y no puedo respirar', 'breathing'],
  ])('%s', (message, id) => {
    expect(findRedFlag(message)?.id).toBe(id)
  })

  test.each([
    ['my 2 year old knocked out a baby tooth', 'baby-tooth'],
    ['se le cayó el diente de leche por un golpe, tiene 3 años', 'baby-tooth'],
    ['his adult tooth was knocked out by a baseball', 'knocked-out'],
    ['se le cayó un diente permanente a mi hija al chocar con otra niña', 'knocked-out'],
    ['my 14 year old got his tooth knocked out', 'knocked-out'],
    ['I wore braces for two years and now my tooth got knocked out', 'knocked-out'],
    ['my 18-month-old fell and her tooth came out', 'baby-tooth'],
    ['My tooth got knocked out', 'knocked-out'],
  ])('%s: %s', (message, section) => {
    const flag = findRedFlag(message)
    expect(flag?.id).toBe('knocked-out')
    expect(describeEmergency(flag!, message)).toEqual({ id: section, section })
  })
})

describe('the emergency reply', () => {
  const flags = [...new Set(rules.map(({ id }) => id))]

  for (const locale of localeCodes) {
    test.each(flags)(`${locale}: %s starts with what to do and whom to call`, (id) => {
      const reply = emergencyReply({ id }, locale)
      const [first] = reply.split(/(?<=[.!?])\s/)
      for (const number of ['911', '123', '106', '107']) expect(first).toContain(number)
      expect(reply.endsWith(reminder[locale])).toBe(true)
      expect(reply).not.toMatch(/\{|\}|https?:|\b\d+\s?(?:mg|ml)\b/)
    })
  }

  test("puts the visitor's own country first", () => {
    expect(emergencyReply({ id: 'breathing' }, 'en', 'PE')).toMatch(
      /^Call 106 or 116 \(Peru\), 911/,
    )
    expect(emergencyReply({ id: 'breathing' }, 'es', 'MX')).toMatch(
      /^Llame ahora al 911 \(México, Estados Unidos\), 123/,
    )
  })

  test('names the help lines of the United States only where the visitor may be there', () => {
    expect(emergencyReply({ id: 'overdose' }, 'en')).toContain('1-800-222-1222')
    expect(emergencyReply({ id: 'overdose' }, 'en', 'CO')).not.toContain('1-800-222-1222')
    expect(emergencyReply({ id: 'self-harm' }, 'es', 'US')).toContain('988')
    expect(emergencyReply({ id: 'self-harm' }, 'es', 'AR')).not.toContain('988')
  })

  test('never has a baby tooth put back, and tells how an adult tooth is kept', () => {
    const baby = emergencyReply({ id: 'baby-tooth' }, 'en')
    expect(baby).toMatch(/^Do not put a baby tooth back/)
    const adult = emergencyReply({ id: 'knocked-out' }, 'es')
    expect(adult).toContain('leche fría')
  })
})

describe('normalised text', () => {
  test.each([
    ['¡Se me CAYÓ un diente!', '. se me cayo un diente .'],
    ['I can’t breathe…', 'i cant breathe .'],
    ['noooo, knocked-out', 'noo , knocked out'],
  ])('%s', (text, normalized) => {
    expect(normalize(text)).toBe(normalized)
  })

  test.each([
    ['breathng', 'breathing', true],
    ['braething', 'breathing', true],
    ['swolllen', 'swollen', true],
    ['smelling', 'swelling', true],
    ['brushing', 'breathing', false],
  ])('%s as a typo of %s: %s', (word, target, expected) => {
    expect(isTypoOf(word, target)).toBe(expected)
  })
})
