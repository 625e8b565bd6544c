import { findRange } from '../../text/treatment-codes.ts'
import type { CodeEntry, Codes, CodeSystem } from './data.ts'

/** How programs and people write the names of the lists. */
const systemNames: Record<string, CodeSystem> = {
  'icd-10': 'icd-10',
  icd10: 'icd-10',
  'icd-10-cm': 'icd-10',
  icd10cm: 'icd-10',
  'cie-10': 'icd-10',
  cdt: 'cdt',
}

export function findSystem(name: string): CodeSystem | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(systemNames, key) ? systemNames[key] : undefined
}

const patterns = {
  'icd-10': /^([A-Z]\d[0-9A-Z])[.,]?([0-9A-Z]{1,4})?$/,
  cdt: /^D\d{4}$/,
}

/** 'k0251' and 'K02,51' -> 'K02.51'; undefined for what is no code. */
export function parseCode(system: CodeSystem, typed: string): string | undefined {
  const match = patterns[system].exec(typed.trim().toUpperCase())
  if (!match) return undefined
  const [whole, category, rest] = match
  return system === 'cdt' ? whole : rest ? `${category}.${rest}` : category
}

/** The code that somebody typed by itself, and its list: of four digits and no dot, CDT's. */
export function readCode(typed: string): { system: CodeSystem; code: string } | undefined {
  const system = /^D\d{4}$/i.test(typed.trim()) ? 'cdt' : 'icd-10'
  const code = parseCode(system, typed)
  return code ? { system, code } : undefined
}

/** The code that somebody typed, by itself or among other words. */
export function findTyped(typed: string): ReturnType<typeof readCode> {
  return [typed, ...typed.split(/[^\w.]+/)].map(readCode).find(Boolean)
}

/** The entry of a code, or of the category that it belongs to. */
export function findCode(codes: Codes, system: CodeSystem, code: string): CodeEntry | undefined {
  if (system === 'cdt') return findRange(codes.cdt, code)
  return codes['icd-10']
    .filter((entry) => code.startsWith(entry.code))
    .toSorted((a, b) => b.code.length - a.code.length)[0]
}

/** For a code that we do not know: the next category with the same letter. */
export function findNearestCode(codes: Codes, code: string): CodeEntry | undefined {
  const distance = ({ code: known }: CodeEntry) =>
    Math.abs(Number.parseInt(known.slice(1, 3), 10) - Number.parseInt(code.slice(1, 3), 10))
  return codes['icd-10']
    .filter((entry) => entry.code[0] === code[0])
    .toSorted((a, b) => distance(a) - distance(b) || a.code.length - b.code.length)[0]
}
