import { type Passage, toTerms } from '../../src/search/tokenize.ts'
import { normalize } from '../../src/molly/normalize.ts'
import type { SearchIndex } from '../search/index.ts'
import { expandTerms } from '../search/query.ts'
import { memoize } from './memoize.ts'

/** A question as the fit of passages is weighed by; `ways`: its words and their synonyms. */
export type ParsedQuestion = { text: string; size: number; ways: Set<string>; intents: RegExp[] }

/** Whom a page or a section is for: it is no answer to who asks for somebody else. */
const audiences = [
  /\b(?:child|kids?|baby|babies|toddler|teen|pediatric|young|nin[oa]s?|hij[oa]s?|bebe|infantil|pediatr|adolescen|jovenes)/,
  /\b(?:pregnan|embaraz)/,
]
const otherAudience = 0.75

/** How long it takes, how long to wait and how often: none is an answer to another. */
const times: RegExp[] = [
  /how long(?!.* wait )|how many (?:minutes|days|weeks|months|years|hours)|cuanto (?:dura|tarda|tiempo)(?!.* esper)|cuant[ao]s (?:minutos|horas|dias|semanas|meses|anos)/,
  /how (?:long|soon).* (?:wait|before|after|until) |cuanto.* (?:esper|antes |despues |hasta |tras )/,
  /how often|how many times|how long.* lasts? |cada cuanto|cuantas veces|cuanto.* duran? /,
]
const otherTime = 0.7

/** What a question asks for: a heading that asks for something else is no answer to it. */
const intents: RegExp[] = [
  ...times,
  /how much (?!does|is|do|it|are)|how many (?!days|weeks|months|years|hours|times)|cuant[ao]s? (?!cuesta|vale|dura|tarda|anos|tiempo|veces|horas|dias|meses|semanas)/,
  /how much (?:does|do|is|are|it)|cost|price|cuesta|precio|vale|cobran|barat|cheap/,
  /why|por que|cause|causa/,
  /when|age|cuando|edad/,
  /hurt|pain|ache|duele|dolor/,
  /safe|danger|bad for|seguro|peligr|dana/,
  /differ|better| or | vs |versus|mejor|diferencia| o /,
]

/** `whole`: with what was asked before; `question` alone says what is wanted now. */
export function parseQuestion(index: SearchIndex, question: string, whole: string): ParsedQuestion {
  return {
    text: normalize(whole),
    size: new Set(toTerms(whole)).size,
    ways: expandTerms(index, whole),
    intents: intentsOf(question),
  }
}

/** What is left of a likeness when a question asks for something else. */
const otherIntent = 0.5

const asksForWord =
  /\b(?:how do (?:you|i) say|in spanish|in english|como se dice|en ingles|en espanol)\b/

/** How much of a glossary entry's name is asked for, where the word itself is; else 0. */
export function wordFit({ kind, section }: Passage, { text, ways }: ParsedQuestion): number {
  if (kind !== 'term' || !asksForWord.test(text)) return 0
  const fits = section!.title.split('/').map((name) => {
    const terms = toTerms(name)
    const shared = terms.filter((term) => ways.has(term)).length
    return shared - (terms.length - shared) / 2
  })
  return Math.max(0, ...fits)
}

/** Less than 1 where it is for somebody else than the question tells of. */
export function audienceFit(passage: Passage, { text }: ParsedQuestion): number {
  const isForOthers = audiencesOf(passage).some((one) => !one.test(text))
  return isForOthers ? otherAudience : 1
}

/** Less than 1 where its heading asks for another of the times. */
export function timeFit(passage: Passage, { intents }: ParsedQuestion): number {
  const { wanted } = readHeading(passage)
  const asked = times.filter((time) => intents.includes(time))
  const told = times.filter((time) => wanted.includes(time))
  const isOther = asked.length > 0 && told.length > 0 && !told.some((time) => asked.includes(time))
  return isOther ? otherTime : 1
}

const audiencesOf = memoize(({ title, section, question }: Passage) => {
  const headings = normalize(`${title} ${section?.title} ${question}`)
  return audiences.filter((one) => one.test(headings))
})

/** 0..1: how much the question was the one that a passage answers. */
export function headingFit(passage: Passage, asked: ParsedQuestion): number {
  const { wanted, terms } = readHeading(passage)
  const asksOther = wanted.length > 0 && !wanted.some((intent) => asked.intents.includes(intent))
  return likeness(asked, terms) * (asksOther ? otherIntent : 1)
}

const readHeading = memoize(({ question, section }: Passage) => {
  const heading = question ?? section?.title ?? ''
  return { wanted: intentsOf(heading), terms: new Set(toTerms(heading)) }
})

function intentsOf(text: string): RegExp[] {
  const normalized = ` ${normalize(text)} `
  return intents.filter((intent) => intent.test(normalized))
}

/** 0..1: the share of the words of both that both have. */
function likeness({ size, ways }: ParsedQuestion, terms: Set<string>): number {
  const shared = terms.intersection(ways).size
  return shared === 0 ? 0 : Math.min(1, (2 * shared) / (terms.size + size))
}
