import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkContent } from '../../build/check/index.ts'
import { readContent } from '../../build/content/read.ts'

describe('content:check', () => {
  let root: string
  const floss = 'content/pages/article/floss'

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'esmalte-urgency-'))
    cpSync(join(import.meta.dirname, '../support/content-sample'), root, { recursive: true })
    replace(
      'en.md',
      '\n---\n',
      '\nurgency:\n  soon: { when: "Today", items: ["A gum[^A-2]"] }\n---\n',
    )
    replace(
      'es.md',
      '\n---\n',
      '\nurgency:\n  soon: { when: "Hoy", items: ["Una encía[^A-2]"] }\n---\n',
    )
    replace('en.md', '## How', '::urgency\n\n- **This week:** bleeding.[^A-3]\n\n## How')
    replace('es.md', '## Cómo', '::urgency\n\n- **Esta semana:** sangrado.[^A-3]\n\n## Cómo')
    name({ today: ['gum-swollen'], week: [['gums-bleed']] })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const replace = (file: string, from: string, to: string, folder = floss) => {
    const path = join(root, folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  /** What data.json says of the signs. */
  const name = (urgency: object) => {
    const path = join(root, floss, 'data.json')
    const data = JSON.parse(readFileSync(path, 'utf8')) as object
    writeFileSync(path, JSON.stringify({ ...data, urgency }))
  }
  const problems = () =>
    checkContent(readContent(root)).findings.map(
      ({ file, line, problem }) => `${file.replace(`${floss}/`, '')}:${line}: ${problem}`,
    )

  test('finds nothing where pages and table say the same', () => {
    expect(problems()).toEqual([])
  })

  test.each<[fault: string, make: () => void, found: string]>([
    [
      'a list says another level',
      () => {
        replace('en.md', '**This week:**', '**Next visit:**')
        replace('es.md', '**Esta semana:**', '**Próxima visita:**')
        name({ today: ['gum-swollen'], routine: ['gums-bleed'] })
      },
      'en.md:16: says "routine" of "gums-bleed", and content/urgency.json "week"',
    ],
    [
      'a box says another level',
      () => name({ today: ['gums-bleed'], week: [] }),
      'en.md:9: says "today" of "gums-bleed", and content/urgency.json "week"',
    ],
    [
      'an item of a box begins with another time',
      () => {
        replace('en.md', '"A gum', '"This week: a gum')
        replace('es.md', '"Una encía', '"Esta semana: una encía')
      },
      'en.md:9: says no time, or not that of its box',
    ],
    [
      'one language says another level',
      () => replace('es.md', '**Esta semana:**', '**Hoy:**'),
      'es.md:16: says "today" 2 times, and "urgency" in data.json 1',
    ],
    [
      'a sign is unknown',
      () => name({ today: ['gum-sore'], week: ['gums-bleed'] }),
      'names the sign "gum-sore", which content/urgency.json does not have',
    ],
    [
      'an item of a box has an empty list of signs',
      () => name({ today: [[]], week: ['gums-bleed'] }),
      'en.md:9: names no sign',
    ],
    [
      'an item names no sign',
      () => name({ week: ['gums-bleed'] }),
      'en.md:9: says "today" 1 times, and "urgency" in data.json 0',
    ],
    [
      'a page rests on other facts',
      () => {
        replace('en.md', 'A gum[^A-2]', 'A gum[^A-1]')
        replace('es.md', 'Una encía[^A-2]', 'Una encía[^A-1]')
      },
      'en.md:9: cites A-1 for "gum-swollen", which rests on A-2',
    ],
    [
      'a row of the table has no such level',
      () => replace('urgency.json', '"today"', '"soon"', 'content'),
      'content/urgency.json:3: ',
    ],
    [
      'a row leads nowhere',
      () => replace('urgency.json', 'floss#when', 'floss#never', 'content'),
      'content/urgency.json:2: links to /article/floss#never, where nothing has that id',
    ],
    [
      'a row rests on a fact that must not be printed',
      () => replace('urgency.json', '["A-2"]', '["A-2", "X-1"]', 'content'),
      'content/urgency.json:2: fact X-1 is marked X',
    ],
    [
      'an advice rests on a fact that must not be printed',
      () => replace('urgency-advice.json', '["A-2"]', '["X-1"]', 'content'),
      'content/urgency-advice.json:10: fact X-1 is marked X',
    ],
    [
      'an advice rests on nothing',
      () => replace('urgency-advice.json', '["A-2"]', '[]', 'content'),
      'content/urgency-advice.json:9: ',
    ],
    [
      'an answer leads nowhere',
      () => replace('urgency-advice.json', 'floss#when', 'floss#never', 'content'),
      'links to /article/floss#never, where nothing has that id',
    ],
    [
      'a level that signs have in a topic is not written about',
      () => replace('urgency-advice.json', '"week": {', '"routine": {', 'content'),
      'has no result for gums/week',
    ],
    [
      'an answer gives an advice that is not there',
      () => replace('urgency-advice.json', '"until": ["brush"]', '"until": ["rinse"]', 'content'),
      'names the advice "rinse", which is none',
    ],
  ])('tells when %s', (_fault, make, found) => {
    make()
    expect(problems().join('\n')).toContain(found)
  })
})
