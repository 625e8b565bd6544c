import type { Content, Source } from '../content/read.ts'
import { placesTariffs, tariffsFile } from '../content/tariffs.ts'
import { factNumbers } from './figures.ts'
import { maxMonths, monthsSince, type Remark } from './prose.ts'
import type { Found } from './text.ts'

const isThere = ({ files }: Content) => files.includes(tariffsFile)

/** Finds prices in the table of tariffs that their facts do not have. */
export function checkTariffs(content: Content): Found[] {
  if (!isThere(content)) return []
  return content.tariffs.flatMap(({ fact: id, low, high, year }): Found[] => {
    const fact = content.facts.get(id)
    const found = (problem: string, remedy: string) => ({
      file: tariffsFile,
      at: `"fact": "${id}"`,
      problem,
      remedy,
    })
    if (!fact || fact.conf === 'X' || fact.conf === 'G') {
      return [
        found(`has a price that rests on ${id}`, 'name a fact with an official or posted price'),
      ]
    }
    const known = factNumbers(fact)
    const missing = [low, high, year].filter((number) => !known.includes(number))
    if (missing.length === 0 && low <= high) return []
    return [
      found(`says ${low} to ${high} (${year}), and ${id} does not`, 'correct the row, or the fact'),
    ]
  })
}

/** Rows that are older than a year today, as `npm run content:check` tells them. */
export function listOldTariffs(content: Content, today: string): string[] {
  if (!isThere(content)) return []
  return content.tariffs
    .map((row) => ({ ...row, months: monthsSince(row.year, today) }))
    .filter(({ months }) => months > 12)
    .map(({ country, treatment, year, months }) => {
      const what = `${tariffsFile}: ${country}, ${treatment.en}`
      return `${what}: of ${year}, ${months > maxMonths ? `more than ${maxMonths} months` : 'more than a year'} old`
    })
}

/** Rows that were more than 18 months old when the page that shows them was checked. */
export function checkTariffAge(content: Content, sources: Source[]): Remark[] {
  const checked = sources.find(({ en }) => placesTariffs(en.body))?.data.checked
  if (!checked || !isThere(content)) return []
  const lines = content.text(tariffsFile).split('\n')
  return content.tariffs
    .filter(({ year }) => monthsSince(year, checked) > maxMonths)
    .map(({ fact, year }) => ({
      check: 'money',
      file: tariffsFile,
      line: lines.findIndex((line) => line.includes(`"${fact}"`)) + 1,
      problem: `has a price of ${year}`,
    }))
}
