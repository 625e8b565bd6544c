import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkContent } from '../../build/check/index.ts'
import { readContent } from '../../build/content/read.ts'
import { selectPages } from '../../build/check/select.ts'

const project = join(import.meta.dirname, '../..')
const floss = 'content/pages/article/floss'
const brush = 'content/pages/article/brush'
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'esmalte-faults-'))
  cpSync(join(project, 'tests/support/content-sample'), root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const find = () =>
  checkContent(readContent(root)).findings.map(
    ({ file, line, problem }) => `${file}:${line}: ${problem}`,
  )
const replace = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(root, file), text.replace(from, to))
}
const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(project, script), ...words], { cwd: root, encoding: 'utf8' })
    .stdout

describe('a fault that keeps a page from being compiled', () => {
  test('in a box is found on its line, with the keys that are known there', () => {
    replace(
      `${floss}/en.md`,
      /\n---\n/,
      '\nsteps:\n  main:\n    - { title: "One", text: "Two" }\n    - title: "Three"\n      txet: "Four"\n---\n',
    )
    expect(find()).toEqual([
      `${floss}/en.md:11: "steps.main.1.text" is missing`,
      `${floss}/en.md:12: "steps.main.1.txet" is unknown; known here: title, text, time`,
    ])
  })

  test.each([
    [
      'the syntax of YAML',
      `${floss}/en.md`,
      "excerpt: '",
      "excerpt: 'A' '",
      /en\.md:5: Unexpected/,
    ],
    ['the syntax of JSON', `${floss}/data.json`, '"type"', 'type', /data\.json:2: Expected prop/],
    ['a key of data.json', `${floss}/data.json`, '"tags"', '"tag"', /json:\d: "tag" is unknown/],
    [
      'a box of the text',
      `${floss}/en.md`,
      'Clean gently',
      '::sings\n\nClean',
      /en\.md:14: "::sings"/,
    ],
    ['a fact', `${floss}/en.md`, '[^A-1,A-2]', '[^Z-1]', /en\.md:16: fact Z-1 is not in facts/],
    ['the syntax of a list', 'content/lists.json', '{', '{{', /content\/lists\.json:1: Expected/],
  ])('in %s is found on its line', (_what, file, from, to, found) => {
    replace(file, from, to)
    expect(find()[0]).toMatch(found)
  })

  test('does not hide those of other files and pages, and nothing is guessed from it', () => {
    replace(`${floss}/en.md`, /^title:/m, 'titel:')
    replace(`${floss}/es.md`, /^excerpt:/m, 'excerp:')
    replace(`${brush}/en.md`, /^---\n\n/m, '---\n\nIt cures gums. [Floss](/article/floss)\n\n')
    const found = find().join('\n')
    expect(found).toContain(`${floss}/en.md:2: "titel" is unknown`)
    expect(found).toContain(`${floss}/es.md:5: "excerp" is unknown`)
    expect(found).toContain('says "cures"')
    expect(found).not.toContain('which is no page')
    expect(found).not.toContain('linked from nowhere')
  })
})

test('the data file of a page made by code is read as the build reads it', () => {
  const phrases = [{ id: 'pain', title: { en: 'Pain' }, phrases: [] }]
  writeFileSync(join(root, 'content/phrases.json'), JSON.stringify(phrases))
  expect(find()).toContain('content/phrases.json:1: "0.title.es" is missing')
})

test('a list that names no page is found', () => {
  writeFileSync(join(root, 'content/lists.json'), '{ "latest": ["/article/flos"] }')
  expect(find()).toContain('content/lists.json:1: links to /article/flos, which is no page')
})

test('questions for a section that the page lacks are found', () => {
  const questions = { how: { en: ['how?'], es: [] }, hwo: { en: ['how?'], es: [] } }
  writeFileSync(join(root, floss, 'asked.json'), JSON.stringify(questions))
  expect(find()).toEqual([`${floss}/asked.json:1: names no section "hwo"`])
})

describe('a new page', () => {
  test('says what is left to do', () => {
    const output = run('scripts/new-content.ts', 'condition', 'dry-mouth')
    for (const place of [
      'content/README.md',
      '"cover" in data.json',
      'content/lists.json',
      'content/topics.json',
      'asked.json',
      'content:check -- conditions/dry-mouth',
    ]) {
      expect(output).toContain(place)
    }
  })

  test('has a cover that is like no other', () => {
    run('scripts/new-content.ts', 'condition', 'mouse-bite')
    run('scripts/new-content.ts', 'condition', 'bite-mouse')
    const found = find().join('\n')
    expect(found).toContain('conditions/bite-mouse')
    expect(found).not.toContain('cover')
  })

  test('is unfinished until every field is filled in, its title first', () => {
    run('scripts/new-content.ts', 'condition', 'dry-mouth')
    const file = 'content/pages/conditions/dry-mouth/en.md'
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const unfinished = lines.flatMap((line, at) => (line.includes('…') ? [at + 1] : []))
    expect(lines[1]).toMatch(/^title:/)
    expect(unfinished[0]).toBe(2)
    const found = find()
    for (const line of unfinished) expect(found).toContain(`${file}:${line}: says "…"`)
  })
})

describe('content:check of some pages', () => {
  const paths = ['/about', '/article/brush', '/article/floss', '/conditions', '/conditions/gums']

  test.each([
    ['article/floss', ['/article/floss']],
    ['/article/floss', ['/article/floss']],
    ['/es/article/floss', ['/article/floss']],
    ['article/floss/', ['/article/floss']],
    ['content/pages/article/floss', ['/article/floss']],
    ['./content/pages/article/floss/es.md', ['/article/floss']],
    ['/home/ana/esmalte/content/pages/article/floss/', ['/article/floss']],
    ['article', ['/article/brush', '/article/floss']],
    ['conditions', ['/conditions', '/conditions/gums']],
    ['content/pages', paths],
  ])('reads %s', (name, selected) => {
    expect(selectPages([name], paths)).toEqual(selected)
  })

  test('fails for a page that is not there, and names the nearest', () => {
    expect(() => selectPages(['conditions/gum'], paths)).toThrow(
      'There is no page "conditions/gum". The nearest is /conditions/gums.',
    )
  })

  test('says what it has read, and what else is wrong', () => {
    replace(`${brush}/en.md`, /^---\n\n/m, '---\n\nIt cures gums.\n\n')
    expect(run('scripts/check-content.ts', `${floss}/`)).toMatch(
      /content: read \/article\/floss: .*; .* elsewhere\n$/,
    )
  })
})
