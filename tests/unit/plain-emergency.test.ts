import { describe, expect, test } from 'vitest'
import '../../src/islands/chat/emergency.ts'
import { plain } from '../../src/islands/chat/plain.ts'
import { findRedFlag } from '../../src/understanding/signs/find.ts'
import { emergencies, ordinary } from '../support/messages.ts'

const isPlainEmergency = (message: string) => plain.find!(message) !== undefined

describe('the browser knows without the server', () => {
  test.each([
    "I can't breathe",
    'no puedo respirar bien',
    'my throat is closing up',
    'se me cierra la garganta',
    "my dad collapsed and won't wake up",
    'mi esposa se desmayó y no responde',
    'I cannot swallow my own saliva',
    'no puedo tragar saliva',
    'my baby is choking',
    'se atragantó mi hijo',
    'chest pain and my jaw hurts',
    'dolor en el pecho y en la mandíbula',
    "my dad's face is drooping",
    'tiene la boca torcida y habla raro',
    "the bleeding won't stop",
    'no para de sangrar',
    'the swelling reached my eye',
    'tengo el cuello hinchado',
    'my cheek is swollen and I have a fever',
    'la cara hinchada y fiebre',
    'my tooth got knocked out',
    'me golpearon y se me cayó un diente',
    'I think my jaw is broken',
    'I took too many pills',
    'I want to kill myself',
    'ya no quiero vivir',
  ])('%s', (message) => {
    expect(isPlainEmergency(message)).toBe(true)
  })

  test('six of ten messages that mean now', () => {
    const now = Object.values(emergencies)
      .flat()
      .filter((message) => findRedFlag(message)?.level === 'now')
    const known = now.filter(isPlainEmergency)
    expect(known.length / now.length).toBeGreaterThan(0.6)
  })
})

describe('the browser leaves to the server', () => {
  test.each([
    ['a swollen cheek', 'my cheek is a little swollen'],
    ['what is denied', 'no fever, no swelling, I can breathe fine'],
    ['what is long past', 'I knocked out a tooth years ago'],
    ['what is asked in general', 'Can a tooth infection cause trouble breathing?'],
    ['what is feared', "I'm afraid of choking at the dentist"],
    ['blood on the floss', 'my gums do not stop bleeding when I floss'],
    ['a numb lip', 'my face droops from the numbing shot'],
    ['nothing', ''],
  ])('%s', (_, message) => {
    expect(isPlainEmergency(message)).toBe(false)
  })

  test('99 of 100 ordinary questions', () => {
    const alarms = ordinary.filter(isPlainEmergency)
    expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThan(0.01)
  })
})
