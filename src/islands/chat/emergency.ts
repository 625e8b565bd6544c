import { doubtful, plainGroups, plainSigns } from '../../molly/plain-signs.ts'
import { createReader } from '../../molly/read-signs.ts'

const patterns = Object.values(plainSigns).flat()
const readSigns = createReader([{ patterns, unless: doubtful, isHistory: true }], plainGroups)

/** Plainly an emergency, before the server has answered or without a connection to it. */
export function isPlainEmergency(message: string): boolean {
  return readSigns([message]).length > 0
}
