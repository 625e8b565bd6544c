import { classify } from '../../src/content/classifier.ts'
import { type Passage, toTerms } from '../../src/content/search-options.ts'
import { toSubjectFeatures } from '../../src/content/subjects.ts'
import { normalizeQuestion, type SearchIndex } from '../search/index.ts'
import { type Found, search } from '../search/query.ts'
import { type Asked, audienceFit, headingFit, readAsked, wordFit } from './fit.ts'
import { focusOf, leans } from './follow-ups.ts'

const most = 3
const considered = 60

// Calibrated on questions that the pages answer and others about teeth that they don't.
const closeEnough = 0.35
/** Where the question sounds like one that no page answers. */
const closeIfDoubted = 0.9
/** What the words that were found count, beside how sure it is which page is meant. */
const coverageWeight = 0.5

/** What a further passage must reach of the best one. */
const near = 0.45
/** What is named as further reading must reach of the best. */
const nearby = 0.3

const kindWeights: Record<Passage['kind'], number> = {
  faq: 1.2,
  section: 1.1,
  takeaways: 0.8,
  lead: 0.3,
  term: 0.3,
}
/** What was learned of pages, beside how well their words fit. */
const learnedWeight = 3
/** What a passage's own words count, beside its page. */
const ownWeight = 0.3
/** The glossary's word that somebody asks for. */
const wordWeight = 2
/** Pages that lead to others and say little themselves. */
const leading = new Set(['hub', 'category', 'organization', 'tool', 'video'])
const leadingWeight = 0.85
/** The page that a question was asked on. */
const currentWeight = 0.4

/** `further`: the best passages of other pages that are near. */
export type Ground = { passages: Passage[]; further: Passage[] }

export type Asking = {
  question: string
  /** What was asked before it: it counts when the question leans on that. */
  before?: string
  /** Path, without locale prefix, of the page the question was asked on. */
  page?: string
  /** true: it sounds like something the pages don't hold. */
  isDoubted?: boolean
}

/** What to answer from, best first; nothing when nothing is close enough. */
export function retrieve(index: SearchIndex, asking: Asking): Ground {
  const { question, before, page, isDoubted } = asking
  const exact = findExact(index, question, page)
  const whole = !exact && before && leans(index, question) ? `${before} ${question}` : question
  const found = search(index, whole, { limit: considered, words: 'any' })
  const focus = focusOf(question)
  const likely = likelyPages(index, whole, focus)
  const closeness =
    (Math.sqrt(Math.max(...likely.values())) + coverageWeight * (found[0]?.coverage ?? 0)) *
    knownShare(index, whole, found) ** 2
  if (!exact && closeness < (isDoubted ? closeIfDoubted : closeEnough)) {
    return { passages: [], further: [] }
  }
  const asked = readAsked(index, question, whole)
  // Of a page that was spoken of, the passage that is asked for now.
  const now = whole === focus ? [] : search(index, focus, { limit: considered, words: 'any' })
  const nowBest = now[0]?.score ?? 1
  const nowScores = new Map(now.map(({ passage, score }) => [passage.id, score / nowBest]))
  const weighed = found.map((result) => ({
    ...result,
    score:
      result.score *
      result.coverage *
      weigh(result, asked) *
      (1 + (nowScores.get(result.passage.id) ?? 0)),
  }))
  const ranked = rank(weighed, likely, asked, page)
  const best = exact && { passage: exact, coverage: 1, terms: [], score: ranked[0]?.score ?? 1 }
  return withTakeaways(index, choose(best ? [best, ...ranked] : ranked))
}

/** The question as a page has it, this page before others: suggestions are asked word by word. */
function findExact(index: SearchIndex, question: string, page?: string): Passage | undefined {
  const found = index.questions.get(normalizeQuestion(question))
  return found?.find(({ path }) => path === page) ?? found?.[0]
}

function likelyPages(index: SearchIndex, whole: string, focus: string): Map<string, number> {
  const likely = classify(index.subjects, toSubjectFeatures(whole))
  if (focus === whole) return likely
  const now = classify(index.subjects, toSubjectFeatures(focus))
  return new Map([...likely].map(([path, share]) => [path, (share + now.get(path)!) / 2]))
}

/** 0..1: how many of the words stand anywhere on the pages, typos forgiven. */
function knownShare({ frequencies }: SearchIndex, text: string, found: Found[]): number {
  const matched = new Set(found.flatMap(({ terms }) => terms))
  const terms = toTerms(text)
  const known = terms.filter((term) => frequencies.has(term) || matched.has(term))
  return known.length / Math.max(1, terms.length)
}

/** By what was learned of the page, its best passage and the passage's own words. */
function rank(
  found: Found[],
  likely: Map<string, number>,
  asked: Asked,
  current?: string,
): Found[] {
  const best = new Map<string, number>()
  for (const { passage, score } of found) {
    best.set(passage.path, Math.max(score, best.get(passage.path) ?? 0))
  }
  const most = Math.max(...best.values())
  return found
    .map((result) => {
      const { path, type } = result.passage
      const page =
        (best.get(path)! / most + learnedWeight * Math.sqrt(likely.get(path) ?? 0)) *
          (leading.has(type) ? leadingWeight : 1) +
        (path === current ? currentWeight : 0) +
        wordWeight * wordFit(result.passage, asked)
      return {
        ...result,
        score: audienceFit(result.passage, asked) * (page + ownWeight * (result.score / most)),
      }
    })
    .sort((a, b) => b.score - a.score)
}

function weigh({ passage }: Found, asked: Asked): number {
  return kindWeights[passage.kind] * (passage.kind === 'faq' ? 1 + headingFit(passage, asked) : 1)
}

/** What the best page itself calls most important comes right after its best passage. */
function withTakeaways({ passages: all }: SearchIndex, { passages, further }: Ground): Ground {
  const [first, ...rest] = passages
  const takeaways = all.find(({ path, kind }) => path === first?.path && kind === 'takeaways')
  if (!first || !takeaways || first === takeaways) return { passages, further }
  const others = rest.filter((passage) => passage !== takeaways)
  return { passages: [first, takeaways, ...others].slice(0, most + 1), further }
}

/** The best passage, then others that are near it: two questions of one page at most. */
function choose(ranked: Found[]): Ground {
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
    if (isGround && !passages.includes(passage)) passages.push(passage)
    else if (!further.has(passage.path)) further.set(passage.path, passage)
  }
  return { passages, further: [...further.values()] }
}
