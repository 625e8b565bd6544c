import type { TreatmentTerm, TreatmentTerms } from './data.ts'
import { fold, unify } from '../../text/fold.ts'
import { readTreatmentCodes, treatmentCode } from '../../text/treatment-codes.ts'

export const maxPlanLines = 60
export const maxPlanLetters = 4000

/** A line of a quote, with its terms. */
export type PlanLine = {
  /** Its position among all pasted lines, from 1. */
  number: number
  text: string
  /** In the order of the line, without duplicates. Empty if none is known. */
  terms: TreatmentTerm[]
  /** Of US bills: 'D2740'. */
  codes: string[]
}

type Known = { words: string[]; term: TreatmentTerm }
type Index = { byFirst: Map<string, Known[]>; layout: Set<string> }

/** Function words: a name is the same with or without them. */
const joining = new Set(
  'of the an a and for on in with to by de del la el los las en por para con un una y al'.split(
    ' ',
  ),
)

/** The pasted text as lines, also where somebody typed it in one. */
export function splitPlan(text: string): string[] {
  return text
    .split(/\n|;\s/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The terms of each line. Lines of figures, column names and places in the mouth are skipped. */
export function readPlan(lines: string[], terms: TreatmentTerms): PlanLine[] {
  const index = indexOf(terms)
  return lines.flatMap((text, at) => {
    const plain = unify(text)
    const words = toWords(plain.replaceAll(treatmentCode, ' '))
    const codes = readTreatmentCodes(plain)
    const found = findTerms(words, index)
    const isEmpty = words.every((word) => isIgnored(word) || index.layout.has(word))
    return found.length === 0 && isEmpty && codes.length === 0
      ? []
      : [{ number: at + 1, text, terms: found, codes }]
  })
}

/** A name normalized for comparison: 'Coronas de circonio' and 'corona circonio' are the same. */
export function toName(text: string): string[] {
  return toWords(text).filter((word) => !joining.has(word))
}

const indexes = new WeakMap<TreatmentTerms, Index>()

function indexOf(terms: TreatmentTerms): Index {
  const index = indexes.get(terms) ?? createIndex(terms)
  indexes.set(terms, index)
  return index
}

function createIndex({ terms, layout }: TreatmentTerms): Index {
  const known = terms
    .flatMap((term) => term.says.map((name): Known => ({ words: toName(name), term })))
    .sort((one, other) => other.words.length - one.words.length)
  return {
    byFirst: Map.groupBy(known, ({ words }) => words[0]!),
    layout: new Set(layout.flatMap(toName)),
  }
}

/** At each word the longest matching name wins and consumes its words. */
function findTerms(words: string[], { byFirst }: Index): TreatmentTerm[] {
  const found = new Set<TreatmentTerm>()
  for (let at = 0; at < words.length;) {
    const names = byFirst.get(words[at]!) ?? []
    const ends = names.map((name) => endOf(name.words, words, at))
    const longest = ends.findIndex((end) => end !== undefined)
    if (longest >= 0) found.add(names[longest]!.term)
    at = ends[longest] ?? at + 1
  }
  return [...found]
}

/** The end of a name that starts at a word; undefined if it doesn't match. */
function endOf(name: string[], words: string[], start: number): number | undefined {
  let at = start
  for (const word of name) {
    while (words[at] !== word && words[at] !== undefined && isIgnored(words[at]!)) at += 1
    if (words[at] !== word) return undefined
    at += 1
  }
  return at
}

function isIgnored(word: string): boolean {
  return joining.has(word) || /^\d+$/.test(word)
}

function toWords(text: string): string[] {
  return (fold(text).match(/[\p{L}\d]+/gu) ?? []).map(toSingular)
}

/** Not a real word, but the same for singular and plural: 'crowns', 'implantes', 'raíces'. */
function toSingular(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s|e)$/, '').replace(/c$/, 'z') : word
}
