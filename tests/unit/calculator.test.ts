import { describe, expect, test } from 'vitest'
import { calculateTrip, parseSavings } from '../../src/features/savings-calculator/savings.ts'
import { findPrice, parseAmount } from '../../src/text/amount.ts'

const trip = { home: 4000, percent: 70, trips: 2, tripCost: 850, repairs: 500 }

describe('a trip', () => {
  test('takes the percentage of the site’s example when there is no quote from abroad', () => {
    expect(calculateTrip(trip)).toEqual({
      fee: 1200,
      travel: 1700,
      total: 3400,
      left: 600,
      leftPercent: 15,
      breakEven: { fee: 1800, percent: 55 },
      smaller: { percent: 50, left: -200 },
    })
  })

  test('comes to the 29 per cent of the worked example, not the 67 of its fee', () => {
    const example = { home: 4500, abroad: 1500, percent: 70, trips: 2, tripCost: 700, repairs: 300 }
    expect(calculateTrip(example)).toMatchObject({ total: 3200, left: 1300, leftPercent: 29 })
  })

  test('can be a loss, and then no smaller saving is worked out', () => {
    const bill = calculateTrip({ ...trip, abroad: 3500 })
    expect(bill).toMatchObject({ total: 5700, left: -1700, leftPercent: -42 })
    expect(bill.smaller).toBeUndefined()
  })

  test('can be hopeless: travel alone is dearer than staying home', () => {
    const bill = calculateTrip({ ...trip, home: 1000, trips: 3 })
    expect(bill.breakEven.fee).toBeLessThan(0)
    expect(bill.left).toBeLessThan(0)
  })

  test('leaves exactly nothing at its break-even fee, and something just below it', () => {
    const { breakEven } = calculateTrip(trip)
    expect(calculateTrip({ ...trip, abroad: breakEven.fee }).left).toBe(0)
    expect(calculateTrip({ ...trip, abroad: breakEven.fee - 1 }).left).toBe(1)
  })

  test('adds up in whole dollars, whatever is typed', () => {
    for (const percent of [70, 65, 60, 55]) {
      for (let home = 1; home < 3000; home += 37) {
        const bill = calculateTrip({ home, percent, trips: 1, tripCost: 13, repairs: 7 })
        expect(bill.fee + bill.travel + 7).toBe(bill.total)
        expect(bill.total + bill.left).toBe(home)
        expect(Number.isInteger(bill.fee)).toBe(true)
      }
    }
  })
})

describe('an amount', () => {
  test.each([
    ['4000', 4000],
    ['4,000', 4000],
    ['1,000,000', 1_000_000],
    [' $4,000 ', 4000],
    ['US$ 4000', 4000],
    ['usd 850', 850],
    ['99.50', 100],
    ['0', 0],
  ])('%s is %i', (text, amount) => {
    expect(parseAmount(text, 1_000_000)).toBe(amount)
  })

  test.each([
    '',
    '4.000',
    '4000,50',
    '4,00',
    '40,00,000',
    '-5',
    '1e6',
    '1000001',
    '9'.repeat(400),
    'four',
    '٤٠٠',
    'Infinity',
    '<b>',
  ])('%s is none', (text) => {
    expect(parseAmount(text, 1_000_000)).toBeUndefined()
  })
})

describe('the price at the end of a line of a quote', () => {
  test.each([
    ['RCT #19  $1,180', 1180],
    ['Corona de circonio 36 USD 900', 900],
    ['PFM crown #19 1200', 1200],
    ['Cleaning $85', 85],
    ['Filling, two surfaces 146.61', 147],
    ['Limpieza 1,200 USD', 1200],
  ])('%s: %i', (line, price) => {
    expect(findPrice(line, 1_000_000)).toBe(price)
  })

  test.each([
    'Core build-up #19, D2950',
    'Endodoncia pieza 36',
    'Crown',
    'Corona 4.000',
    'RCT #190',
    '',
  ])('%s has none', (line) => {
    expect(findPrice(line, 1_000_000)).toBeUndefined()
  })
})

describe('the form in the address', () => {
  const sent = { country: 'pe', home: '4,000', trips: '2', trip: '850', repairs: '' }

  test('is an unsent one without a quote at home', () => {
    expect(parseSavings({ country: 'ar' })).toMatchObject({ country: 'ar', errors: {} })
    expect(parseSavings({ country: 'ar' }).trip).toBeUndefined()
  })

  test('is read with the percentage of its country; no repairs are none', () => {
    expect(parseSavings(sent).trip).toEqual({
      home: 4000,
      abroad: undefined,
      percent: 60,
      trips: 2,
      tripCost: 850,
      repairs: 0,
    })
  })

  test('takes an unknown country for the first', () => {
    expect(parseSavings({ ...sent, country: 'zz' }).country).toBe('mx')
  })

  test.each([
    [{ home: '' }, { home: 'missing' }],
    [{ home: '0' }, { home: 'missing' }],
    [{ home: '4.000' }, { home: 'amount' }],
    [{ abroad: 'cheap' }, { abroad: 'amount' }],
    [{ trips: '' }, { trips: 'missing' }],
    [{ trips: '0' }, { trips: 'trips' }],
    [{ trips: '1.5' }, { trips: 'trips' }],
    [{ trips: '13' }, { trips: 'trips' }],
    [{ trip: '' }, { trip: 'missing' }],
    [{ repairs: '-3' }, { repairs: 'amount' }],
  ])('with %o says what is wrong and keeps what was typed', (change, errors) => {
    const form = parseSavings({ ...sent, ...change })
    expect(form.errors).toEqual(errors)
    expect(form.trip).toBeUndefined()
    expect(form.values).toMatchObject(change)
  })
})
