import { type Field, fieldBits, pageOf, typeShift } from '../../src/search/format.ts'
import { markOf, scoreOf, type TermRow } from '../../src/search/term-row.ts'
import { findStem } from '../../src/search/tokenize.ts'
import { type ResultType, resultTypes } from '../../src/search/result-types.ts'
import { lookUp, type SearchIndex } from './index.ts'
import { findNear, loadVocabulary, typosIn, type Vocabulary } from './vocabulary.ts'

export type SearchResult = {
  id: number
  page: number
  type: ResultType
  score: number
  inTitle: number
}

type Wanted = {
  limit: number
  fields?: Field[]
}

/** One wording of a unit: its terms, all of which must match, and the weight of a match. */
type Way = { terms: string[]; weight: number }

type Unit = {
  ways: Way[]
  /** How well it discriminates between passages. */
  weight: number
}

export type Query = {
  /** Its terms in order, unknown ones replaced by their likeliest correction. */
  terms: string[]
  units: Unit[]
  rows: Map<string, TermRow>
}

// These bound the work of a query; one with more words than this is a story.
const mostUnits = 30
const mostTypos = 6
const mostCorrections = 4
const mostEndings = 12
const shortestTypo = 4
const mostCounted = 1000

const synonymWeight = 0.7
const typoWeight = 0.35
const prefixWeight = 0.5
/** A word in no heading more likely belongs to the visitor's story than to the subject. */
const chatWeight = 0.35

/** `isOpen`: the last word may be unfinished. */
export async function readQuery(
  index: SearchIndex,
  terms: string[],
  isOpen = false,
): Promise<Query> {
  const phrases = toPhrases(index, terms).slice(0, mostUnits)
  const rows = await lookUp(
    index,
    phrases.flatMap(({ ways }) => ways.flatMap((way) => way.terms)),
  )
  const isKnown = (term: string) => (rows.get(term)?.frequency ?? 0) > 0
  const last = isOpen ? terms.at(-1) : undefined
  const open = phrases.filter(({ said }) => !said.every(isKnown) || said.at(-1) === last)
  if (open.length > 0) {
    const more = await findOthers(index, open.slice(0, mostTypos), isKnown, last)
    for (const [term, row] of await lookUp(index, more)) rows.set(term, row)
  }
  const meant = new Map(
    phrases.flatMap(({ said, ways }) =>
      said.length === 1 && !isKnown(said[0]!) && ways[1] ? [[said[0]!, ways[1].terms]] : [],
    ),
  )
  return {
    terms: terms.flatMap((term) => meant.get(term) ?? term),
    units: phrases.map((phrase) => weigh(index, phrase, rows)),
    rows,
  }
}

/**
 * Passages that match, best first: those with every word, or with any when none has them all.
 * Ignores accents and endings, allows typos and synonyms.
 */
export function search({ units, rows }: Query, { limit, fields }: Wanted): SearchResult[] {
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  const mask = fields?.reduce((bits, field) => bits | fieldBits[field], 0) ?? ~0
  const tallies = new Map<number, Tally>()
  // The rarest unit comes first: passages that match only common words are not scored.
  for (const unit of units.toSorted((a, b) => b.weight - a.weight)) {
    const isOpen = tallies.size < mostCounted
    for (const { terms, weight } of unit.ways) {
      forEachPassage(terms, rows, mask, (id, mark, score) => {
        const tally = tallies.get(id) ?? (isOpen ? createTally(tallies, id, mark) : undefined)
        if (tally) count(tally, unit, mark, weight * score)
      })
    }
  }
  const any = [...tallies.values()]
  const all = any.filter((one) => one.units === units.length)
  const matching = all.length > 0 ? all : any
  for (const tally of matching) tally.score *= tally.weight / total
  return matching
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, limit)
    .map(({ id, type, score, inTitle }) => ({ id, page: pageOf(id), type, score, inTitle }))
}

/** Terms to highlight in results: the query's own, and single words that count as synonyms. */
export function termsOf({ units }: Query): Set<string> {
  const [said, others] = [
    units.flatMap(({ ways }) => ways[0]!.terms),
    units.flatMap(({ ways }) => ways.slice(1).filter(({ terms }) => terms.length === 1)),
  ]
  return new Set([...said, ...others.flatMap(({ terms }) => terms)])
}

/** What matched in a passage: weight and number of the units, and the last of them. */
type Tally = {
  id: number
  type: ResultType
  score: number
  weight: number
  units: number
  inTitle: number
  last?: Unit
  isTitled: boolean
}

function createTally(tallies: Map<number, Tally>, id: number, mark: number): Tally {
  const type = resultTypes[mark >> typeShift]!
  const tally = { id, type, score: 0, weight: 0, units: 0, inTitle: 0, isTitled: false }
  tallies.set(id, tally)
  return tally
}

function count(tally: Tally, unit: Unit, mark: number, score: number): void {
  tally.score += score
  if (tally.last !== unit) {
    tally.last = unit
    tally.weight += unit.weight
    tally.units += 1
    tally.isTitled = false
  }
  if (mark & fieldBits.title && !tally.isTitled) {
    tally.inTitle += 1
    tally.isTitled = true
  }
}

