import { describe, expect, test } from 'vitest'
import { countryOfZone } from '../../src/islands/chat/country.ts'
import { holdsPersonalData } from '../../src/islands/chat/personal.ts'

describe('the hint to leave out personal data', () => {
  test.each([
    'write to ana@example.org',
    'my phone is 555-123-4567',
    'mi celular: +51 987 654 321',
    'llámeme al (55) 1234 5678',
    'card 4111 1111 1111 1111',
    'SSN 123-45-6789',
    'DNI 12.345.678',
    'mi CURP es GOMC900101HDFRRL09',
    'born on 03/12/1990',
  ])('shows for "%s"', (text) => {
    expect(holdsPersonalData(text)).toBe(true)
  })

  test.each([
    'Is 1,450 ppm of fluoride too much for a child of 6?',
    'My implant cost $12,500 in 2019 and $14,000 in 2024',
    'Brush 2 minutes, twice a day, for 30 days?',
    '¿A los 12 años se usan brackets?',
    'teeth 14, 15, 16 and 17 hurt',
    'What does @ mean?',
  ])('does not for "%s"', (text) => {
    expect(holdsPersonalData(text)).toBe(false)
  })
})

test.each([
  ['America/New_York', 'US'],
  ['America/Indiana/Knox', 'US'],
  ['America/Indianapolis', 'US'],
  ['Pacific/Honolulu', 'US'],
  ['America/Puerto_Rico', 'US'],
  ['America/Mexico_City', 'MX'],
  ['America/Bahia_Banderas', 'MX'],
  ['America/Bogota', 'CO'],
  ['America/Lima', 'PE'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Argentina/Ushuaia', 'AR'],
  ['America/Cordoba', 'AR'],
  ['America/Bahia', undefined],
  ['America/Toronto', undefined],
  ['Europe/Madrid', undefined],
  ['UTC', undefined],
])('the time zone %s is in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

test('no time zone of another continent is taken for one of the five countries', () => {
  const counted = Intl.supportedValuesOf('timeZone').filter((zone) => countryOfZone(zone))
  expect(counted.length).toBeGreaterThan(50)
  for (const zone of counted) expect(zone).toMatch(/^America\/|^Pacific\/Honolulu$/)
})
