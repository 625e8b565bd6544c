import { localeCodes } from '../../src/i18n/locales.ts'
import { describeUnknownMotif, hasMotif } from '../content/fields.ts'
import { ContentError } from '../content/error.ts'
import { dataFiles, readSource } from '../content/features.ts'
import { parseJson } from '../content/parse.ts'
import type { Content } from '../content/read.ts'
import { type Found, plain, type TextFile, toFindings } from './text.ts'

// Rules for the data files of pages made by code, beyond their schemas.

const loteriaFile = 'content/loteria.json'
const remindersFile = 'content/reminders.json'
/** Fits two lines of a printed card. */
const maxRiddle = 90

/** `paths`: of the pages that are there. */
export function checkDataFiles(content: Content, paths: ReadonlySet<string>): Found[] {
  const broken = findBroken(content, paths)
  const isWhole = (file: string) =>
    content.files.includes(file) && !broken.some((found) => found.file === file)
  return [
    ...broken,
    ...checkMotifs(content),
    ...(isWhole(loteriaFile) ? checkRiddles(content) : []),
    ...(isWhole(remindersFile) ? checkReminders(content) : []),
  ]
}

/** Finds what would stop the build: a missing language, an unknown fact. */
function findBroken(content: Content, paths: ReadonlySet<string>): Found[] {
  const { files, text, urgency } = content
  const context = { paths, urgency, glossary: text('content/glossary.csv') }
  return dataFiles
    .filter(([, file]) => 'name' in file && files.includes(`content/${file.name}.json`))
    .flatMap((file) => {
      try {
        readSource(content, file, context)
        return []
      } catch (error) {
        if (error instanceof ContentError) return toFindings(error)
        throw error
      }
    })
}

/** Finds missing drawings in content/*.json. */
function checkMotifs({ files, text }: Content): Found[] {
  return files
    .filter((file) => /^content\/[^/]+\.json$/.test(file))
    .flatMap((file) =>
      [...text(file).matchAll(/"motif": "([^"]*)"/g)]
        .filter(([, motif]) => !hasMotif(motif!))
        .map(([at, motif]) => ({
          file,
          at,
          problem: describeUnknownMotif(motif!),
          remedy: 'name a drawing of src/art/motifs',
        })),
    )
}

type Words = Record<'en' | 'es', string>

function checkRiddles({ text }: Content): Found[] {
  const { cards } = parseJson(loteriaFile, text(loteriaFile)) as {
    cards: { name: Words; riddle: Words }[]
  }
  return cards.flatMap(({ name, riddle }) =>
    localeCodes.flatMap((locale) => {
      const words = riddle[locale]
      const answer = name[locale].toLowerCase().split(' ').slice(1).join(' ')
      const givesAnswer = new RegExp(`(?<!\\p{L})${answer}(?!\\p{L})`, 'u').test(
        words.toLowerCase(),
      )
      const say = (isBroken: boolean, problem: string, remedy: string): Found[] =>
        isBroken ? [{ file: loteriaFile, at: JSON.stringify(words), problem, remedy }] : []
      return [
        ...say(
          words.length > maxRiddle,
          `has ${words.length} characters`,
          `write at most ${maxRiddle}: a card has room for two lines`,
        ),
        ...say(/\d|%/.test(words), 'has a figure', 'say it without'),
        ...say(givesAnswer, `gives "${answer}" away`, 'describe the thing, and leave its name out'),
      ]
    }),
  )
}

type Reminder = { facts: string[] } & Record<'en' | 'es', Record<string, string>>

function checkReminders({ text, facts }: Content): Found[] {
  const reminders = parseJson(remindersFile, text(remindersFile)) as (Reminder & {
    entries: Reminder[]
  })[]
  const rows = reminders.flatMap((reminder) => [reminder, ...reminder.entries])
  return rows.flatMap(({ facts: ids, ...texts }) => {
    const rest = ids.flatMap((id) => facts.get(id) ?? [])
    const known = numbersIn(rest.map(({ fact, figure }) => `${fact} ${figure}`).join(' '))
    return localeCodes.flatMap((locale) => {
      const at = JSON.stringify(Object.values(texts[locale])[0])
      const strange = numbersIn(Object.values(texts[locale]).join(' ')).filter(
        (number) => !known.includes(number),
      )
      const isUnfounded = rest.length < ids.length || rest.some(({ conf }) => conf === 'X')
      return [
        ...(isUnfounded
          ? [{ file: remindersFile, at, problem: 'rests on no fact', remedy: 'correct "facts"' }]
          : []),
        ...strange.map((number) => ({
          file: remindersFile,
          at,
          problem: `says ${number} (${locale}), which is not in ${ids.join(', ')}`,
          remedy: 'name the fact that says so',
        })),
      ]
    })
  })
}

const numbersIn = (words: string): string[] => words.match(/\d+/g) ?? []

// Illness names in both languages, which a reader could take for a diagnosis.
const illness =
  /abscess|absceso|caries|cavit(?:y|ies)|decay|periodont|gingivit|cancer|cáncer|tumou?r|thrush|candidiasis|herpes|cold sore|fuego|aphth|\baftas?\b|dry socket|alveolitis|alvéolo seco|neuralgia|sepsis|dengue|stroke|derrame cerebral|heart attack|infarto|anaphyla|anafil|infection|infección/i
const diagnosis = /\byou(?:r child)? (?:have|has)\b|you may have|\busted tiene\b|\btiene usted\b/i

/** Finds /urgency answers that name an illness or sound like a diagnosis. */
export function checkNoDiagnosis(texts: Pick<TextFile, 'file' | 'lines'>[]): Found[] {
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap(({ number, text }) => {
      const [found] = illness.exec(plain(text)) ?? diagnosis.exec(plain(text)) ?? []
      if (!found) return []
      const remedy = 'say what to do, and name no illness: nobody has been examined'
      return { file, line: number, problem: `says "${found}"`, remedy }
    }),
  )
}
