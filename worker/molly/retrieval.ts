import { type Passage, questionKey, toTerms } from '../../src/search/tokenize.ts'
import { nthOf, pageOf } from '../../src/search/format.ts'
import {
  findPassages,
  findTogether,
  normalizeQuestion,
  readPassages,
  type SearchIndex,
} from '../search/index.ts'
import { findLikely, type Likely } from '../search/likely.ts'
import { type SearchResult, type Query, readQuery, search } from '../search/query.ts'
import {
  type ParsedQuestion,
  audienceFit,
  headingFit,
  parseQuestion,
  timeFit,
  wordFit,
} from './fit.ts'
import { focusOf, leans } from './follow-ups.ts'
import { memoize } from './memoize.ts'

const most = 3
const considered = 60
/** The number of pages whose texts are read. */
const mostPages = 3

// Calibrated on questions that the pages answer and others about teeth that they don't.
const closeEnough = 0.35
/** For a question that sounds like one that no page answers. */
const closeIfDoubted = 0.9
/** The weight of the words found, beside the likelihood of the page. */
const coverageWeight = 0.5

/** The share of the best score that a further passage must reach. */
const near = 0.45
/** The same for further reading. */
const nearby = 0.3

const kindWeights: Record<Passage['kind'], number> = {
  faq: 1.2,
  section: 1.1,
  takeaways: 0.8,
  lead: 0.3,
  term: 0.3,
}
/** The weight of a page's likelihood, beside the fit of its words. */
const learnedWeight = 4
/** The weight of a passage's own words, beside its page. */
const ownWeight = 0.3
/** A passage that is known to answer this very question comes before all others. */
const knownBonus = 100
/** The weight of the glossary's word that a question asks for. */
const wordWeight = 2
/** Pages that mostly link to others. */
const leading = new Set(['hub', 'category', 'organization', 'tool', 'video'])
const leadingWeight = 0.85
/** The bonus of the page that a question was asked on. */
const currentWeight = 0.4

/** `further`: the best passages of other pages, for further reading. */
export type Ground = {
  passages: Passage[]
  further: Passage[]
  /** true: the first passage has this very question. */
  isExact?: boolean
}

export type Asking = {
  question: string
  /** The question before it, which counts when this one leans on it. */
  before?: string
  /** Path, without locale prefix, of the page the question was asked on. */
  page?: string
  /** true: it sounds like a question that no page answers. */
  isDoubted?: boolean
}

/** What to answer from, best first; nothing when nothing is close enough. */
export async function retrieve(index: SearchIndex, asking: Asking): Promise<Ground> {
  const { question, before, page } = asking
  const current = page === undefined ? [] : await findPassages(index, page)
  const ground = await look(index, asking, question, current)
  if (ground.isExact || !before || !(await leans(index, question))) return ground
  return look(index, asking, `${before} ${question}`, current)
}

/** `whole`: what is looked for; of a page that was spoken of, the passage that `question` wants. */
async function look(
  index: SearchIndex,
  { question, isDoubted }: Asking,
  whole: string,
  current: Passage[],
): Promise<Ground> {
  const query = await readQuery(index, toTerms(whole))
  const found = search(query, { limit: considered, words: 'any' })
  const focus = focusOf(question)
  const now = whole === focus ? undefined : await readQuery(index, toTerms(focus))
  const likely = await findLikelyPages(index, query, now)
  const known = whole === question ? findAnswers(query) : []
  const pages = await readPassages(index, bestPages(found, likely, known))
  const exact = whole === question ? findExact(question, [current, ...pages.values()]) : undefined
  const closeness =
    (Math.sqrt(Math.max(0, ...likely.values())) + coverageWeight * (found[0]?.coverage ?? 0)) *
    query.known ** 2
  if (!exact && known.length === 0 && closeness < (isDoubted ? closeIfDoubted : closeEnough)) {
    return { passages: [], further: [] }
  }
  const asked = parseQuestion(index, question, whole)
  const nowFound = now ? search(now, { limit: considered, words: 'any' }) : []
  const nowBest = nowFound[0]?.score ?? 1
  const nowScores = new Map(nowFound.map(({ id, score }) => [id, score / nowBest]))
  const candidates = found.flatMap((result): Candidate[] => {
    const passage = pages.get(result.page)?.[nthOf(result.id)]
    if (!passage) return []
    const isNow = 1 + (nowScores.get(result.id) ?? 0)
    const score = result.score * result.coverage * weigh(passage, asked) * isNow
    return [{ passage, page: result.page, score }]
  })
  const ranked = rank(candidates, likely, asked, current[0]?.path)
  const answer = exact ?? ranked.find(({ passage }) => known.includes(passage.id))?.passage
  const best = answer && { passage: answer, page: -1, score: ranked[0]?.score ?? 1 }
  const ground = choose(best ? [best, ...ranked] : ranked)
  const isExact = exact !== undefined
  return { ...withTakeaways(ground, [current, ...pages.values()]), isExact }
}

