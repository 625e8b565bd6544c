import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../src/i18n/locales.ts'
import { describeUnknownMotif, hasMotif } from '../fields.ts'
import { readJson, readText } from '../read.ts'
import type { Fact } from '../schema.ts'
import { type Found, plain, type TextFile } from './text.ts'

// Rules for the data files of pages made by code, beyond their schemas.

const loteriaFile = 'content/loteria.json'
const remindersFile = 'content/reminders.json'
/** Fits two lines of a printed card. */
const maxRiddle = 90

export function checkDataFiles(root: string, facts: Map<string, Fact>): Found[] {
  return [
    ...checkMotifs(root),
    ...(existsSync(join(root, loteriaFile)) ? checkRiddles(root) : []),
    ...(existsSync(join(root, remindersFile)) ? checkReminders(root, facts) : []),
  ]
}

/** Finds missing drawings in content/*.json. */
function checkMotifs(root: string): Found[] {
  const files = readdirSync(join(root, 'content')).filter((name) => name.endsWith('.json'))
  return files.flatMap((name) => {
    const file = `content/${name}`
    return [...readText(root, file).matchAll(/"motif": "([^"]*)"/g)]
      .filter(([, motif]) => !hasMotif(motif!))
      .map(([at, motif]) => ({
        file,
        at,
        problem: describeUnknownMotif(motif!),
        remedy: 'name a drawing of src/art/motifs',
      }))
  })
}

type Words = Record<'en' | 'es', string>

function checkRiddles(root: string): Found[] {
  const { cards } = readJson(root, loteriaFile) as { cards: { name: Words; riddle: Words }[] }
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

function checkReminders(root: string, facts: Map<string, Fact>): Found[] {
  const reminders = readJson(root, remindersFile) as (Reminder & { entries: Reminder[] })[]
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