function forEachPassage(
  [first, ...others]: string[],
  rows: Map<string, TermRow>,
  mask: number,
  onPassage: (id: number, mark: number, score: number) => void,
): void {
  const list = rows.get(first!)?.passages ?? []
  const more = others.map((term) => toScores(rows.get(term)?.passages ?? [], mask))
  for (let at = 0; at < list.length; at += 2) {
    const id = list[at]!
    let mark = markOf(list[at + 1]!)
    let score = scoreOf(list[at + 1]!)
    if (!(mark & mask) || !more.every((scores) => scores.has(id))) continue
    for (const scores of more) {
      mark |= scores.get(id)!.mark
      score += scores.get(id)!.score
    }
    onPassage(id, mark, score)
  }
}

function toScores(
  list: ArrayLike<number>,
  mask: number,
): Map<number, { mark: number; score: number }> {
  const scores = new Map<number, { mark: number; score: number }>()
  for (let at = 0; at < list.length; at += 2) {
    const packed = list[at + 1]!
    if (!(markOf(packed) & mask)) continue
    scores.set(list[at]!, { mark: markOf(packed), score: scoreOf(packed) })
  }
  return scores
}

type Phrase = { said: string[]; ways: Way[] }

function toPhrases(index: SearchIndex, terms: string[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < terms.length;) {
    const known = (index.synonyms.get(terms[at]!) ?? [])
      .filter(({ phrase }) => phrase.every((term, offset) => terms[at + offset] === term))
      .sort((a, b) => b.phrase.length - a.phrase.length)
    const length = known[0]?.phrase.length ?? 1
    const others = known.filter(({ phrase }) => phrase.length === length).flatMap((k) => k.others)
    const said = terms.slice(at, at + length)
    phrases.push({
      said,
      ways: [
        { terms: said, weight: 1 },
        ...others.map((other) => ({ terms: other, weight: synonymWeight })),
      ],
    })
    at += length
  }
  return [...new Map(phrases.map((phrase) => [phrase.said.join(' '), phrase])).values()]
}

async function findOthers(
  index: SearchIndex,
  phrases: Phrase[],
  isKnown: (term: string) => boolean,
  open?: string,
): Promise<string[]> {
  const vocabulary = await loadVocabulary(index)
  const added: string[] = []
  for (const { said, ways } of phrases) {
    const [term] = said
    if (!term || said.length > 1) continue
    const near =
      isKnown(term) || term.length < shortestTypo
        ? []
        : findNear(vocabulary.terms, term, typosIn(term)).map(([at, apart]): Way => ({
            terms: [vocabulary.terms[at]!],
            weight: (typoWeight * term.length) / (term.length + apart),
          }))
    const longer = term === open ? findLonger(vocabulary, term) : []
    const stem = isKnown(term) ? undefined : findOpenStem(vocabulary, term, open)
    const finished = stem ? [{ terms: [stem], weight: 1 }] : []
    const others = [...finished, ...uniqueWays(near).slice(0, mostCorrections), ...longer]
    ways.push(...others)
    added.push(...others.flatMap(({ terms }) => terms))
  }
  return added
}

/** While a visitor types, the last word is often a known one with half an ending. */
function findOpenStem({ lines }: Vocabulary, term: string, open?: string): string | undefined {
  return term === open ? findStem(term, (start) => lines.includes(`\n${start}\n`)) : undefined
}

function findLonger({ lines }: Vocabulary, start: string): Way[] {
  const longer = new Set<string>()
  let at = lines.indexOf(`\n${start}`)
  while (at >= 0 && longer.size < mostEndings) {
    const term = lines.slice(at + 1, lines.indexOf('\n', at + 1))
    if (term !== start) longer.add(term)
    at = lines.indexOf(`\n${start}`, at + term.length)
  }
  return [...longer].map((term) => ({
    terms: [term],
    weight: (prefixWeight * start.length) / (start.length + 0.3 * (term.length - start.length)),
  }))
}

function uniqueWays(ways: Way[]): Way[] {
  const unique = new Map(ways.toReversed().map((way) => [way.terms.join(' '), way]))
  return [...unique.values()].toReversed()
}

/** An unknown word may be a typo of a known one, so it counts as a rare word. */
function weigh(index: SearchIndex, { ways }: Phrase, rows: Map<string, TermRow>): Unit {
  const sure = ways.filter(({ weight }) => weight >= synonymWeight)
  const isTopical = sure.some(({ terms }) => terms.some((term) => rows.get(term)?.isTopical))
  const known = sure.map(({ terms }) =>
    Math.min(...terms.map((term) => rows.get(term)?.frequency ?? 0)),
  )
  const share = isTopical ? 1 : chatWeight
  return {
    ways: ways.map(({ terms, weight }) => ({ terms, weight: weight * share })),
    weight: share * Math.log(1 + index.passages / Math.max(1, ...known)),
  }
}
