import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Person, readPerson } from '../../../src/understanding/person.ts'
import { normalize } from '../../../src/understanding/normalize.ts'

/**
 * node tools/eval/understanding/person.ts [odd|even] [worst]: precision and recall of what
 * `readPerson` says of the labelled talks. Even lines are there to tune on, odd ones to report.
 */

type Talk = { lang: 'en' | 'es'; turns: string[]; person: Record<string, unknown> }
type Count = { right: number; said: number; there: number }

const [lines = 'odd', worst] = process.argv.slice(2)
const talks = readFileSync(join(import.meta.dirname, 'persons.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Talk)
  .filter((_, index) => (index % 2 === 0) === (lines === 'odd'))

const fields =
  'who ageYears ageMonths pregnant weeks nursing country city conditions medicines tooth since money'.split(
    ' ',
  )
const counts = new Map<string, Count>()

/** As a set, so that a list counts by its members. */
const values = (value: unknown): string[] =>
  value === undefined ? [] : [value].flat().map((one) => normalize(JSON.stringify(one)))

for (const { lang, turns, person } of talks) {
  const read = readPerson(turns) as Person & Record<string, unknown>
  const wrong = fields.filter((field) => {
    const [said, there] = [values(read[field]), values(person[field])]
    const right = said.filter((value) => there.includes(value)).length
    for (const key of [`${lang} ${field}`, `${lang} all`]) {
      const count = counts.get(key) ?? { right: 0, said: 0, there: 0 }
      counts.set(key, {
        right: count.right + right,
        said: count.said + said.length,
        there: count.there + there.length,
      })
    }
    return right < said.length || right < there.length
  })
  const whole = counts.get(`${lang} whole`) ?? { right: 0, said: 0, there: 0 }
  counts.set(`${lang} whole`, {
    right: whole.right + (wrong.length === 0 ? 1 : 0),
    said: whole.said + 1,
    there: whole.there + 1,
  })
  if (worst && wrong.length > 0) {
    const show = (from: Record<string, unknown>) =>
      wrong.map((field) => `${field}=${JSON.stringify(from[field])}`).join(' ')
    console.log(`${turns.join(' | ')}\n   said ${show(read)}\n   is   ${show(person)}`)
  }
}

const percent = (part: number, of: number) =>
  (of ? ((100 * part) / of).toFixed(0) : '-').padStart(4)
console.log(`${lines} lines     en: precision, recall (labels)   es: precision, recall (labels)`)
for (const field of [...fields, 'all', 'whole']) {
  const cells = ['en', 'es'].map((lang) => {
    const { right, said, there } = counts.get(`${lang} ${field}`) ?? { right: 0, said: 0, there: 0 }
    return `${percent(right, said)} ${percent(right, there)} (${there})`.padEnd(18)
  })
  console.log(`${field.padEnd(12)} ${cells.join('  ')}`)
}
