import plain from '../../../content/rules/plain-signs.json' with { type: 'json' }
import { createReader } from '../../molly/read-signs.ts'

const patterns = Object.values(plain.signs).flat()
const readSigns = createReader(
  [{ patterns, unless: plain.doubtful, isHistory: true }],
  plain.groups,
)

/** true: plainly an emergency. Works before the server answers, and without a connection. */
export function isPlainEmergency(message: string): boolean {
  return readSigns([message]).length > 0
}
