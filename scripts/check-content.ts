import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContentAndCovers, type Finding, type PageReport } from '../build/check/index.ts'
import { lowerLimits, proseFile, type Remark } from '../build/check/prose.ts'
import { selectPages } from '../build/check/select.ts'
import { listOldTariffs } from '../build/check/tariffs.ts'
import { readContent, toPath } from '../build/content/read.ts'
import { keepVectors } from '../build/index/answers/vectors.ts'
import { runCommand } from './command.ts'

/**
 * npm run content:check [-- --fix] [--remarks check] [page…]: reports faults in content/ and each
 * page's readability. `--fix` applies mechanical fixes, keeps the rows of answer cards that people ask
 * for otherwise now, and lowers the limits of prose.json; `--remarks attribution` lists the lines that such a limit still allows, on the named pages or all.
 */

const root = process.cwd()
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean' }, remarks: { type: 'string' } },
})

await runCommand(async () => {
  const known = readContent(root).paths
  await checkPages(names.length > 0 ? selectPages(names, known) : known)
})

async function checkPages(paths: string[]): Promise<void> {
  const isWanted = ({ file }: Finding | Remark) =>
    names.length === 0 || [file, dirname(file)].some((folder) => paths.includes(toPath(folder)))
  const run = () => checkContentAndCovers(readContent(root), (path) => paths.includes(path))
  let { findings, reports, remarks } = await run()
  if (options.fix) await keepVectors(root, readContent(root).answers)
  if (options.fix && fix(findings.filter(isWanted)) > 0)
    ({ findings, reports, remarks } = await run())
  if (options.fix && reports.length > 0) writeLimits(remarks)
  for (const { file, line, problem, remedy } of remarks.filter(
    (remark) => remark.check === options.remarks && isWanted(remark),
  )) {
    console.log(`${file}:${line}: ${problem}\n  -> ${remedy}`)
  }
  const wanted = findings.filter(isWanted)
  for (const { file, line, problem, remedy, isWarning } of wanted) {
    console.log(`${file}:${line}: ${isWarning ? 'draft: ' : ''}${problem}\n  -> ${remedy}`)
  }
  const today = new Date().toISOString().slice(0, 10)
  if (reports.length > 0) console.log(listOldTariffs(readContent(root), today).join('\n'))
  report(
    reports.filter(({ path }) => paths.includes(path)),
    today,
  )
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

/** The limits of prose.json only go down. */
function writeLimits(remarks: Remark[]): void {
  const path = join(root, proseFile)
  const raw = readFileSync(path, 'utf8')
  const text = lowerLimits(raw, remarks)
  if (text === raw) return
  writeFileSync(path, text)
  console.log(`${proseFile}: limits lowered to what the texts have`)
}

function count(findings: number): string {
  if (findings === 0) return 'nothing found'
  return findings === 1 ? '1 finding' : `${findings} findings`
}

/** Prints overdue reviews and reading levels; like old tariffs, they never fail the check. */
function report(pages: PageReport[], today: string): void {
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
