import * as v from 'valibot'
import type { FridgeSheet } from '../src/content/fridge-sheet.ts'
import { ContentError, findQuoted } from './content-error.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'
import type { Fact } from './schema.ts'
import { checkTold, phraseFields, toldFields } from './told.ts'
import type { UrgencyTable } from './urgency.ts'

const sheetFile = 'content/fridge-sheet.json'

const phrase = v.strictObject(phraseFields)

const sheetSchema = v.strictObject({
  title: phrase,
  now: v.strictObject({ title: phrase, signs: v.array(v.string()) }),
  parts: v.array(
    v.strictObject({
      id: v.string(),
      motif: v.string(),
      title: phrase,
      steps: v.array(v.strictObject(toldFields)),
      lines: v.optional(
        v.array(
          v.strictObject({ country: v.string(), number: v.string(), facts: v.array(v.string()) }),
        ),
        [],
      ),
    }),
  ),
  own: v.strictObject({ title: phrase, blanks: v.array(phrase) }),
})

/** The sheet for a kitchen door, with the words of the signs from `urgency`. */
export function readFridgeSheet(
  root: string,
  urgency: UrgencyTable,
  facts: ReadonlyMap<string, Fact>,
): FridgeSheet {
  const source = readText(root, sheetFile)
  const sheet = parseJsonFile(sheetFile, sheetSchema, source)
  const signs = sheet.now.signs.map((id) => {
    const sign = urgency[id]
    if (sign?.level === 'now') return { facts: sign.facts, en: sign.en, es: sign.es }
    const problem = `"${id}" is no sign that needs the emergency number`
    throw new ContentError(sheetFile, [{ line: findQuoted(source, problem), problem }])
  })
  checkTold(
    sheetFile,
    source,
    sheet.parts.flatMap(({ steps, lines }) => [...steps, ...lines]),
    facts,
  )
  return { ...sheet, now: { ...sheet.now, signs } }
}
