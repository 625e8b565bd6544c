import plain from '../../../content/rules/plain-signs.json' with { type: 'json' }
import { createReader } from '../../molly/read-signs.ts'

const patterns = Object.values(plain.signs).flat()
const readSigns = createReader(
  [{ patterns, unless: plain.doubtful, isHistory: true }],
  plain.groups,
)

/** Plainly an emergency, before the server has answered or without a connection to it. */
export function isPlainEmergency(message: string): boolean {
  return readSigns([message]).length > 0
}
