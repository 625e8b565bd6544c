import { describe, expect, test } from 'vitest'
import { emptyFields, parseShare } from '../../src/features/plan-share/form.ts'
import { type Plan, type PricedLine, shareCost } from '../../src/features/plan-share/share.ts'

const plan: Plan = {
  inNetwork: true,
  waits: false,
  deductible: 0,
  deductibleMet: 0,
  maximum: undefined,
  maximumUsed: 0,
}
const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  row: 1,
  name: '',
  price: 1000,
  percent: 50,
  ...more,
})
const share = (more: Partial<Plan>, ...lines: PricedLine[]) =>
  shareCost({ ...plan, ...more }, lines.length > 0 ? lines : [line()])

describe('a dental plan', () => {
  test('pays its percentage of the price, and the rest is yours', () => {
    expect(share({})).toMatchObject({ price: 1000, plan: 500, discount: 0, you: 500 })
  })

  test('pays from the allowed amount; in the network nobody pays the difference', () => {
    const { lines, ...sum } = share({}, line({ allowed: 800 }))
    expect(sum).toMatchObject({ plan: 400, discount: 200, you: 400 })
    expect(lines[0]).toMatchObject({ coinsurance: 400, balance: 0 })
  })

  test('leaves the difference to you out of the network', () => {
    const { lines, ...sum } = share({ inNetwork: false }, line({ allowed: 800 }))
    expect(sum).toMatchObject({ plan: 400, discount: 0, you: 600 })
    expect(lines[0]).toMatchObject({ coinsurance: 400, balance: 200 })
  })

  test('counts with the price where more than that is allowed', () => {
    expect(share({}, line({ allowed: 1500 }))).toMatchObject({ plan: 500, discount: 0, you: 500 })
  })

  test('pays after what is left of the deductible', () => {
    const { lines, ...sum } = share({ deductible: 150, deductibleMet: 50 })
    expect(sum).toMatchObject({ plan: 450, you: 550, deductibleLeft: 0 })
    expect(lines[0]).toMatchObject({ deductible: 100, coinsurance: 450 })
  })

  test('pays nothing of a line that the deductible swallows, and keeps the rest of it', () => {
    const sum = share({ deductible: 1500 })
    expect(sum).toMatchObject({ plan: 0, you: 1000, deductibleLeft: 500 })
  })

  test('stops at what is left of the yearly maximum', () => {
    const { lines, ...sum } = share({ maximum: 1000, maximumUsed: 700 })
    expect(sum).toMatchObject({ plan: 300, you: 700, maximumLeft: 0 })
    expect(lines[0]).toMatchObject({ coinsurance: 500, overMaximum: 200 })
  })

  test('pays nothing once the maximum is used up, or more than that', () => {
    for (const maximumUsed of [1000, 1200]) {
      expect(share({ maximum: 1000, maximumUsed })).toMatchObject({ plan: 0, you: 1000 })
    }
  })

  test('spares the deductible where it does not cover, or while the waiting time runs', () => {
    for (const sum of [
      share({ deductible: 100 }, line({ percent: 0 })),
      share({ deductible: 100, waits: true }),
    ]) {
      expect(sum).toMatchObject({ plan: 0, you: 1000, deductibleLeft: 100 })
      expect(sum.lines[0]).toMatchObject({ uncovered: 1000, deductible: 0, coinsurance: 0 })
    }
  })

  test('uses up deductible and maximum line by line', () => {
    const { lines } = share(
      { deductible: 100, maximum: 600 },
      line({ price: 500, percent: 80 }),
      line({ price: 1000 }),
    )
    expect(lines[0]).toMatchObject({ deductible: 100, plan: 320, you: 180 })
    expect(lines[1]).toMatchObject({ deductible: 0, plan: 280, overMaximum: 220, you: 720 })
  })

  test('leaves no unit of any price without a payer', () => {
    for (let price = 1; price < 2000; price += 37) {
      for (const percent of [0, 33, 50, 80, 100]) {
        for (const inNetwork of [true, false]) {
          const sum = share(
            { inNetwork, deductible: 55, maximum: 400 },
            line({ price, percent, allowed: 700 }),
            line({ price: 333, percent }),
          )
          expect(sum.plan + sum.you + sum.discount).toBe(sum.price)
          for (const one of sum.lines) {
            const yours = one.deductible + one.coinsurance + one.overMaximum + one.uncovered
            expect(yours + one.balance).toBe(one.you)
          }
        }
      }
    }
  })
})

describe('the form', () => {
  const sent = { 'price-1': '1,000', 'percent-1': '50', network: 'in', waits: 'no' }

  test('is read with the lines that are filled in; what is empty is none', () => {
    expect(parseShare({ ...sent, 'price-2': '', 'percent-2': '' }).sent).toEqual({
      plan,
      lines: [{ row: 1, name: '', price: 1000, allowed: undefined, percent: 50 }],
    })
  })

  test('begins empty, without a figure of ours', () => {
    const { rows, values, sent: none, errors } = parseShare(emptyFields)
    expect(rows).toEqual([{ row: 1, name: '', price: '', allowed: '', percent: '' }])
    expect(values).toEqual({ deductible: '', met: '', maximum: '', used: '' })
    expect([none, errors]).toEqual([undefined, {}])
  })

  test('gets one more line, up to twenty, without being checked', () => {
    expect(parseShare({ 'price-1': 'x', fill: 'more' })).toMatchObject({ errors: {} })
    expect(parseShare({ 'price-1': '', fill: 'more' }).rows).toHaveLength(2)
    expect(parseShare({ 'price-99': '', fill: 'more' }).rows).toHaveLength(20)
  })

  test.each([
    [{ 'price-1': '' }, { 'price-1': 'missing' }],
    [{ 'price-1': '0' }, { 'price-1': 'missing' }],
    [{ 'price-1': '4.000' }, { 'price-1': 'amount' }],
    [{ 'percent-1': '' }, { 'percent-1': 'missing' }],
    [{ 'percent-1': '101' }, { 'percent-1': 'percent' }],
    [{ 'percent-1': '-5' }, { 'percent-1': 'percent' }],
    [{ 'allowed-1': 'some' }, { 'allowed-1': 'amount' }],
    [{ deductible: '50', met: '60' }, { met: 'more' }],
    [{ maximum: '1000', used: '1001' }, { used: 'more' }],
    [{ 'percent-2': '80', 'price-2': '' }, { 'price-2': 'missing' }],
  ])('with %o says what is wrong and keeps what was typed', (change, errors) => {
    const form = parseShare({ ...sent, ...change })
    expect(form.errors).toEqual(errors)
    expect(form.sent).toBeUndefined()
  })
})
