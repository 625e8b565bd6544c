import type { DataFile, SourceFile } from '../../src/content/data-file.ts'
import type { Lists } from '../../src/content/index.ts'
import type { Card } from '../../src/content/schema.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { type CodePage, type PageData, type PageName, pages } from '../../src/pages.ts'
import type { AnswerCard } from '../index/answers/cards.ts'
import { namePublishers, readDataFile } from './data.ts'
import { checkChildMonths, writeChildMonths } from './features/child-months.ts'
import { checkCodes, compileCodes, writeCodes } from './features/codes.ts'
import { checkFirstVisit, writeFirstVisit } from './features/first-visit.ts'
import { checkFridgeSheet, compileFridgeSheet, writeFridgeSheet } from './features/fridge-sheet.ts'
import { checkLoteria, compileLoteria, writeLoteria } from './features/loteria.ts'
import { writeMollyScore } from './features/molly-score.ts'
import { checkMouthMap, compileMouthMap, writeMouthMap } from './features/mouth-map.ts'
import { checkNoAppointment, writeNoAppointment } from './features/no-appointment.ts'
import { compileOffline } from './features/offline.ts'
import { writePhrases } from './features/phrases.ts'
import { checkTreatmentTerms, writeTreatmentTerms } from './features/treatment-plan.ts'
import { compileUrgency, type UrgencyAdvice, writeUrgency } from './features/urgency.ts'
import { writeHome } from './copies/generated.ts'
import type { Content } from './read.ts'
import type { Fact } from './schema.ts'
import type { UrgencyTable } from './urgency.ts'

/** Content that data files are validated against and joined with. */
export type FeatureContext = {
  paths: ReadonlySet<string>
  facts: Map<string, Fact>
  answers: AnswerCard[]
  urgency: UrgencyTable
  advice: UrgencyAdvice
  /** content/glossary.csv */
  glossary: string
  cards: Record<Locale, Map<string, Card>>
}

type CheckContext = Pick<FeatureContext, 'paths' | 'urgency' | 'glossary'>

type Feature<Data> = {
  /** Faults in its data file, beyond the schema and the facts. */
  check?: (source: never, context: CheckContext) => Iterable<string>
  /** The page's data, if it differs from the data file. */
  compile?: (source: never, context: FeatureContext, locale: Locale) => Data
  /** Its Markdown copy, below the title. By default, the copy says to open the page. */
  write?: (data: Data, locale: Locale, context: FeatureContext & { lists: Lists }) => string
}

/** Build steps for pages made by code, besides reading their data files. */
export const features: { [Name in PageName]?: Feature<PageData<Name>> } = {
  home: { write: writeHome },
  mollyScore: { write: writeMollyScore },
  mouthMap: { check: checkMouthMap, compile: compileMouthMap, write: writeMouthMap },
  codes: { check: checkCodes, compile: compileCodes, write: writeCodes },
  firstVisit: { check: checkFirstVisit, write: writeFirstVisit },
  fridgeSheet: {
    check: checkFridgeSheet,
    compile: compileFridgeSheet,
    write: writeFridgeSheet,
  },
  loteria: { check: checkLoteria, compile: compileLoteria, write: writeLoteria },
  offline: { compile: compileOffline },
  phrases: { write: writePhrases },
  urgency: { compile: compileUrgency, write: writeUrgency },
  childMonths: { check: checkChildMonths, write: writeChildMonths },
  noAppointment: { check: checkNoAppointment, write: writeNoAppointment },
  treatmentPlan: { check: checkTreatmentTerms, write: writeTreatmentTerms },
}

/** Data files of pages made by code, by page name in src/pages.ts. */
export const dataFiles = Object.entries<CodePage>(pages).flatMap(
  ([name, { data }]): [PageName, DataFile<unknown> | SourceFile<unknown>][] =>
    data ? [[name as PageName, data]] : [],
)

/** Reads a page's data file, if its data comes from one; throws a ContentError for its faults. */
export function readSource(
  content: Content,
  [name, file]: (typeof dataFiles)[number],
  context: CheckContext,
): unknown {
  const check = (source: unknown) => features[name]?.check?.(source as never, context) ?? []
  return 'schema' in file && readDataFile(content, file, check)
}

/** Reads the data files. Returns a function that compiles them for a language. */
export function readPageData(content: Content, context: FeatureContext) {
  const sources = new Map(dataFiles.map((file) => [file[0], readSource(content, file, context)]))
  return (locale: Locale): Map<PageName, unknown> =>
    new Map(
      dataFiles.map(([name]) => {
        const source = sources.get(name)
        const { compile } = features[name] ?? {}
        const data = compile ? compile(source as never, context, locale) : source
        return [name, namePublishers(data, context.facts)]
      }),
    )
}
