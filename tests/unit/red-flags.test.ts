import { describe, expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { unify } from '../../src/text/fold.ts'
import { isTypoOf, normalize } from '../../src/understanding/normalize.ts'
import { reminder } from '../../src/molly/reminder.ts'
import { findRedFlag } from '../../src/understanding/signs/find.ts'
import {
  describeEmergency,
  describeEmergencyLine,
  type Emergency,
  emergencyReply,
} from '../../src/answering/emergency.ts'
import {
  type RedFlag,
  type RedFlagId,
  rules,
  type SignId,
} from '../../src/understanding/signs/rules.ts'
import {
  calmSwallows,
  choking,
  emergencies,
  inAirway,
  ordinary,
  poisoned,
  swallowedCalmly,
} from '../support/messages.ts'
import { ask, sample } from '../support/understanding.ts'

const ids = Object.keys(emergencies) as RedFlagId[]
const maxFalseAlarms = 0.03

/** A child's fall may be told by the tooth or by the jaw: the first aid of both is right. */
const near: Partial<Record<RedFlagId, RedFlagId[]>> = {
  'anaesthesia-reaction': ['breathing'],
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
  (word) => {
    const started = process.threadCpuUsage()
    findRedFlag(word.repeat(1000).slice(0, 1000))
    const { user } = process.threadCpuUsage(started)
    expect(user / 1000).toBeLessThan(200)
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
    ['se me cayó el diente de un golpe', 'knocked-out'],
    ['se le cayó un diente de un golpe a mi bebé de un año', 'baby-tooth'],
    ['my 7 year old got a tooth knocked out', 'either-tooth'],
    ['he is 7 and his tooth got knocked out', 'either-tooth'],
    ['tooth knocked out at recess, dont know if its a baby tooth', 'either-tooth'],
    ['mi hijo de 5 años se golpeó y se le cayó un diente', 'baby-tooth'],
    ['mi hijo de 9 años se golpeó y se le cayó un diente', 'either-tooth'],
    ["my son's tooth got knocked out", 'either-tooth'],
  ])('%s: %s', (message, section) => {
    const flag = findRedFlag(message)
    expect(flag?.id).toBe('knocked-out')
    expect(describeEmergency(flag!, message).id).toBe(section)
  })
})

test.each([
  ['mi hijo se cayó y se le aflojó un diente', 'child-trauma'],
  ['mi hija se cayó y tiene un diente flojo', 'child-trauma'],
  ['a mi hija se le cayó un diente de un golpe y otro quedó flojo', 'knocked-out'],
])('a tooth that a fall loosened is not out: %s', (message, id) => {
  expect(findRedFlag(message)?.id).toBe(id)
})

describe('with the encoder', () => {
  const share = async (messages: string[], isAlarm: boolean) => {
    const wrong: string[] = []
    for (const message of messages) {
      if (((await ask(message)).kind === 'emergency') !== isAlarm) wrong.push(message)
    }
    return { right: 1 - wrong.length / messages.length, wrong: wrong.join('\n') }
  }

  test('95 of 100 emergencies are answered as one', async () => {
    const messages = sample(ids.flatMap((id) => emergencies[id]))
    expect(messages.length).toBeGreaterThan(50)
    const { right, wrong } = await share(messages, true)
    expect(right, wrong).toBeGreaterThanOrEqual(0.95)
  })

  test('95 of 100 ordinary questions are not', async () => {
    const { right, wrong } = await share(sample(ordinary), false)
    expect(right, wrong).toBeGreaterThanOrEqual(0.95)
  })
})

