import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkContentAndCovers, type Finding, type PageReport } from '../build/check/index.ts'
import { selectPages } from '../build/check/select.ts'
import { listPaths, toPath } from '../build/read.ts'

/**
 * npm run content:check [-- --fix] [page…]: reports faults in content/ and each page's readability.
 * `--fix` applies mechanical fixes.
 */

const root = process.cwd()
const names = process.argv.slice(2).filter((word: string) => word !== '--fix')
const isFixing = process.argv.includes('--fix')

try {
  const known = listPaths(root)
  await checkPages(names.length > 0 ? selectPages(names, known) : known)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function checkPages(paths: string[]): Promise<void> {
  const isWanted = ({ file }: Finding) =>
    names.length === 0 || [file, dirname(file)].some((folder) => paths.includes(toPath(folder)))
  const run = () => checkContentAndCovers(root, (path) => paths.includes(path))
  let { findings, reports } = await run()
  if (isFixing && fix(findings.filter(isWanted)) > 0) ({ findings, reports } = await run())
  const wanted = findings.filter(isWanted)
  for (const { file, line, problem, remedy, isWarning } of wanted) {
    console.log(`${file}:${line}: ${isWarning ? 'draft: ' : ''}${problem}\n  -> ${remedy}`)
  }
  report(reports.filter(({ path }) => paths.includes(path)))
  const read = paths.length > 3 ? `${paths.length} pages` : paths.join(', ')
  const faults = wanted.filter(({ isWarning }) => !isWarning)
  const elsewhere = findings.filter((one) => !one.isWarning && !isWanted(one)).length
  console.log(
    `content: read ${read}: ${count(faults.length)}${elsewhere > 0 ? `; ${count(elsewhere)} elsewhere` : ''}`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}

/** Applies the fixes of findings. Returns the number of changed files. */
function fix(findings: Finding[]): number {
  const changed = findings.filter(({ file, line, problem, fix }) => {
    const raw = readFileSync(join(root, file), 'utf8')
    const text = fix?.(raw) ?? raw
    if (text === raw) return false
    writeFileSync(join(root, file), text)
    console.log(`${file}:${line}: ${problem}: written`)
    return true
  })
  return changed.length
}

function count(findings: number): string {
  if (findings === 0) return 'nothing found'
  return findings === 1 ? '1 finding' : `${findings} findings`
}

/** Prints overdue reviews and reading levels; they never fail the check. */
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
