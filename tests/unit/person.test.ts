import { describe, expect, test } from 'vitest'
import places from '../../content/rules/places.json' with { type: 'json' }
import { type Person, readPerson } from '../../src/understanding/person.ts'

/** Only what is listed; `here` is looked at where a test is about it. */
function read(said: string): Person {
  const { here: _here, ...person } = readPerson(said.split(' / '))
  return person
}

describe('Molly knows whom a question is about', () => {
  test.each<[said: string, person: Person]>([
    ['My gums bleed when I floss', { who: 'self' }],
    ['What are sealants made of?', {}],
    ['¿De qué están hechos los selladores?', {}],
    ['Can people with braces eat popcorn?', {}],
    ['My daughter is 9 and chipped a tooth', { who: 'child', ageYears: 9 }],
    ['Mi hija de 9 años se rompió un diente', { who: 'child', ageYears: 9 }],
    ['my 11 month old has white spots', { who: 'baby', ageMonths: 11 }],
    ['Mi bebé tiene 7 meses y babea mucho', { who: 'baby', ageMonths: 7 }],
    ['my brother is 15, his braces broke', { who: 'teen', ageYears: 15 }],
    ['mi sobrino, 14, se golpeó jugando', { who: 'teen', ageYears: 14 }],
    ['my son is 24 and never went to a dentist', { who: 'other', ageYears: 24 }],
    ['he is almost 5 and sucks his thumb', { who: 'child', ageYears: 4 }],
    ['mi hijo va a cumplir 13 y usa chupón', { who: 'child', ageYears: 12 }],
    ['Soy una mujer de treinta y cuatro años', { who: 'self', ageYears: 34 }],
    ['My grandfather, 88, wears dentures', { who: 'grandparent', ageYears: 88 }],
    ['a mi suegra se le rompió el puente', { who: 'parent' }],
    ['my wife needs a crown', { who: 'partner' }],
    ['I hit 45 weeks of waiting for a letter', { who: 'self' }],
  ])('%s', (said, person) => {
    expect(read(said)).toEqual(person)
  })
})

describe('a newer message corrects an older one', () => {
  test.each<[said: string, person: Person]>([
    ['My son lost a crown / sorry, I meant my husband', { who: 'partner' }],
    ['me duele una muela / perdón, no a mí, a mi mamá', { who: 'parent', tooth: 'molar' }],
    ['she is 6 / no, 7', { who: 'child', ageYears: 7 }],
    ['mi hijo tiene 3 años / me equivoqué, tiene 2 años, no 3', { who: 'child', ageYears: 2 }],
    ['My mom takes warfarin / and I am 30, can I whiten?', { who: 'self', ageYears: 30 }],
    [
      'mi papá toma warfarina / mi esposa está de 20 semanas / y mi papá puede sacarse la muela?',
      {
        who: 'parent',
        conditions: ['blood-thinner'],
        medicines: ['warfarina'],
        tooth: 'molar',
      },
    ],
    ['my daughter is 3 / just curious, why are baby teeth so white?', { general: true }],
  ])('%s', (said, person) => {
    expect(read(said)).toEqual(person)
  })
})

describe('Molly hears what matters to the answer', () => {
  test.each<[said: string, person: Person]>([
    ['I am 14 weeks pregnant', { who: 'self', pregnant: true, weeks: 14 }],
    ['estoy embarazada de 6 meses', { who: 'self', pregnant: true, months: 6 }],
    ['no estoy embarazada ni tomo nada', { who: 'self', pregnant: false }],
    ['I am breastfeeding, is the numbing shot ok', { who: 'self', nursing: true }],
    ['estoy dando pecho', { who: 'self', nursing: true }],
    ['I have asthma and a pacemaker', { who: 'self', conditions: ['asthma', 'pacemaker'] }],
    ['tengo asma, no tengo diabetes', { who: 'self', conditions: ['asthma'] }],
    ['can I take ibuprofen', { who: 'self' }],
    ['¿puedo tomar ibuprofeno?', { who: 'self' }],
    ['I take losartn every day', { who: 'self', medicines: ['losartn'] }],
    ['tomo losartán', { who: 'self', medicines: ['losartán'] }],
    ['I quit smoking last year', { who: 'self' }],
    [
      'my upper left molar hurts since Friday',
      { who: 'self', tooth: 'upper left molar', since: 'since Friday' },
    ],
    [
      'hace 3 días me duele la muela de abajo',
      { who: 'self', tooth: 'lower molar', since: '3 days' },
    ],
    [
      'my wisdom tooth hurts, I have no insurance',
      { who: 'self', tooth: 'wisdom', money: 'uninsured' },
    ],
    ['me duele el colmillo y no tengo dinero', { who: 'self', tooth: 'canine', money: 'none' }],
  ])('%s', (said, person) => {
    expect(read(said)).toEqual(person)
  })
})

