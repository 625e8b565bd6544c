import { describe, expect, test } from 'vitest'
import { readFacts } from '../../build/read.ts'
import { readDataFile } from '../../build/data-files.ts'
import { reminders } from '../../src/features/reminders/data.ts'
import { localeCodes } from '../../src/i18n/locales.ts'

const facts = readFacts(process.cwd())
const rows = readDataFile(process.cwd(), reminders, facts).flatMap((reminder) => [
  reminder,
  ...reminder.entries,
])

const numbersIn = (text: string) => text.match(/\d+/g) ?? []

describe.each(rows.map((row) => ({ name: row.en.title, row })))('“$name”', ({ row }) => {
  const known = row.facts.map((id) => facts.get(id))

  test('rests on facts that may be printed', () => {
    for (const fact of known) expect(fact?.conf).toMatch(/^[VWSG]$/)
  })

  test.each(localeCodes)('has no figure in %s that its facts do not have', (locale) => {
    const said = known.flatMap((fact) => numbersIn(`${fact!.fact} ${fact!.figure}`))
    expect(said).toEqual(expect.arrayContaining(numbersIn(Object.values(row[locale]).join(' '))))
  })
})
