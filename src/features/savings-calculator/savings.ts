import { type Destination, destinations } from '../../content/destinations.ts'
import { parseAmount } from '../../text/amount.ts'

/** The total cost of a dental trip, and what remains of the saving. Whole US dollars throughout. */
export type Trip = {
  /** The fee at home. */
  home: number
  /** The fee abroad; without one, `percent` below the fee at home. */
  abroad?: number
  /** The advertised maximum discount abroad. */
  percent: number
  trips: number
  tripCost: number
  repairs: number
}

export type Bill = {
  fee: number
  travel: number
  total: number
  /** Negative if the trip costs more than staying home. */
  left: number
  /** `left` as a percentage of the fee at home. */
  leftPercent: number
  /** The fee abroad at which nothing is saved; zero or less if no fee can pay for the trip. */
  breakEven: { fee: number; percent: number }
  /** The result with a smaller discount; absent if it is too small anyway. */
  smaller?: { percent: number; left: number }
}

/** Percentage points by which the discount may fall short: the client's range is 50 to 70. */
const disappointment = 20

export function calculateTrip({ home, abroad, percent, trips, tripCost, repairs }: Trip): Bill {
  const feeAt = (saved: number) => Math.round((home * (100 - saved)) / 100)
  const travel = trips * tripCost
  const leftAt = (fee: number) => home - fee - travel - repairs

  const fee = abroad ?? feeAt(percent)
  const saved = Math.round(((home - fee) * 100) / home)
  const smallerPercent = saved - disappointment
  const left = leftAt(fee)
  return {
    fee,
    travel,
    total: fee + travel + repairs,
    left,
    leftPercent: Math.round((left * 100) / home),
    breakEven: {
      fee: leftAt(0),
      percent: Math.round(((travel + repairs) * 100) / home),
    },
    smaller:
      left > 0 && smallerPercent > 0
        ? { percent: smallerPercent, left: leftAt(feeAt(smallerPercent)) }
        : undefined,
  }
}

const maxAmount = 1_000_000
const maxTrips = 12
const maxTyped = 24

const savingsFields = ['home', 'abroad', 'trips', 'trip', 'repairs'] as const
type SavingsField = (typeof savingsFields)[number]
type SavingsError = 'missing' | 'amount' | 'trips'

export type SavingsForm = {
  country: Destination['country']
  /** As entered. */
  values: Record<SavingsField, string>
  errors: Partial<Record<SavingsField, SavingsError>>
  /** Absent until the form is sent and valid. */
  trip?: Trip
}

/** Reads the form from the page's query; an unknown country becomes the first one. */
export function parseSavings(query: Record<string, string>): SavingsForm {
  const place = destinations.find(({ country }) => country === query['country']) ?? destinations[0]
  const values = Object.fromEntries(
    savingsFields.map((field) => [field, (query[field] ?? '').trim().slice(0, maxTyped)]),
  ) as Record<SavingsField, string>
  const form: SavingsForm = { country: place.country, values, errors: {} }
  if (query['home'] === undefined) return form

  const errors: SavingsForm['errors'] = {}
  const amount = (field: SavingsField, isRequired: boolean): number | undefined => {
    if (!values[field] && !isRequired) return undefined
    const parsed = parseAmount(values[field], maxAmount)
    if (parsed === undefined) errors[field] = values[field] ? 'amount' : 'missing'
    return parsed
  }
  const home = amount('home', true)
  if (home === 0) errors.home = 'missing'
  const abroad = amount('abroad', false)
  const trips = /^\d{1,2}$/.test(values.trips) ? Number(values.trips) : 0
  if (trips < 1 || trips > maxTrips) errors.trips = values.trips ? 'trips' : 'missing'
  const tripCost = amount('trip', true)
  const repairs = amount('repairs', false)
  if (Object.keys(errors).length > 0) return { ...form, errors }
  return {
    ...form,
    trip: {
      home: home!,
      abroad,
      percent: place.savingsPercent,
      trips,
      tripCost: tripCost!,
      repairs: repairs ?? 0,
    },
  }
}
