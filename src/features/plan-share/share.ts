/** What a dental plan pays. Whole units of one currency throughout. */
export type Plan = {
  inNetwork: boolean
  /** Care in the waiting time is not paid. */
  waits: boolean
  deductible: number
  deductibleMet: number
  maximum?: number
  maximumUsed: number
}

export type PricedLine = {
  /** In the form, from 1. */
  row: number
  name: string
  price: number
  /** The amount that the plan allows; without one, the price. */
  allowed?: number
  /** The percentage that the plan pays; 0 if it does not cover the treatment. */
  percent: number
}

/** Who pays what of one line: `plan`, `discount` and the other parts, which are yours, make its price. */
export type LineShare = PricedLine & {
  plan: number
  /** In the network, what the office may not charge. */
  discount: number
  deductible: number
  /** Your percentage. */
  coinsurance: number
  /** What the plan would pay if its yearly maximum were not used up. */
  overMaximum: number
  /** The plan pays nothing for this line. */
  uncovered: number
  /** Out of the network, what the office charges above the allowed amount. */
  balance: number
  you: number
}

export type Share = {
  lines: LineShare[]
  price: number
  plan: number
  discount: number
  you: number
  deductibleLeft: number
  /** Absent without a yearly maximum. */
  maximumLeft?: number
}

/** Takes the lines in their order: each uses up deductible and yearly maximum for the next. */
export function shareCost(plan: Plan, lines: PricedLine[]): Share {
  let deductibleLeft = Math.max(0, plan.deductible - plan.deductibleMet)
  let maximumLeft = Math.max(0, (plan.maximum ?? Infinity) - plan.maximumUsed)
  const shares = lines.map((line): LineShare => {
    const allowed = Math.min(line.price, line.allowed ?? line.price)
    const above = line.price - allowed
    const isCovered = line.percent > 0 && !plan.waits
    const deductible = isCovered ? Math.min(deductibleLeft, allowed) : 0
    const rest = isCovered ? allowed - deductible : 0
    const promised = Math.round((rest * line.percent) / 100)
    const paid = Math.min(promised, maximumLeft)
    deductibleLeft -= deductible
    maximumLeft -= paid
    const discount = plan.inNetwork ? above : 0
    return {
      ...line,
      plan: paid,
      discount,
      deductible,
      coinsurance: rest - promised,
      overMaximum: promised - paid,
      uncovered: isCovered ? 0 : allowed,
      balance: above - discount,
      you: line.price - paid - discount,
    }
  })
  const sum = (part: 'price' | 'plan' | 'discount' | 'you') =>
    shares.reduce((total, line) => total + line[part], 0)
  return {
    lines: shares,
    price: sum('price'),
    plan: sum('plan'),
    discount: sum('discount'),
    you: sum('you'),
    deductibleLeft,
    ...(plan.maximum !== undefined && { maximumLeft }),
  }
}
