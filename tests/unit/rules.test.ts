import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkRules } from '../../build/check/rules.ts'
import { readContent } from '../../build/content/read.ts'

const project = join(import.meta.dirname, '../..')
const { facts, urgency } = readContent(project)

describe('content:check reads the rules, and', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'esmalte-rules-'))
    cpSync(join(project, 'content/rules'), join(root, 'content/rules'), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  function replace(name: string, from: string | RegExp, to: string): void {
    const path = join(root, `content/rules/${name}.json`)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path, text.replace(from, to))
  }
  /** As one text; what the schemas refuse is thrown. */
  function problems(): string {
    try {
      const { text, files } = readContent(root)
      return checkRules({ text, files, facts, urgency })
        .map(({ file, line, problem }) => `${file}:${line}: ${problem}`)
        .join('\n')
    } catch (error) {
      return (error as Error).message
    }
  }

  test('finds nothing in those of this site', () => expect(problems()).toBe(''))

  test.each<[fault: string, file: string, from: string | RegExp, to: string, found: string]>([
    [
      'a pattern names a group that is not there',
      'red-flags',
      '"@face ~ twice',
      '"@faces ~ twice',
      '"@faces ~ twice|double|doble ~ size|tamano" names a group that is not there: @faces',
    ],
    ['a pattern has an accent', 'red-flags', '"avuls*"', '"avulsión"', 'is no pattern'],
    [
      'a pattern ends with a sign',
      'boundaries',
      '"jailbreak|',
      '"jailbreak & ", "',
      'is no pattern',
    ],
    [
      'a group is no list',
      'plain-signs',
      '"swal*, trag*',
      '"swal*,, trag*',
      'is no list of phrases',
    ],
    [
      'a rule names a sign that is not there',
      'red-flags',
      '"sign": "dengue"',
      '"sign": "malaria"',
      'names the sign "malaria", which is not there',
    ],
    [
      'a sign has no rule',
      'red-flags',
      '"sign": "dengue"',
      '"sign": "face"',
      'no rule finds "dengue"',
    ],
    [
      'the browser knows a sign that the server does not',
      'plain-signs',
      '"tooth-out": [',
      '"tooth-in": [',
      'names the sign "tooth-in", which is not there',
    ],
    [
      'a sign means another level than in the table of urgency',
      'red-flags',
      '"emergency": "dengue", "level": "today"',
      '"emergency": "dengue", "level": "now"',
      'says "now" of "dengue", and content/urgency.json has "today"',
    ],
    [
      'a sign has no reply',
      'red-flags',
      '"emergency": "dengue"',
      '"emergency": "malaria"',
      'names the emergency "malaria", which is not there',
    ],
    [
      'a text is missing in one language',
      'red-flags',
      /,\s+"es": "ronchas[^"]*"/,
      '',
      '.es" is missing',
    ],
    [
      'a reply has a step in one language only',
      'emergencies',
      '"No provoque el vómito.",',
      '',
      'the languages of "overdose" differ in their parts',
    ],
    ['a fact is not there', 'emergencies', '"EME-84"', '"EME-9984"', 'names the fact EME-9984'],
    [
      'a rule names a boundary that is not there',
      'boundaries',
      '"boundary": "photo"',
      '"boundary": "film"',
      'names the boundary "film", which is not there',
    ],
    [
      'a rule finds nothing',
      'boundaries',
      ', "asWritten": true }',
      ' }',
      'a rule of "help" is empty',
    ],
    [
      'a key is unknown',
      'boundaries',
      '"informs": true',
      '"inform": true',
      'is unknown; known here',
    ],
  ])('tells when %s', (_fault, file, from, to, found) => {
    replace(file, from, to)
    expect(problems()).toMatch(new RegExp(`^content/rules/${file}\\.json:\\d+: `, 'm'))
    expect(problems()).toContain(found)
  })
})
