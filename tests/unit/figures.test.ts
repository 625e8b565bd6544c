import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkContent } from '../../build/check/index.ts'
import { readContent } from '../../build/content/read.ts'
import { compilePages } from '../../build/content/compile.ts'

let root: string
const file = 'content/figures/sample.json'
const drawing = 'src/art/figures/gap.svg'
const floss = 'content/pages/article/floss'

const sample = {
  minutes: {
    kind: 'bars',
    max: 4,
    rows: [{ value: 2 }, { from: 2, to: 4 }],
    en: {
      title: 'Time for the gaps',
      rows: [
        { name: 'Floss', figure: '2 minutes[^A-1]' },
        { name: 'Brushes', figure: 'longer' },
      ],
    },
    es: {
      title: 'Tiempo para los espacios',
      rows: [
        { name: 'Hilo', figure: '2 minutos[^A-1]' },
        { name: 'Cepillos', figure: 'más' },
      ],
    },
  },
  gap: {
    kind: 'drawing',
    drawing: 'gap',
    en: { title: 'The gap', alt: 'Two teeth.', parts: ['Tooth', 'Gap'] },
    es: { title: 'El espacio', alt: 'Dos dientes.', parts: ['Diente', 'Espacio'] },
  },
}
const share = (count: number, of: number) => ({
  kind: 'share',
  count,
  of,
  motif: 'tooth',
  en: { title: 'Some[^A-1]' },
  es: { title: 'Algunos[^A-1]' },
})
const numeral = (text: string) => `<text font-size="28">${text}</text>`
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400">${content}</svg>`

const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const writeFigures = (figures: object) => write(file, JSON.stringify(figures, null, 2))
const place = (locale: 'en' | 'es', ...ids: string[]) => {
  const page = join(root, floss, `${locale}.md`)
  const lines = ids.map((id) => `::figure ${id}\n\n`).join('')
  writeFileSync(page, readFileSync(page, 'utf8').replace(/(?=## .*#when)/, lines))
}
const problems = () => checkContent(readContent(root)).findings.map(({ problem }) => problem)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'esmalte-figures-'))
  cpSync(join(import.meta.dirname, '../support/content-sample'), root, { recursive: true })
  for (const folder of ['content/figures', 'src/art/figures', 'src/art/motifs']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  write(drawing, svg(numeral('1') + numeral('2')))
  writeFigures(sample)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a figure stands where the text places it, in the words of each language', () => {
  place('en', 'minutes', 'gap')
  place('es', 'minutes', 'gap')
  expect(problems()).toEqual([])
  const parts = compilePages(readContent(root))
    .es.get('/article/floss')!
    .sections.flatMap(({ parts }) => parts)
  const [bars, gap] = parts.flatMap((part) => (part.kind === 'figure' ? [part.figure] : []))
  expect(bars).toMatchObject({ title: 'Tiempo para los espacios', max: 4 })
  expect(JSON.stringify(bars)).toMatch(/"figure":"2 minutos<sup><a href=\\"#ref-\d/)
  expect(gap).toMatchObject({ width: 720, height: 400, alt: 'Dos dientes.' })
})

describe('content:check refuses', () => {
  test('a figure that is on no page, or that there is not', () => {
    place('en', 'minutes')
    place('es', 'minutes')
    expect(problems()).toEqual(['"gap" is on no page'])
    place('en', 'gaps')
    expect(problems().join()).toContain('"::figure gaps" finds no "gaps" in content/figures')
  })

  test('another order in one language', () => {
    place('en', 'minutes', 'gap')
    place('es', 'gap', 'minutes')
    expect(problems()).toEqual(['shows "gap" where en.md shows "minutes"'])
  })

  const { minutes, gap } = sample
  test.each<[fault: string, figures: object, found: string]>([
    [
      'a title that is too long',
      { minutes: { ...minutes, en: { ...minutes.en, title: 'gap '.repeat(25) } } },
      '"minutes.en.title": has 99 characters: at most 90',
    ],
    [
      'rows without words',
      { minutes: { ...minutes, rows: [{ value: 2 }] } },
      '"minutes" has 2 rows of text in "en", not 1',
    ],
    [
      'a row beyond the axis',
      { minutes: { ...minutes, max: 3 } },
      '"minutes" has a row up to 4, and its "max" is 3',
    ],
    ['more than all', { minutes: share(3, 2) }, '"minutes" counts 3 of 2'],
    [
      'a drawing that is missing',
      { gap: { ...gap, drawing: 'gaps' } },
      '"gap" shows src/art/figures/gaps.svg, which is missing',
    ],
    [
      'parts that a language lacks',
      { gap: { ...gap, es: { ...gap.es, parts: [] } } },
      '"gap" has 0 parts in "es", not 2',
    ],
  ])('%s', (_fault, figures, found) => {
    writeFigures(figures)
    expect(problems().join('\n')).toContain(found)
  })

  test('a figure without a fact, and a share that its fact does not hold', () => {
    writeFigures({
      minutes: { ...minutes, en: { ...minutes.en, title: 'Time: 9 minutes' } },
      some: share(1, 10),
    })
    place('en', 'minutes', 'some')
    place('es', 'minutes', 'some')
    const found = problems().join('\n')
    expect(found).toContain('"9min" has no fact id: Time: 9 minutes')
    expect(found).toContain('"minutes" has other numbers in each language')
    expect(found).toContain('"1/10" is not in A-1')
  })

  test.each([
    [svg(numeral('1') + numeral('Gap')), 'says "Gap"'],
    [svg(numeral('1')), 'has 1 numerals, and "The gap" 2 parts'],
    [svg(numeral('1') + numeral('2').replace('28', '18')), 'has a numeral of font-size 18'],
    [svg(numeral('1') + numeral('2') + '<path/>'.repeat(1300)), 'bytes'],
    [svg('').replace(/viewBox="[^"]+"/, ''), 'which has no viewBox'],
  ])('a drawing that reads badly: %#', (text, found) => {
    write(drawing, text)
    place('en', 'minutes', 'gap')
    place('es', 'minutes', 'gap')
    expect(problems().join('\n')).toContain(found)
  })
})
