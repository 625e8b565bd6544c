import { type Passage, toTerms } from '../../src/content/search-options.ts'
import { normalize } from '../../src/molly/normalize.ts'
import type { SearchIndex } from '../search/index.ts'
import { countSubjects, expandTerms, type Found, search } from '../search/query.ts'

const most = 3
const considered = 40

// Calibrated on 172 questions about the site's subjects and 35 about others. Scores grow with the
// logarithm of how many passages there are.
const closeScore = 5.5
const closeCoverage = 0.4
const oneWordShare = 0.5
/** What a further passage must reach of the best one. */
const samePage = 0.5
const otherPage = 0.7

const kindWeights: Record<Passage['kind'], number> = {
  faq: 1,
  section: 1.1,
  takeaways: 0.8,
  lead: 0.3,
}
const pageWeight = 1.5
const intentWeight = 1.25
/** What is left of a likeness when a question asks for something else. */
const otherIntent = 0.5

/** Sections that most pages have: they answer only who asks for them. */
const commonSections = /^(?:see|when|get|ask)-.*(?:dentist|help|doctor)|not-known|unknown/
const commonWeight = 0.5

/** What a question asks for: a heading that asks for something else is no answer to it. */
const intents: RegExp[] = [
  /how much (?!does|is|do|it|are)|how many (?!days|weeks|months|years|hours|times)|cuant[ao]s? (?!cuesta|vale|dura|tarda|anos|tiempo|veces|horas|dias|meses|semanas)/,
  /how much (?:does|do|is|are|it)|cost|price|cuesta|precio|vale|cobran|barat|cheap/,
  /how long|how many (?:days|weeks|months|years|hours)|cuanto (?:dura|tarda|tiempo)|cuant[ao]s (?:horas|dias|semanas|meses|anos)/,
  /how often|cada cuanto|cuantas veces|how many times/,
  /why|por que|cause|causa/,
  /when|age|cuando|edad/,
  /hurt|pain|ache|duele|dolor/,
  /safe|danger|bad for|seguro|peligr|dana/,
  /differ|better| or | vs |versus|mejor|diferencia| o /,
]

/**
 * What to answer from, best first; nothing when nothing is close enough. `page` is the path, without
 * locale prefix, of the page the question was asked on.
 */
export function retrieve(index: SearchIndex, question: string, page?: string): Passage[] {
  const found = search(index, question, { limit: considered, words: 'any' })
  const size = new Set(toTerms(question)).size
  // Scores add up word by word, so one word alone can't reach what three reach together.
  const share = Math.min(1, Math.max(oneWordShare, oneWordShare * countSubjects(index, question)))
  const enough = closeScore * share * Math.log(1 + index.passages.length)
  const isClose = found.some(({ score, coverage }) => score >= enough && coverage >= closeCoverage)
  if (!isClose) return []
  const asked: Asked = {
    size,
    ways: expandTerms(index, question),
    intents: intentsOf(question),
  }
  const ranked = found
    .filter(({ passage }) => passage.kind !== 'faq' || fitOf(passage, asked) >= minFit(passage))
    .map((result) => ({
      ...result,
      score: result.score * result.coverage * weigh(result, asked, page),
    }))
    .sort((a, b) => b.score - a.score)
  return choose(ranked)
}

function weigh({ passage }: Found, asked: Asked, page?: string): number {
  const shared = intentsOf(headingOf(passage)).some((one) => asked.intents.includes(one))
  const isCommon = commonSections.test(passage.section?.id ?? '') && !shared
  return (
    kindWeights[passage.kind] *
    (isCommon ? commonWeight : 1) *
    (passage.path === page ? pageWeight : 1) *
    (shared ? intentWeight : 1) *
    (passage.kind === 'faq' ? 1 + fitOf(passage, asked) : 1)
  )
}

function headingOf({ question, section }: Passage): string {
  return question ?? section?.title ?? ''
}

/** 0..1: how much the question was the one that a passage answers. */
function fitOf(passage: Passage, asked: Asked): number {
  const heading = headingOf(passage)
  const wanted = intentsOf(heading)
  const asksOther = wanted.length > 0 && !wanted.some((intent) => asked.intents.includes(intent))
  return likeness(asked, toTerms(heading)) * (asksOther ? otherIntent : 1)
}

/** `ways` are the words of the question and their synonyms. */
type Asked = { size: number; ways: Set<string>; intents: RegExp[] }

function intentsOf(text: string): RegExp[] {
  const normalized = ` ${normalize(text)} `
  return intents.filter((intent) => intent.test(normalized))
}

/** 0..1: the share of the words of both that both have. */
function likeness({ size, ways }: Asked, terms: string[]): number {
  const heading = new Set(terms)
  const shared = [...heading].filter((term) => ways.has(term)).length
  return shared === 0 ? 0 : Math.min(1, (2 * shared) / (heading.size + size))
}

/** 'No.' and 'Yes.' answer their own question only. */
function minFit({ text }: Passage): number {
  return /^(?:yes|no|s[ií]|it (?:may|can|depends)|puede|quiz[aá]s|depende)(?!\p{L})/iu.test(text)
    ? 0.6
    : 0.35
}

/** The best passage, then others that are near it: one question, the rest sections and takeaways. */
function choose(ranked: Found[]): Passage[] {
  const [first] = ranked
  if (!first) return []
  const bestText = ranked.find(({ passage }) => passage.kind !== 'faq')
  const chosen = [first.passage]
  for (const { passage, score, coverage } of ranked) {
    const needed = passage.path === first.passage.path ? samePage : otherPage
    const isNear = coverage >= first.coverage * needed && score >= (bestText?.score ?? 0) * needed
    const isSpare = passage.kind === 'lead' || chosen.includes(passage)
    if (chosen.length >= most || isSpare || !isNear) continue
    if (passage.kind !== 'faq' || chosen.every(({ kind }) => kind !== 'faq')) chosen.push(passage)
  }
  return chosen
}
