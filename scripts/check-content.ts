import { covers } from '../src/art/recipes.ts'
import { checkContent, type PageReport } from '../build/check/index.ts'

/** npm run content:check [-- path…]: what is wrong in content/, and how each page reads. */

const only = process.argv.slice(2).map((path: string) => path.replace(/^\/?/, '/'))
const { findings, reports } = checkContent(process.cwd(), new Set(Object.keys(covers)))
const wanted = findings.filter(
  ({ file }) => only.length === 0 || only.some((path: string) => file.includes(`${path}/`)),
)

for (const { file, line, problem, remedy } of wanted) {
  console.log(`${file}:${line}: ${problem}\n  -> ${remedy}`)
}
if (only.length === 0) report(reports)
console.log(wanted.length === 0 ? 'content: nothing found' : `content: ${wanted.length} findings`)
process.exitCode = wanted.length === 0 ? 0 : 1

/** Told, and never a reason to fail: dates that have passed, and how hard pages are to read. */
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