describe('Molly knows the country', () => {
  test.each<[said: string, country: string | undefined, city?: string]>([
    ['I live in Denver', 'US', 'Denver'],
    ['vivo en Arequipa', 'PE', 'Arequipa'],
    ['I am in Texas', 'US'],
    ['soy peruana', 'PE'],
    ["I'm a Colombian living in Spain", 'ES'],
    ['soy de Cuba pero vivo en Miami', 'US', 'Miami'],
    ['tengo IMSS, ¿cubre coronas?', 'MX'],
    ['tengo Fonasa', 'CL'],
    ['my kids are on Medicaid', 'US'],
    ['Quito', 'EC', 'Quito'],
    ['me cobraron 900 soles en Lima', 'PE', 'Lima'],
    ['I live in Valencia', undefined],
    ['vivo en Valencia, Venezuela', 'VE', 'Valencia'],
    ['vivo en Santiago y tengo Fonasa', 'CL', 'Santiago'],
    ['how much are implants in Tijuana', undefined],
    ['we are flying to Cancun for veneers', undefined],
    ['quiero ir a Bogotá por carillas', undefined],
    ['I love Mexican food and my tooth hurts', undefined],
    ['my daughter Victoria is 5', undefined],
    ['me duele un diente, che, ¿qué hago?', undefined],
  ])('%s', (said, country, city) => {
    const person = readPerson([said])
    expect([person.country, person.city]).toEqual([country, city])
  })
})

describe('the emergency number is that of where they are now', () => {
  test.each<[said: string, here: string | undefined, country: string | undefined]>([
    ['I am on holiday in Cancun and lost a filling', 'MX', undefined],
    ['estoy en Bogotá de viaje y me duele una muela', 'CO', undefined],
    ["I'm in Tijuana this week but home is San Diego", 'MX', 'US'],
    ['vivo en Lima', 'PE', 'PE'],
    ['my dad in Guadalajara is bleeding, I live in Chicago', 'MX', 'MX'],
  ])('%s', (said, here, country) => {
    const person = readPerson([said])
    expect([person.here, person.country]).toEqual([here, country])
  })
})

test('no place belongs to two countries, except those that say so', () => {
  const owners = new Map<string, string>()
  const twice: string[] = []
  for (const [code, names] of Object.entries(places.countries)) {
    for (const name of new Set(Object.values(names).flatMap((list) => list.split(', ')))) {
      if (owners.has(name) || name in places.shared) twice.push(name)
      owners.set(name, code)
    }
  }
  expect(twice).toEqual([])
})

test('four times the words take four times the work, not sixteen times', () => {
  const sentence =
    'mi hija de 9 años vive en Lima y toma losartán desde el lunes, le duele una muela. '
  const cpuOf = (times: number, rounds: number) => {
    const before = process.cpuUsage()
    for (let round = 0; round < rounds; round += 1) readPerson([sentence.repeat(times)])
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const least = (times: number, rounds: number) =>
    Math.min(...Array.from({ length: 5 }, () => cpuOf(times, rounds)))
  least(12, 4)
  // As many words in all, in longer messages.
  expect(least(96, 4)).toBeLessThan(least(24, 16) * 2.5)
})
