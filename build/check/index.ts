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
import { readFigures } from '../figures.ts'
import { readLists } from '../lists.ts'
import { readFacts, readText, type Source, toPath, tryReadSources } from '../read.ts'
import type { Page } from '../../src/content/schema.ts'
import type { Fact } from '../schema.ts'
import { readTopics } from '../topics.ts'
import { readUrgencyAdvice } from '../features/urgency.ts'
import { readUrgency } from '../urgency.ts'
import { checkAsked } from './asked.ts'
import { checkAnswers, readAnswerTexts, readFewAsked } from './answers.ts'
import { checkCovers, checkOutlines } from './covers.ts'
import { checkDataFiles, checkNoDiagnosis } from './data-files.ts'
import { checkFigures } from './figures.ts'
import { checkHistory } from './history.ts'
import { checkLinks, isOrphan } from './links.ts'
import { checkPages } from './pages.ts'
import { checkPictures, readFigureTexts } from './pictures.ts'
import { readingLevel } from './reading.ts'
import { checkRules } from './rules.ts'
import { checkShingles } from './shingles.ts'
import { checkSiblings } from './siblings.ts'
import { checkStructure } from './structure.ts'
import { factIds, type Finding, type Found, readTexts } from './text.ts'
import { checkUrgency, readAdviceTexts, readUrgencyTexts } from './urgency.ts'
import { checkFormulas, checkWording, readAllowed, readWording } from './wording.ts'

export type { Finding } from './text.ts'

/** Statistics of a page. */
export type PageReport = {
  path: string
  words: Record<Locale, number>
  /** Flesch-Kincaid grade in English, Fernández-Huerta ease in Spanish. */
  level: Record<Locale, number>
  nextCheck?: string
  confidence: Record<Fact['conf'], number>
}

type Result = { findings: Finding[]; reports: PageReport[] }

/** Runs all checks of content/ that need no drawing, and reports on every page. */
export function checkContent(root: string): Result {
  try {
    return runChecks(root)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { findings: toFindings(error).map((found) => withLine(root, found)), reports: [] }
  }
}

/** Runs `checkContent`, and draws the covers of the wanted pages to check them. */
export async function checkContentAndCovers(
  root: string,
  isWanted?: (path: string) => boolean,
): Promise<Result> {
  const { findings, reports } = checkContent(root)
  if (reports.length === 0) return { findings, reports }
  const lost = await checkOutlines(root, readLists(root)['explore'] ?? [], isWanted)
  return { findings: sort([...findings, ...lost.map((found) => withLine(root, found))]), reports }
}

function runChecks(root: string): Result {
  const { sources: readable, errors } = tryReadSources(root)
  const { sources, pages } = compileAll(root, readable, errors)
  const facts = readFacts(root)
  const texts = readTexts(readable)
  const answers = readAnswerCards(root)
  listSubjects(root, answers)
  const urgency = readUrgency(root)
  const adviceTexts = readAdviceTexts(root, readUrgencyAdvice(root, urgency))
  const urgencyTexts = [...readUrgencyTexts(root, urgency), ...adviceTexts]
  const figures = readFigures(root)
  const figureTexts = readFigureTexts(root, figures)
  const all = [...texts, ...readAnswerTexts(root, answers), ...urgencyTexts, ...figureTexts]
  const lists = readLists(root)
  const wording = readWording(root)
  const found = [
    ...checkStructure(readable),
    ...checkAnswers(answers, pages.en, readFewAsked(root)),
    ...checkFigures(all, facts),
    ...checkWording(all, wording, readAllowed(root)),
    ...checkFormulas(texts, wording),
    ...checkPictures(root, figures, readable),
    ...checkLinks([...texts, ...urgencyTexts, ...figureTexts], {
      pages: pages.en,
      lists,
      topics: readTopics(root),
    }),
    ...checkUrgency(readable, urgency),
    ...checkRules(root, facts, urgency),
    ...checkNoDiagnosis(adviceTexts),
    ...checkDataFiles(root, facts),
    ...checkPages(sources, pages),
    ...checkCovers(readable, lists),
    ...checkAsked(sources, pages.en),
    ...checkHistory(sources, { answers, facts, figures }),
    ...checkSiblings(sources),
    ...localeCodes.flatMap((locale) =>
      checkShingles(
        sources.flatMap(({ path, data, [locale]: { file } }) =>
          // Issues repeat the pages that they announce.
          data.type === 'issue' ? [] : { file, text: textOf(pages[locale].get(path)!, locale) },
        ),
      ),
    ),
  ]
  const findings = withoutGuesses(found, errors).map((one) => withLine(root, one))
  const faults = errors
    .flatMap((error) => toFindings(error))
    .map((fault) => withLine(root, fault))
    // Skips faults that a check reports with a better remedy.
    .filter(({ file, line }) => !findings.some((one) => one.file === file && one.line === line))
  const reports = sources.map(({ path, data, en }): PageReport => {
    const each = <T>(of: (page: Page, locale: Locale) => T) =>
      Object.fromEntries(
        localeCodes.map((locale) => [locale, of(pages[locale].get(path)!, locale)]),
      ) as Record<Locale, T>
    const confidence = { V: 0, W: 0, S: 0, G: 0, X: 0 }
    for (const id of factIds(en.raw)) confidence[facts.get(id)!.conf] += 1
    return {
      path,
      words: each((page, locale) => countShownWords(page, locale)),
      level: each((page, locale) => readingLevel(textOf(page, locale), locale)),
      nextCheck: data.nextCheck,
      confidence,
    }
  })
  return { findings: sort([...faults, ...findings]), reports }
}

const sort = (findings: Finding[]) =>
  findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)

function withLine(root: string, { at, ...found }: Found): Finding {
  const line = found.line ?? (at ? findLine(readText(root, found.file), at) : 1)
  return { ...found, line }
}

function findLine(raw: string, words: string): number {
  const rows = raw.split('\n')
  const whole = rows.findIndex((row) => row.trim() === words)
  return (whole < 0 ? rows.findIndex((row) => row.includes(words)) : whole) + 1 || 1
}

/** Compiles all pages that compile; adds the errors of the others. */
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

function toFindings({ file, faults }: ContentError): Found[] {
  const remedy = 'correct this line: what builds on it is checked after that'
  return faults.map(({ line, problem }) => ({ file, line, problem, remedy }))
}

/** Drops findings that a page's failed compilation may have caused. */
function withoutGuesses(findings: Found[], errors: ContentError[]): Found[] {
  if (errors.length === 0) return findings
  const paths = errors.map(pathOf)
  return findings.filter(
    ({ problem }) => problem !== isOrphan && !paths.some((path) => problem.includes(path)),
  )
}

/** A page's own text, without notices and the shared answer cards and figures. */
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
