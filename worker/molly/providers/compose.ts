import { isQuestionTerm, type Passage, toTerms } from '../../../src/search/tokenize.ts'
import { memoize } from '../memoize.ts'
import type { AnswerContext } from '../provider.ts'
import { texts } from '../texts.ts'
import { isDangling, isPointing, toSentences } from './sentences.ts'

/** Words an answer may have, beside its next step and the reminder. */
const mostWords = 100
/** The first passage leaves room for another page's view, if there is one. */
const mostOfFirst = 88
const mostItems = 5
/** What a sentence of another page must share with the question. */
const fewestHits = 2

/** A sentence or a list item that an answer may say. */
type Unit = {
  text: string
  isItem: boolean
  position: number
  words: number
  terms: string[]
  /** What must be said before it: the line that opens a list, the sentence it leans on. */
  needs?: Unit
}

export type Part = { passage: Passage; paragraphs: string[] }

/** What the passages say about the question, and a next step: plain paragraphs and `- ` lists. */
export function compose(question: string, { locale, passages }: AnswerContext): string {
  const paragraphs = select(question, passages).flatMap((part) => part.paragraphs)
  return [...paragraphs, texts[locale].nextStep(passages[0]!.title)].join('\n\n')
}

/** What of each passage goes into an answer; a passage that adds nothing is left out. */
export function select(question: string, passages: Passage[]): Part[] {
  const asked = new Set(toTerms(question).filter((term) => !isQuestionTerm(term)))
  const said: Unit[] = []
  return passages.flatMap((passage, rank) => {
    const room = (passages.length > 1 && rank === 0 ? mostOfFirst : mostWords) - countWords(said)
    const sayable = sayableUnits(passage)
    // Better about the page it stands on than nothing.
    const offered = rank === 0 && sayable.length === 0 ? toUnits(passage, isNoDose) : sayable
    const isSame = passage.path === passages[0]!.path
    const hits = isSame ? hitsBeside(passage, asked) : asked
    const enough = isSame ? 1 : Math.min(fewestHits, asked.size)
    const wanted = rank === 0 ? offered : offered.filter((unit) => countHits(unit, hits) >= enough)
    const picked = passage.kind === 'faq' && rank === 0 ? offered : pick(wanted, asked, room, said)
    const chosen = rank === 0 ? picked : withoutRemnants(picked)
    said.push(...chosen)
    return chosen.length > 0 ? [{ passage, paragraphs: toParagraphs(chosen) }] : []
  })
}

/** What was asked of the page's subject; its takeaways may be about the subject itself. */
function hitsBeside({ title, kind }: Passage, asked: Set<string>): Set<string> {
  const beside = asked.difference(new Set(toTerms(title)))
  return beside.size === 0 && kind === 'takeaways' ? asked : beside
}

/** The units that say most about the question and fit into `room` words, in their order. */
function pick(offered: Unit[], asked: Set<string>, room: number, said: Unit[]): Unit[] {
  const chosen = new Set<Unit>()
  const score = (unit: Unit) => countHits(unit, asked) + 1 / (1 + unit.position)
  for (const unit of offered.toSorted((a, b) => score(b) - score(a))) {
    const wanted = withNeeds(unit).filter((one) => !chosen.has(one))
    const items = [...chosen].filter(({ isItem }) => isItem).length
    const isTooMuch =
      countWords([...chosen, ...wanted]) > room || (unit.isItem && items >= mostItems)
    const isRepeated = [...said, ...chosen].some(({ terms }) => alike(terms, unit.terms))
    if (!isTooMuch && !isRepeated) for (const one of wanted) chosen.add(one)
  }
  return [...chosen].sort((a, b) => a.position - b.position)
}

/** One item alone is no list: its label would promise more. */
function withoutRemnants(units: Unit[]): Unit[] {
  const isRemnant = (unit: Unit) =>
    unit.text.endsWith(':') && units.filter(({ needs }) => needs === unit).length < 2
  return units.filter((unit) => !isRemnant(unit) && !(unit.needs && isRemnant(unit.needs)))
}

/** How many of the asked words a unit has. */
function countHits({ terms }: Unit, asked: Set<string>): number {
  return new Set(terms.filter((term) => asked.has(term))).size
}

function withNeeds(unit: Unit): Unit[] {
  return unit.needs ? [...withNeeds(unit.needs), unit] : [unit]
}

/** A line of the passage is a paragraph, a list item, or the label of what follows. */
function toUnits(passage: Passage, isWelcome: (sentence: string) => boolean): Unit[] {
  const units: Unit[] = []
  let opening: Unit | undefined
  let position = 0
  const make = (text: string, isItem: boolean, needs?: Unit): Unit => ({
    text,
    isItem,
    needs,
    position: position++,
    words: text.split(/\s+/).length,
    terms: toTerms(text),
  })
  for (const line of passage.text.split('\n')) {
    if (line.startsWith('- ')) {
      const text = line.slice(2)
      if (isWelcome(text)) units.push(make(text, true, opening))
      continue
    }
    const isTakeaway = passage.kind === 'takeaways'
    opening = /[.!?]["”»)]?$/.test(line) ? undefined : make(line.replace(/:?$/, ':'), false)
    if (opening) continue
    let before: Unit | undefined
    for (const sentence of toSentences(line)) {
      // The answer to a question stands alone, whatever it begins with.
      const isFirst = passage.kind === 'faq' && units.length === 0
      const leans = !isFirst && isDangling(sentence)
      const unit = make(sentence, isTakeaway, leans ? before : undefined)
      const isWanted = isWelcome(sentence) && (!leans || before)
      if (isWanted) units.push(unit)
      before = isWanted ? unit : undefined
    }
  }
  return units
}

const sayableUnits = memoize((passage: Passage) => toUnits(passage, isSayable))

function isSayable(sentence: string): boolean {
  return !isPointing(sentence) && isNoDose(sentence)
}

/** Nothing in it could be taken for a dose. */
function isNoDose(sentence: string): boolean {
  return !/\d\s?mc?g\b/i.test(sentence)
}

/** Sentences make paragraphs, items lists. */
function toParagraphs(units: Unit[]): string[] {
  const paragraphs: string[] = []
  let last: Unit | undefined
  for (const unit of units) {
    const isNew =
      !last || (last.isItem && !unit.isItem) || (unit.isItem && !last.isItem && !unit.needs)
    const text = unit.isItem ? `- ${unit.text}` : unit.text
    if (isNew) paragraphs.push(text)
    else paragraphs.push(`${paragraphs.pop()}${unit.isItem ? '\n' : ' '}${text}`)
    last = unit
  }
  return paragraphs
}

function countWords(units: Unit[]): number {
  return units.reduce((sum, { words }) => sum + words, 0)
}

function alike(one: string[], other: string[]): boolean {
  const words = new Set(one)
  const shared = new Set(other.filter((term) => words.has(term))).size
  return shared > 0.6 * Math.min(words.size, new Set(other).size)
}
