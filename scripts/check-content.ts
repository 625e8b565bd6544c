import { dirname } from 'node:path'
import { checkContent, type PageReport } from '../build/check/index.ts'
import { selectPages } from '../build/check/select.ts'
import { listPaths, toPath } from '../build/read.ts'
import { covers } from '../src/art/recipes.ts'

/** npm run content:check [-- page…]: faults in content/, and how each page reads. */

const root = process.cwd()
const names: string[] = process.argv.slice(2)

try {
  const paths = listPaths(root)
  check(names.length > 0 ? selectPages(names, paths) : paths)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function check(paths: string[]): void {
  const { findings, reports } = checkContent(root, new Set(Object.keys(covers)))
  const wanted = findings.filter(
    ({ file }) =>
      names.length === 0 || [file, dirname(file)].some((folder) => paths.includes(toPath(folder))),
  )
  for (const { file, line, problem, remedy } of wanted) {
    console.log(`${file}:${line}: ${problem}\n  -> ${remedy}`)
  }
  report(reports.filter(({ path }) => paths.includes(path)))
  const read = paths.length > 3 ? `${paths.length} pages` : paths.join(', ')
  const elsewhere = findings.length - wanted.length
  console.log(
    `content: read ${read}: ${count(wanted.length)}${elsewhere > 0 ? `; ${count(elsewhere)} elsewhere` : ''}`,
  )
  process.exitCode = wanted.length === 0 ? 0 : 1
}

function count(findings: number): string {
  if (findings === 0) return 'nothing found'
  return findings === 1 ? '1 finding' : `${findings} findings`
}

/** Overdue reviews and hard reading: warnings, never a failure. */
function report(pages: PageReport[]): void {
  const today = new Date().toISOString().slice(0, 10)
  const overdue = pages.filter(({ nextCheck }) => nextCheck !== undefined && nextCheck < today)
  for (const { path, nextCheck } of overdue) console.log(`${path}: its check was due ${nextCheck}`)
  console.log(
    '\npage, words en/es, reading level (en: grade, 6 is easy; es: ease, 70 and more is easy)',
  )
  for (const { path, words, level } of pages.toSorted((a, b) => b.level.en - a.level.en)) {
    console.log(`${path.padEnd(42)} ${words.en}/${words.es}  ${level.en}  ${level.es}`)
  }
  const shares = pages.reduce(
    (sum, { confidence }) => ({
      V: sum.V + confidence.V,
      W: sum.W + confidence.W,
      S: sum.S + confidence.S,
      G: sum.G + confidence.G,
    }),
    { V: 0, W: 0, S: 0, G: 0 },
  )
  console.log(`\nfact markers by confidence: ${JSON.stringify(shares)}\n`)
}
