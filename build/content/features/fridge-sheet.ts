import type { FridgeSheet, FridgeSheetSource } from '../../../src/features/fridge-sheet/data.ts'
import type { CitedPhrase } from '../../../src/content/phrase.ts'
import { nameRegion } from '../../../src/i18n/formats.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { writeNumbers } from '../copies/generated.ts'
import { inEveryLanguage, join, list } from '../copies/text.ts'
import type { UrgencyTable } from '../urgency.ts'

type FridgeSheetContent = { urgency: UrgencyTable }

export function* checkFridgeSheet(
  { now }: FridgeSheetSource,
  { urgency }: FridgeSheetContent,
): Generator<string> {
  for (const id of now.signs) {
    if (urgency[id]?.level !== 'now') yield `"${id}" is not a sign that needs the emergency number`
  }
}

/** Replaces sign ids by their texts. */
export function compileFridgeSheet(
  sheet: FridgeSheetSource,
  { urgency }: FridgeSheetContent,
): FridgeSheet {
  const signs = sheet.now.signs.map((id): CitedPhrase => {
    const { facts, en, es } = urgency[id]!
    return { facts, en, es }
  })
  return { ...sheet, now: { ...sheet.now, signs } }
}

/** Each sentence in this language and the others. */
export function writeFridgeSheet({ title, now, parts, own }: FridgeSheet, locale: Locale): string {
  const both = inEveryLanguage(locale)
  return join(
    `## ${both(title)}`,
    writeNumbers(locale),
    `## ${both(now.title)}`,
    list(now.signs.map(both)),
    ...parts.flatMap(({ title, steps, lines }) => [
      `## ${both(title)}`,
      list([
        ...steps.map(both),
        ...lines.map(({ country, number }) => `${nameRegion(country, locale)}: ${number}`),
      ]),
    ]),
    `## ${both(own.title)}`,
    list(own.blanks.map((blank) => `${both(blank)}: ______`)),
  )
}
