import { parseAmount } from '../../text/amount.ts'
import type { Plan, PricedLine } from './share.ts'

export const maxAmount = 1_000_000_000
export const maxRows = 20
export const maxNameLetters = 120
const maxPlanLetters = 4000
const maxTyped = 24

/** Round figures, called an example wherever they are shown. */
export const exampleFields: Record<string, string> = {
  'price-1': '1000',
  'allowed-1': '800',
  'percent-1': '50',
  network: 'in',
  waits: 'no',
  deductible: '100',
  met: '0',
  maximum: '1000',
  used: '700',
}

/** Nothing filled in yet. */
export const emptyFields: Record<string, string> = { fill: '' }

const planFields = ['deductible', 'met', 'maximum', 'used'] as const
const rowFields = ['price', 'allowed', 'percent'] as const
export type PlanField = (typeof planFields)[number]
export type RowField = (typeof rowFields)[number]
/** 'none': no insurance, so that a price is all there is to it. */
export const networks = ['none', 'in', 'out'] as const
export type Network = (typeof networks)[number]
export type ShareError = 'missing' | 'amount' | 'percent' | 'more'

/** The form as entered. */
export type ShareForm = {
  /** The lines of the treatment plan it came from. */
  lines: string
  network: Network
  waits: boolean
  values: Record<PlanField, string>
  rows: ({ row: number; name: string } & Record<RowField, string>)[]
  /** By the field's name, such as 'price-1'. */
  errors: Record<string, ShareError>
  /** Absent until it was sent and is valid. */
  sent?: { plan: Plan; lines: PricedLine[] }
}

/** Reads the posted fields; those with `fill` are to be completed first. */
export function parseShare(fields: Record<string, string>): ShareForm {
  const typed = (name: string) => (fields[name] ?? '').trim().slice(0, maxTyped)
  const numbers = Array.from({ length: countRows(fields) }, (_, index) => index + 1)
  const rows = numbers.map((row) => ({
    row,
    name: (fields[`name-${row}`] ?? '').trim().slice(0, maxNameLetters),
    price: typed(`price-${row}`),
    allowed: typed(`allowed-${row}`),
    percent: typed(`percent-${row}`),
  }))
  const form: ShareForm = {
    lines: (fields['lines'] ?? '').slice(0, maxPlanLetters),
    network: networks.find((one) => one === fields['network']) ?? 'in',
    waits: fields['waits'] === 'yes',
    values: {
      deductible: typed('deductible'),
      met: typed('met'),
      maximum: typed('maximum'),
      used: typed('used'),
    },
    rows,
    errors: {},
  }
  return 'fill' in fields ? form : check(form)
}

function countRows(fields: Record<string, string>): number {
  const named = Object.keys(fields).map((name) => Number(/^price-(\d{1,2})$/.exec(name)?.[1] ?? 0))
  const more = fields['fill'] === 'more' ? 1 : 0
  return Math.min(Math.max(1, ...named) + more, maxRows)
}

function check(form: ShareForm): ShareForm {
  const errors: ShareForm['errors'] = {}
  const amount = (name: string, text: string, isRequired = false) => {
    if (!text && !isRequired) return undefined
    const parsed = parseAmount(text, maxAmount)
    if (parsed === undefined) errors[name] = text ? 'amount' : 'missing'
    return parsed
  }
  const { values, network, waits } = form
  // What was typed before "no insurance" was chosen is kept, and counts for nothing.
  const isInsured = network !== 'none'
  const ofPlan = (name: string, text: string) => (isInsured ? amount(name, text) : undefined)
  const deductible = ofPlan('deductible', values.deductible) ?? 0
  const deductibleMet = ofPlan('met', values.met) ?? 0
  const maximum = ofPlan('maximum', values.maximum)
  const maximumUsed = ofPlan('used', values.used) ?? 0
  if (deductibleMet > deductible) errors['met'] ??= 'more'
  if (values.maximum && maximum !== undefined && maximumUsed > maximum) errors['used'] ??= 'more'

  const lines = form.rows.flatMap(({ row, name, ...typed }): PricedLine[] => {
    const isEmpty = !typed.price && !(isInsured && (typed.percent || typed.allowed))
    if (row > 1 && isEmpty) return []
    const price = amount(`price-${row}`, typed.price, true)
    if (price === 0) errors[`price-${row}`] = 'missing'
    const allowed = ofPlan(`allowed-${row}`, typed.allowed)
    const isNumber = /^\d{1,3}\s*%?$/.test(typed.percent)
    const percent = isInsured ? (isNumber ? Number.parseInt(typed.percent, 10) : 101) : 0
    if (percent > 100) errors[`percent-${row}`] = typed.percent ? 'percent' : 'missing'
    return price === undefined ? [] : [{ row, name, price, allowed, percent }]
  })
  if (Object.keys(errors).length > 0) return { ...form, errors }
  const plan = {
    inNetwork: network === 'in',
    waits: isInsured && waits,
    deductible,
    deductibleMet,
    maximum,
    maximumUsed,
  }
  return { ...form, sent: { plan, lines } }
}
