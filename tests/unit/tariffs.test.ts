import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkContent } from '../../build/check/index.ts'
import { compilePages } from '../../build/content/compile.ts'
import { readContent } from '../../build/content/read.ts'

const project = join(import.meta.dirname, '../..')
const row = {
  country: 'CO',
  treatment: { en: 'A visit', es: 'Una consulta' },
  low: 5000,
  high: 52_800,
  currency: 'COP',
  year: 2026,
  fact: 'T-1',
}
const fact = {
  id: 'T-1',
  fact: 'The fee for a visit',
  figure: '5,000 to 52,800 pesos, 2026',
  source_key: 'T',
  organisation: 'T',
  title: 'Tariff',
  year: '2026',
  url: 'https://example.org/T',
  conf: 'V',
}
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'esmalte-tariffs-'))
  cpSync(join(project, 'tests/support/content-sample'), root, { recursive: true })
  const file = join(root, 'content/facts.json')
  const facts = JSON.parse(readFileSync(file, 'utf8')) as object[]
  writeFileSync(file, JSON.stringify([...facts, fact]))
  for (const locale of ['en', 'es']) {
    appendFileSync(join(root, `content/pages/article/floss/${locale}.md`), '\n::tariffs\n')
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (change: Partial<typeof row>) =>
  writeFileSync(join(root, 'content/tariffs.json'), JSON.stringify([{ ...row, ...change }]))
const findTariffs = () =>
  checkContent(readContent(root))
    .findings.filter(({ file }) => file === 'content/tariffs.json')
    .map(({ problem }) => problem)

test('a page shows official prices with their year and source, written as each country does', () => {
  write({})
  const { en, es } = compilePages(readContent(root))
  const shown = (pages: typeof en) => JSON.stringify(pages.get('/article/floss'))
  expect(shown(en)).toContain('COP 5,000 to 52,800 (2026)')
  expect(shown(en)).toContain('https://example.org/T')
  expect(shown(es)).toContain('COP 5.000 a 52.800 (2026)')
  expect(findTariffs()).toEqual([])
})

test('a price or year that its fact does not have is found', () => {
  write({ high: 52_900 })
  expect(findTariffs()).toEqual(['says 5000 to 52900 (2026), and T-1 does not'])
  write({ year: 2025 })
  expect(findTariffs()).toEqual(['says 5000 to 52800 (2025), and T-1 does not'])
  write({ fact: 'T-2' })
  expect(findTariffs()[0]).toBe('has a price that rests on T-2')
})

test('the check tells which prices are older than a year', () => {
  const year = new Date().getUTCFullYear()
  const say = () =>
    spawnSync(process.execPath, [join(project, 'scripts/check-content.ts')], {
      cwd: root,
      encoding: 'utf8',
    }).stdout
  write({ year: year - 5 })
  expect(say()).toContain(`CO, A visit: of ${year - 5}, more than 18 months old`)
  write({ year })
  expect(say()).not.toContain('months old')
})
