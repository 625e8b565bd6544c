import { dirname } from 'node:path'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { compilePages } from '../content/compile.ts'
import { countShownWords } from '../content/page.ts'
import { toPassageText } from '../../src/content/passage-text.ts'
import { toPlainHtml, withoutFigures } from '../content/plain-html.ts'
import { ContentError } from '../content/error.ts'
import { type Content, type ReadText, type Source, toPath } from '../content/read.ts'
import type { Page } from '../../src/content/schema.ts'
import type { Fact } from '../content/schema.ts'
import { checkShingles, checkSiblings } from './alike.ts'
import { checkAnswers, listAnswerTexts, readFewAsked } from './answers.ts'
import { checkCovers, checkOutlines } from './covers.ts'
import { checkDataFiles, checkNoDiagnosis } from './data.ts'
import { checkFigures } from './figures.ts'
import { checkHistory } from './history.ts'
import { checkLinks, isOrphan } from './links.ts'
import { checkAsked, checkPages } from './pages.ts'
import { checkMotifs } from './motifs.ts'
import { checkPictures, listFigureTexts } from './pictures.ts'
import {
  checkLimits,
  checkMoney,
  checkProse,
  checkSources,
  checkVerdicts,
  dateCards,
  readProse,
  readSourceKinds,
  type Remark,
  withRemedies,
} from './prose.ts'
import { readingLevel } from './reading.ts'
import { checkRules } from './rules.ts'
import { checkSaid, checkSaidFile, readSaid } from './said.ts'
import { checkStructure } from './structure.ts'
import { checkTariffAge, checkTariffs } from './tariffs.ts'
import { factIds, type Finding, type Found, readTexts, toFindings } from './text.ts'
import { checkUrgency, listAdviceLines, listUrgencyTexts, withBoxLevels } from './urgency.ts'
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

/** `remarks` are lines that prose.json still allows, and how many it allows of each check. */
type Result = { findings: Finding[]; reports: PageReport[]; remarks: Remark[] }

/** Runs all checks of content/ that need no drawing, and reports on every page. */
export function checkContent(content: Content): Result {
  try {
    return runChecks(content)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return {
      findings: toFindings(error).map((found) => withLine(content.text, found)),
      reports: [],
      remarks: [],
    }
  }
}

/** Runs `checkContent`, and draws the covers of the wanted pages to check them. */
export async function checkContentAndCovers(
  content: Content,
  isWanted?: (path: string) => boolean,
): Promise<Result> {
  const { findings, reports, remarks } = checkContent(content)
  if (reports.length === 0) return { findings, reports, remarks }
  const lost = await checkOutlines(content, isWanted)
  return {
    findings: sort([...findings, ...lost.map((found) => withLine(content.text, found))]),
    reports,
    remarks,
  }
}

function runChecks(content: Content): Result {
  const { text, facts, answers, lists, topics, urgency } = content
  const { pages: readable, errors } = content.readable
  const { sources, pages } = compileAll(content, readable, errors)
  const texts = readTexts(readable)
  const adviceTexts = listAdviceLines(text, content.advice)
  const urgencyTexts = [...listUrgencyTexts(text, urgency), ...adviceTexts]
  const figureTexts = listFigureTexts(text, content.figures)
  const cardTexts = listAnswerTexts(text, answers)
  const all = [...texts, ...cardTexts, ...urgencyTexts, ...figureTexts]
  const wording = readWording(text)
  const prose = readProse(text)
  const said = readSaid(text)
  const weak = checkSources([...texts, ...cardTexts], facts, readSourceKinds(text))
  const dated = texts.map((one) => ({ ...one, checked: one.source.data.checked }))
  const remarks = withRemedies(prose, [
    ...checkSaid(
      [...withBoxLevels(texts), ...cardTexts, ...adviceTexts, ...figureTexts],
      urgency,
      said,
    ),
    ...checkProse(texts, cardTexts, prose),
    ...checkVerdicts(cardTexts),
    ...weak.remarks,
    ...checkMoney([...dated, ...dateCards(cardTexts, answers, readable)], facts),
    ...checkTariffAge(content, readable),
  ])
  const found = [
    ...checkStructure(readable),
    ...checkAnswers(answers, pages.en, readFewAsked(text)),
    ...checkFigures(all, facts),
    ...checkTariffs(content),
    ...checkWording(all, wording, readAllowed(text)),
    ...checkFormulas(texts, wording),
    ...checkPictures(content, readable),
    ...checkLinks([...texts, ...urgencyTexts, ...figureTexts], {
      pages: pages.en,
      lists,
      topics,
    }),
    ...checkUrgency(readable, urgency),
    ...checkRules(content),
    ...checkSaidFile(urgency, said),
    ...weak.findings,
    ...checkLimits(remarks, prose),
    ...checkNoDiagnosis(adviceTexts),
    ...checkDataFiles(content, new Set(sources.map(({ path }) => path))),
    ...checkPages(sources, pages),
    ...checkCovers(readable, lists),
    ...checkMotifs(sources),
    ...checkAsked(sources, pages.en),
    ...checkHistory(sources, content),
    ...checkSiblings(sources, urgency),
    ...localeCodes.flatMap((locale) =>
      checkShingles(
        sources.flatMap(({ path, data, [locale]: { file } }) =>
          // Issues repeat the pages that they announce.
          data.type === 'issue' ? [] : { file, text: textOf(pages[locale].get(path)!, locale) },
        ),
      ),
    ),
  ]
  const findings = withoutGuesses(found, errors).map((one) => withLine(text, one))
  const faults = errors
    .flatMap((error) => toFindings(error))
    .map((fault) => withLine(text, fault))
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
  return { findings: sort([...faults, ...findings]), reports, remarks }
}

const sort = (findings: Finding[]) =>
  findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)

function withLine(text: ReadText, { at, ...found }: Found): Finding {
  const line = found.line ?? (at ? findLine(text(found.file), at) : 1)
  return { ...found, line }
}

function findLine(raw: string, words: string): number {
  const rows = raw.split('\n')
  const whole = rows.findIndex((row) => row.trim() === words)
  return (whole < 0 ? rows.findIndex((row) => row.includes(words)) : whole) + 1 || 1
}

/** Compiles all pages that compile; adds the errors of the others. */
function compileAll(content: Content, readable: Source[], errors: ContentError[]) {
  let sources = readable
  for (;;) {
    try {
      return { sources, pages: compilePages(content, sources) }
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
