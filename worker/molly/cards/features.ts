import { words } from '../../../src/molly/normalize.ts'
import { stem } from '../../../src/text/stem.ts'

export type Concepts = {
  /** Folded word or phrase -> names of what it means, in either language: 'calza' -> ['filling']. */
  names: Map<string, string[]>
  /** First word -> the length in words of the longest phrase that begins with it. */
  longest: Map<string, number>
}

const pieceLength = 4
/** Words between two that belong together: 'floss [the] teeth'. */
const fillers = new Set(
  'a an the i my me is are it of to do does can for in on at you your and with el la los las un una de que me mi se lo le en es por para y con si al del su sus tu'.split(
    ' ',
  ),
)

export function indexConcepts(content: Record<string, string[]>): Concepts {
  const names = new Map<string, string[]>()
  const longest = new Map<string, number>()
  for (const [name, phrases] of Object.entries(content)) {
    for (const phrase of phrases) {
      const spelled = words(phrase)
      const key = spelled.join(' ')
      names.set(key, [...(names.get(key) ?? []), name])
      longest.set(spelled[0]!, Math.max(spelled.length, longest.get(spelled[0]!) ?? 0))
    }
  }
  return { names, longest }
}

/** The meanings of a text, in order: the concepts of a phrase, or the stem of a word. */
function toMeanings(spelled: string[], concepts: Concepts): string[][] {
  const meanings: string[][] = []
  for (let at = 0; at < spelled.length;) {
    const length = findPhrase(spelled, at, concepts)
    const found = concepts.names.get(spelled.slice(at, at + length).join(' '))
    const word = spelled[at]!
    const ageGroup = findAgeGroup(spelled, at)
    if (ageGroup) meanings.push([`§${ageGroup}`])
    else if (found) meanings.push(found.map((name) => `§${name}`))
    else if (!fillers.has(word)) meanings.push([stem(word)])
    at += Math.max(1, length)
  }
  return meanings
}

/** The age group that '16 [years old]', '3yo' or 'hija de 15' names, if cards are written for it. */
function findAgeGroup(spelled: string[], at: number): string | undefined {
  const [, digits, unit] = /^(\d{1,2})(yo|yrs?)?$/.exec(spelled[at]!) ?? []
  const next = unit ?? spelled[at + 1] ?? ''
  const isOfChild = spelled[at - 1] === 'de' && /^(?:hij|nin|nen|beb)/.test(spelled[at - 2] ?? '')
  if (!digits || !(isOfChild || /^(?:yo|yrs?|years?|anos?|anitos)$/.test(next))) return undefined
  const age = Number(digits)
  if (age < 2) return 'baby'
  if (age < 13) return 'child'
  return age < 18 ? 'teenager' : undefined
}

/** The phrases of a text that name a wanted concept: 'does an implant hurt' -> 'implant'. */
export function keepConcepts(
  text: string,
  concepts: Concepts,
  isWanted: (name: string) => boolean,
): string {
  const spelled = words(text)
  const kept: string[] = []
  for (let at = 0; at < spelled.length;) {
    const length = findPhrase(spelled, at, concepts)
    const phrase = spelled.slice(at, at + length).join(' ')
    if (concepts.names.get(phrase)?.some(isWanted) || findAgeGroup(spelled, at))
      kept.push(phrase || spelled[at]!)
    at += Math.max(1, length)
  }
  return kept.join(' ')
}

/** The length in words of the longest phrase that begins at a word; 0: no concept. */
function findPhrase(spelled: string[], at: number, concepts: Concepts): number {
  let length = Math.min(concepts.longest.get(spelled[at]!) ?? 0, spelled.length - at)
  while (length > 0 && !concepts.names.has(spelled.slice(at, at + length).join(' '))) length -= 1
  return length
}

/** The concepts that a text names: 'child', 'price'. */
export function listConcepts(text: string, concepts: Concepts): Set<string> {
  const names = toMeanings(words(text), concepts).flat()
  return new Set(names.filter((name) => name.startsWith('§')).map((name) => name.slice(1)))
}

/** The network's features of a text: stems, their pairs, pieces of words, concepts and their pairs. */
export function toFeatures(text: string, concepts: Concepts): string[] {
  const spelled = words(text)
  const stems = spelled.map(stem)
  const meanings = toMeanings(spelled, concepts)
  return [
    ...new Set([
      ...stems.map((word) => `w:${word}`),
      ...stems.slice(1).map((word, at) => `b:${stems[at]}_${word}`),
      ...spelled.flatMap((word) => toPieces(word)),
      ...meanings.flat().filter((meaning) => meaning.startsWith('§')),
      ...meanings.slice(1).flatMap((seconds, at) => pair(meanings[at]!, seconds)),
    ]),
  ]
}

/** Pieces of a word: a typo or another ending changes only a few. */
function toPieces(word: string): string[] {
  if (word.length < pieceLength) return []
  const marked = `^${word}$`
  return Array.from(
    { length: marked.length - pieceLength + 1 },
    (_, at) => `c:${marked.slice(at, at + pieceLength)}`,
  )
}

/** Pairs of neighbours of which at least one is a concept. */
function pair(firsts: string[], seconds: string[]): string[] {
  return firsts.flatMap((first) =>
    seconds
      .filter((second) => first.startsWith('§') || second.startsWith('§'))
      .map((second) => `p:${first}_${second}`),
  )
}