describe('signs in several messages', () => {
  test.each([
    [['my face is swollen', 'since last night I have a fever'], 'swelling', 'swelling-fever'],
    [
      ['me sacaron una muela', 'mordí la gasa', 'sigue saliendo mucha sangre'],
      'bleeding',
      'bleeding',
    ],
    [["I can't breathe", 'should I wait until Monday?'], 'breathing', 'breathing'],
  ])('%j', (turns, id, sign) => {
    expect(findRedFlag(turns)).toMatchObject({ id, level: 'now' })
    expect(findRedFlag(turns)!.signs).toContain(sign)
  })

  test('the newest message takes a sign back', () => {
    expect(findRedFlag(['my face is swollen and I have a fever', 'sorry, no fever'])?.level).toBe(
      'today',
    )
    expect(findRedFlag(['the bleeding will not stop', 'ok thanks, it stopped'])).toBeUndefined()
  })

  test('a later message does not bring back what was said to be over', () => {
    const over = ['my face is swollen and I have a fever', 'false alarm, the swelling is gone']
    expect(findRedFlag([...over, 'does a root canal hurt?'])).toBeUndefined()
    const again = [...over, 'now my face is swollen again', 'and I have a fever']
    expect(findRedFlag(again)?.level).toBe('now')
    expect(findRedFlag(["I can't breathe", 'thanks', 'should I wait?'])?.level).toBe('now')
  })

  test('one that was told is not told again with the next subject', () => {
    expect(findRedFlag(["I can't breathe", 'which toothpaste is best for kids?'])).toBeUndefined()
  })

  test('the gravest answers, and a sign in one message is not silenced by the words of another', () => {
    expect(findRedFlag('my cheek is swollen and my mouth keeps filling with blood')?.id).toBe(
      'bleeding',
    )
    expect(findRedFlag(['my mouth is dry', "now I can't breathe"])?.id).toBe('breathing')
  })
})

describe('a sign is read', () => {
  test.each([
    ['minimised', 'my mother says it is nothing but my neck is swollen'],
    ['minimised in Spanish', 'seguro no es nada, pero no puedo tragar'],
    ['hinted', 'he is making a strange noise when he breathes in'],
    ['letter by letter', 'c a n t  b r e a t h e'],
    ['letter by letter in one row', 'n o p u e d o r e s p i r a r'],
    ['with letters of another alphabet', 'I саn nоt brеаthе'],
    ['with doubled letters', 'I cant breeeeathe'],
    ['in French', "je n'arrive plus à respirer"],
    ['in Portuguese', 'não consigo respirar'],
    ['in Italian', 'non riesco a respirare'],
    ['in German', 'Ich kann nicht atmen'],
    ['in Chinese', '我呼吸困难'],
    ['of swelling in German', 'meine Backe ist geschwollen und ich habe Fieber'],
    ['of bleeding in Chinese', '拔牙后血流不止'],
    ['of bleeding in French', 'ça saigne beaucoup et ne s’arrête pas'],
  ])('%s', (_, message) => {
    expect(findRedFlag(message)?.level).toBe('now')
  })

  test.each([
    ['denied', 'no swelling, no fever, I can breathe fine'],
    ['denied in Spanish', 'sin fiebre ni hinchazón'],
    ['denied in Chinese', '没有发烧'],
    ['long past', 'my husband broke a tooth years ago when he hit a tree'],
    ['of the dentist’s injection', 'my mouth is drooping from the numbing shot'],
  ])('but not when it is %s', (_, message) => {
    expect(findRedFlag(message)).toBeUndefined()
  })
})

describe('what was swallowed or breathed in', () => {
  test.each([...inAirway, ...choking])('now, for the airway: %s', (message) => {
    expect(findRedFlag(message)).toMatchObject({ level: 'now' })
    expect(['swallowed-object', 'breathing']).toContain(findRedFlag(message)!.id)
  })

  test.each(poisoned)('now, for poison: %s', (message) => {
    expect(findRedFlag(message)).toMatchObject({ id: 'overdose', level: 'now' })
  })

  test.each(swallowedCalmly)('today: %s', (message) => {
    expect(findRedFlag(message)).toMatchObject({ id: 'swallowed-object', level: 'today' })
  })

  test.each(calmSwallows)('no emergency: %s', (message) => {
    expect(findRedFlag(message)).toBeUndefined()
  })
})

