import { dirname } from 'node:path'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { readAnswerCards } from '../answers/cards.ts'
import { listSubjects } from '../answers/subjects.ts'
import { compilePages } from '../compile.ts'
import { countShownWords } from '../compile-page.ts'
import { toPassageText } from '../../src/content/passage-text.ts'
import { toPlainHtml, withoutFigures } from '../plain-html.ts'
import { ContentError } from '../content-error.ts'
import { listPlaced, readFigures } from '../figures.ts'
import { readFacts, readJson, type Source, toPath, tryReadSources } from '../read.ts'
import type { Page } from '../../src/content/schema.ts'
import type { Fact } from '../schema.ts'
import type { TopicSource } from '../topics.ts'
import { readUrgencyAdvice } from '../features/urgency.ts'
import { readUrgency } from '../urgency.ts'
import { checkAsked } from './asked.ts'
import { checkAnswers, readAnswerTexts } from './answers.ts'
import { checkFigures } from './figures.ts'
import { checkFormulas } from './formulas.ts'
import { checkHistory } from './history.ts'
import { checkLinks, isOrphan } from './links.ts'
import { checkPages } from './pages.ts'
import { checkPictures, readFigureTexts } from './pictures.ts'
import { readingLevel } from './reading.ts'
import { checkRules } from './rules.ts'
import { checkShingles } from './shingles.ts'
import { checkSiblings } from './siblings.ts'
import { checkStructure } from './structure.ts'
import { factIds, type Finding, readTexts } from './text.ts'
import { checkUrgency, readAdviceTexts, readUrgencyTexts } from './urgency.ts'
import { checkWording, readAllowed } from './wording.ts'

export type { Finding } from './text.ts'

/** What is told of a page without judging it. */
export type PageReport = {
  path: string
  type: Page['type']
  words: Record<Locale, number>
  /** Flesch-Kincaid grade in English, Fernández-Huerta ease in Spanish. */
  level: Record<Locale, number>
  /** Of the English text without answer cards, among which no figure can stand. */
  textWords: number
  /** How many its text has. */
  figures: number
  nextCheck?: string
  confidence: Record<Fact['conf'], number>
}

/** Everything a machine can find wrong in content/, and a report on every page. */
export function checkContent(
  root: string,
  /** The paths that have a cover. */
  covers: Set<string>,
): { findings: Finding[]; reports: PageReport[] } {
  try {
    return check(root, covers)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { findings: toFindings(error, 'correct it: nothing else was checked'), reports: [] }
  }
}

function check(root: string, covers: Set<string>): { findings: Finding[]; reports: PageReport[] } {
  const { sources: readable, errors } = tryReadSources(root)
  const { sources, pages } = compileAll(root, readable, errors)
  const facts = readFacts(root)
  const texts = readTexts(readable)
  const answers = readAnswerCards(root)
  listSubjects(root, answers)
  const urgency = readUrgency(root)
  const urgencyTexts = [
    ...readUrgencyTexts(root, urgency),
    ...readAdviceTexts(root, readUrgencyAdvice(root, urgency)),
  ]
  const figures = readFigures(root)
  const figureTexts = readFigureTexts(root, figures)
  const all = [...texts, ...readAnswerTexts(root, answers), ...urgencyTexts, ...figureTexts]
  const found = [
    ...checkStructure(readable),
    ...checkAnswers(answers, pages.en),
    ...checkFigures(all, facts),
    ...checkWording(all, readAllowed(root)),
    ...checkFormulas(texts),
    ...checkPictures(root, figures, readable),
    ...checkLinks([...texts, ...urgencyTexts, ...figureTexts], {
      pages: pages.en,
      lists: readJson(root, 'content/lists.json') as Record<string, string[]>,
      topics: readJson(root, 'content/topics.json') as TopicSource[],
    }),
    ...checkUrgency(readable, urgency),
    ...checkRules(root, facts, urgency),
    ...checkPages(sources, pages, covers),
    ...checkAsked(sources, pages.en),
    ...checkHistory(sources, { answers, facts, figures }),
    ...checkSiblings(sources),
    ...localeCodes.flatMap((locale) =>
      checkShingles(
        sources.map((source) => ({
          file: source[locale].file,
          text: textOf(pages[locale].get(source.path)!, locale),
        })),
      ),
    ),
  ]
  const remedy = 'correct it: until then the page is checked in part only'
  const faults = errors.flatMap((error) => toFindings(error, remedy))
  const findings = withoutGuesses([...faults, ...found], errors)
  const reports = sources.map(({ path, data, en }): PageReport => {
    const each = <T>(of: (page: Page, locale: Locale) => T) =>
      Object.fromEntries(
        localeCodes.map((locale) => [locale, of(pages[locale].get(path)!, locale)]),
      ) as Record<Locale, T>
    const confidence = { V: 0, W: 0, S: 0, G: 0, X: 0 }
    for (const id of factIds(en.raw)) confidence[facts.get(id)!.conf] += 1
    return {
      path,
      type: data.type,
      words: each((page, locale) => countShownWords(page, locale)),
      level: each((page, locale) => readingLevel(textOf(page, locale), locale)),
      textWords: countShownWords({ ...pages.en.get(path)!, faq: [] }, 'en'),
      figures: listPlaced(en.body).length,
      nextCheck: data.nextCheck,
      confidence,
    }
  })
  return {
    findings: findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    reports,
  }
}

/** Compiles what can be compiled; every other page adds its error. */
function compileAll(root: string, readable: Source[], errors: ContentError[]) {
  let sources = readable
  for (;;) {
    try {
      return { sources, pages: compilePages(root, sources) }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const others = sources.filter(({ path }) => path !== pathOf(error))
      if (others.length === sources.length) throw error
      errors.push(error)
      sources = others
    }
  }
}

/** `content/pages/article/floss/en.md` -> `/article/floss`. */
function pathOf({ file }: ContentError): string {
  return toPath(dirname(file))
}

function toFindings({ file, faults }: ContentError, remedy: string): Finding[] {
  return faults.map(({ line = 1, problem }) => ({ file, line, problem, remedy }))
}

/** Leaves out what may be wrong only because a page could not be compiled. */
function withoutGuesses(findings: Finding[], errors: ContentError[]): Finding[] {
  if (errors.length === 0) return findings
  const paths = errors.map(pathOf)
  return findings.filter(
    ({ problem }) => problem !== isOrphan && !paths.some((path) => problem.includes(path)),
  )
}

/** What a page has to itself: without notices, and without answer cards and figures, which pages share. */
function textOf(page: Page, locale: Locale): string {
  const t = getText(locale)
  return [
    page.lede,
    page.answer ?? '',
    ...page.takeaways.map(({ html }) => html),
    ...page.sections.map(({ parts }) => toPlainHtml(withoutFigures(parts), t)),
  ]
    .map(toPassageText)
    .join('\n')
}