/** A passage that was read, and how well it fits. */
type Candidate = { passage: Passage; page: number; score: number }

/** The pages whose passages are worth reading, as far as the index shows; those of `known` ids first. */
function bestPages(found: SearchResult[], likely: Likely, known: number[]): number[] {
  const most = found[0]?.score ?? 1
  const scores = new Map<number, number>()
  for (const { page, score } of found) {
    const learned = learnedWeight * Math.sqrt(likely.get(page) ?? 0)
    if (!scores.has(page)) scores.set(page, score / most + learned)
  }
  for (const page of known.map(pageOf)) scores.set(page, knownBonus + (scores.get(page) ?? 0))
  const best = [...scores].sort((a, b) => b[1] - a[1])
  return best.slice(0, mostPages).map(([page]) => page)
}

/** The question as a page has it, this page before others: suggestions are asked word by word. */
function findExact(question: string, pages: Passage[][]): Passage | undefined {
  const normalized = normalizeQuestion(question)
  return pages.flat().find((passage) => questionOf(passage) === normalized)
}

const questionOf = memoize(({ question }: Passage) => question && normalizeQuestion(question))

/** The ids of passages that are known to answer a question of these terms. */
function findAnswers({ terms, rows }: Query): number[] {
  const key = questionKey(terms)
  return key ? [...findTogether(rows, terms, key)] : []
}

async function findLikelyPages(index: SearchIndex, whole: Query, now?: Query): Promise<Likely> {
  const likely = await findLikely(index, whole.terms)
  if (!now) return likely
  const shares = await findLikely(index, now.terms)
  return new Map([...likely].map(([page, share]) => [page, (share + (shares.get(page) ?? 0)) / 2]))
}

/** By what was learned of the page, its best passage and the passage's own words. */
function rank(
  found: Candidate[],
  likely: Likely,
  asked: ParsedQuestion,
  current?: string,
): Candidate[] {
  const best = new Map<number, number>()
  for (const { page, score } of found) best.set(page, Math.max(score, best.get(page) ?? 0))
  const most = Math.max(...best.values())
  return found
    .map((candidate) => {
      const { page, passage } = candidate
      const { path, type } = passage
      const ofPage =
        (best.get(page)! / most + learnedWeight * Math.sqrt(likely.get(page) ?? 0)) *
          (leading.has(type) ? leadingWeight : 1) +
        (path === current ? currentWeight : 0) +
        wordWeight * wordFit(passage, asked)
      const fit = audienceFit(passage, asked) * timeFit(passage, asked)
      return { ...candidate, score: fit * (ofPage + ownWeight * (candidate.score / most)) }
    })
    .sort((a, b) => b.score - a.score)
}

function weigh(passage: Passage, asked: ParsedQuestion): number {
  const fit = passage.kind === 'faq' ? headingFit(passage, asked) : 0
  return kindWeights[passage.kind] * (1 + fit)
}

/** What the best page itself calls most important comes right after its best passage. */
function withTakeaways({ passages, further }: Ground, pages: Passage[][]): Ground {
  const [first, ...rest] = passages
  const page = pages.find(([one]) => one?.path === first?.path)
  const takeaways = page?.find(({ kind }) => kind === 'takeaways')
  if (!first || !takeaways || isSame(first, takeaways)) return { passages, further }
  const others = rest.filter((passage) => !isSame(passage, takeaways))
  return { passages: [first, takeaways, ...others].slice(0, most + 1), further }
}

function isSame(a: Passage, b: Passage): boolean {
  return a.id === b.id
}

/** The best passage, then others that are near it: two questions of one page at most. */
function choose(ranked: Candidate[]): Ground {
  const [first] = ranked
  if (!first) return { passages: [], further: [] }
  const passages = [first.passage]
  const further = new Map<string, Passage>()
  for (const { passage, score } of ranked) {
    if (score < first.score * nearby) break
    const isFurther =
      passage.kind === 'faq' &&
      (passage.path !== first.passage.path ||
        passages.filter(({ kind }) => kind === 'faq').length > 1)
    const isSaid = passage.kind !== 'lead' && passages.length < most && !isFurther
    const isGround = isSaid && score >= first.score * near
    if (isGround && !passages.some((one) => isSame(one, passage))) passages.push(passage)
    else if (!further.has(passage.path)) further.set(passage.path, passage)
  }
  return { passages, further: [...further.values()] }
}