describe('the emergency reply', () => {
  const flags = [...new Map(rules.map((rule) => [rule.id, rule])).values()].map(({ id }) => id)
  const now = rules
    .filter(({ level }) => level === 'now')
    .map(({ id, sign }): RedFlag => ({ id, level: 'now', signs: [sign] }))
  const sentences = (reply: string) => reply.split(/(?<=[.!?])\s/)
  const reply = (id: Emergency['id'], locale: Locale, country?: string, signs: SignId[] = []) =>
    emergencyReply({ id, level: 'now', signs }, locale, country)

  for (const locale of localeCodes) {
    test.each(now)(`${locale}: $signs says what to do at once, without an "if"`, (flag) => {
      for (const country of [undefined, 'MX']) {
        const told = sentences(emergencyReply(flag, locale, country))
          .slice(0, 2)
          .join(' ')
        expect(told).not.toMatch(/\b(?:if|si|unless)\b|\{/i)
      }
    })

    test.each(flags)(`${locale}: %s names the numbers and ends with the reminder`, (id) => {
      for (const level of ['now', 'today'] as const) {
        const told = emergencyReply({ id, level, signs: [] }, locale)
        for (const number of ['911', '123', '106', '107']) expect(told).toContain(number)
        expect(told.endsWith(reminder[locale])).toBe(true)
        expect(told).not.toMatch(/\{|\}|https?:|\b\d+\s?(?:mg|ml)\b|, ?[.,]/)
      }
    })
  }

  test('starts with the number of the visitor’s own country, and names no other', () => {
    expect(reply('breathing', 'en', 'US')).toMatch(/^Call 911 now\. /)
    expect(reply('breathing', 'en', 'PE')).toMatch(/^Call 106 or 116 now\. /)
    expect(reply('breathing', 'es', 'CO')).toMatch(/^Llame ahora al 123\. /)
    expect(reply('breathing', 'es', 'CL')).toMatch(/^Llame ahora al 131\. /)
    expect(reply('breathing', 'es', 'CO')).not.toContain('911')
    expect(reply('breathing', 'es', 'ES')).toMatch(/^Llame ahora al 112\. /)
    expect(reply('breathing', 'es', 'CU')).toMatch(/^Llame ahora al 104\. /)
    expect(reply('breathing', 'es', 'BO')).toMatch(/^Llame ahora al 168 o 110\. /)
    expect(reply('breathing', 'en', 'GT')).toMatch(/^Call 122 or 123 now\. /)
    expect(reply('breathing', 'en', 'PY')).toMatch(/^Call 141 or 021-141 now\. /)
  })

  test('lists the numbers in the second sentence where the country is not known', () => {
    expect(sentences(reply('breathing', 'en')).slice(0, 2)).toEqual([
      'Call your emergency number now.',
      'It is 911 (US, Mexico), 123 (Colombia), 106 or 116 (Peru), 107 or 911 (Argentina) or the local number elsewhere.',
    ])
    expect(reply('breathing', 'en', 'JP')).toContain('Call your emergency number now.')
  })

  test('names the signs that were said', () => {
    expect(reply('swelling', 'en', 'US', ['eye', 'swelling-fever'])).toMatch(
      /^Call 911 now\. With swelling near the eye or a change in sight and swelling together with fever or chills, an infection may be spreading fast\./,
    )
  })

  test('stays careful where no sign means now', () => {
    const told = emergencyReply({ id: 'swelling', level: 'today', signs: ['face'] }, 'en', 'US')
    expect(told).toMatch(/^See a dentist today\. Call 911 if /)
  })

  test('names the help lines of the United States only where the visitor may be there', () => {
    expect(reply('overdose', 'en')).toContain('1-800-222-1222')
    expect(reply('overdose', 'en', 'CO')).not.toContain('1-800-222-1222')
    expect(reply('self-harm', 'es', 'US')).toContain('988')
    expect(reply('self-harm', 'es', 'AR')).not.toContain('988')
  })

  test('never has a baby tooth put back, and says how an adult tooth is kept', () => {
    expect(reply('baby-tooth', 'en')).toMatch(/^Do not put a baby tooth back/)
    expect(reply('knocked-out', 'es')).toContain('leche fría')
    expect(reply('knocked-out', 'en')).toContain('saliva')
    expect(reply('knocked-out', 'en')).not.toContain('running water')
  })

  test('never lets aspirin or ibuprofen near a dengue fever', () => {
    expect(reply('dengue', 'en')).toMatch(/^Do not take aspirin, ibuprofen or naproxen/)
  })

  test('has a line for every answer that is no emergency', () => {
    expect(describeEmergencyLine('en', 'US')).toMatch(/call 911 now\.$/)
    expect(describeEmergencyLine('es', 'US')).toMatch(/llame ahora al 911\.$/)
    expect(describeEmergencyLine('es')).toContain('107')
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

test('a wall of marks on one letter is cut, because ordering it would take for ever', () => {
  expect(normalize('toothache' + '\u0301'.repeat(8000) + '\u0323'.repeat(8000))).toBe('toothache')
  expect(unify('e' + '\u0301\u0323'.repeat(8000)).length).toBeLessThan(10)
})
