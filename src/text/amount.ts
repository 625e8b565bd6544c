const money = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?`
const whole = new RegExp(String.raw`^(?:US\$|USD|\$)?\s*${money}$`, 'i')
const last = new RegExp(String.raw`(US\$|USD|\$)?\s*(?<![\w#.,])${money}\s*(USD)?$`, 'i')

/**
 * '4,000', '4000', '$4,000.50' -> whole units. A comma groups thousands, a point starts the cents;
 * '4.000' and '4000,50' are ambiguous and rejected.
 */
export function parseAmount(text: string, max: number): number | undefined {
  const match = whole.exec(text.trim())
  return match ? toAmount(match[1]!, match[2], max) : undefined
}

/** The price at the end of a line of a quote; a bare number of two digits is a tooth. */
export function findPrice(line: string, max: number): number | undefined {
  const match = last.exec(line.trim())
  if (!match) return undefined
  const [, before, digits, cents, after] = match
  const isPrice = before ?? cents ?? after ?? (digits!.length > 2 || undefined)
  return isPrice === undefined ? undefined : toAmount(digits!, cents, max)
}

function toAmount(digits: string, cents = '', max: number): number | undefined {
  const amount = Math.round(Number(digits.replaceAll(',', '') + cents))
  return amount <= max ? amount : undefined
}
