import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkContent, checkContentAndCovers } from '../../build/check/index.ts'
import { readContent } from '../../build/content/read.ts'
import { lengths } from '../../build/check/pages.ts'
import { lowerLimits } from '../../build/check/prose.ts'

const project = join(import.meta.dirname, '../..')
const brushCover =
  '{ "motifs": ["brush"], "theme": "cobalto", "composition": "arco", "pattern": "onda" }'

test('the content of this site has nothing that the check finds', async () => {
  const { findings, reports } = await checkContentAndCovers(readContent(project))
  expect(findings.map(({ file, line, problem }) => `${file}:${line}: ${problem}`)).toEqual([])
  expect(reports.length).toBeGreaterThan(85)
}, 120_000)

test('the lengths of pages are those that content/README.md tells writers', () => {
  const readme = readFileSync(join(project, 'content/README.md'), 'utf8')
  for (const [type, [min, max]] of Object.entries(lengths)) {
    const words = [min, max].map((count) => count.toLocaleString('en')).join(' to ')
    expect(readme).toMatch(new RegExp(`^\\|.*\`${type}\`.*\\| ${words} \\|$`, 'm'))
  }
})

/** A library of two pages without a fault, for one fault at a time. */
describe('content:check', () => {
  let root: string
  const floss = 'content/pages/article/floss'
  const page = (text: string) => join(root, floss, text)

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'esmalte-check-'))
    cpSync(join(import.meta.dirname, '../support/content-sample'), root, { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const problems = () =>
    checkContent(readContent(root)).findings.map(
      ({ file, line, problem }) => `${file.replace(`${floss}/`, '')}:${line}: ${problem}`,
    )
  const replace = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(page(file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(page(file), text.replace(from, to))
  }
  /** Changes a file of the sample that is no page. */
  const data = (name: string, from: string | RegExp, to: string) => {
    const file = join(root, 'content', name)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(file, text.replace(from, to))
  }
  const card = (from: string, to: string) => data('answers/floss.json', from, to)
  /** Takes a file of this site's content. */
  const copy = (name: string) => {
    const file = join(root, 'content', name)
    cpSync(join(project, 'content', name), file)
    return file
  }
  const inBoth = (from: string | RegExp, to: string) =>
    ['en.md', 'es.md'].forEach((file) => replace(file, from, to))
  /** Both pages, which share 3 facts, get 12 more, of which they share as many as told. */
  const citeAlike = (shared: number) => {
    const facts = join(root, 'content/facts.json')
    const [sample, ...rows] = JSON.parse(readFileSync(facts, 'utf8')) as { id: string }[]
    const ids = Array.from({ length: 24 - shared }, (_, index) => `B-${index}`)
    writeFileSync(facts, JSON.stringify([sample, ...rows, ...ids.map((id) => ({ ...sample, id }))]))
    const cited = { floss: ids.slice(0, 12), brush: ids.slice(-12) }
    for (const [name, own] of Object.entries(cited)) {
      for (const file of ['en.md', 'es.md'])
        appendFileSync(join(root, 'content/pages/article', name, file), `\nX.[^${own.join(',')}]\n`)
    }
  }

  test('finds nothing in a page without faults', () => {
    expect(problems()).toEqual([])
  })

  test.each<[fault: string, make: () => void, found: string | RegExp]>([
    ['a language is missing', () => rmSync(page('es.md')), 'es.md:1: is missing'],
    [
      'a heading is missing in one language',
      () => replace('es.md', /## Cuándo.*\n/, ''),
      'has "nothing" where en.md has "when"',
    ],
    [
      'a fact id is missing in one language',
      () => replace('es.md', 'A-1,A-2', 'A-1'),
      'fact ids differ from en.md: lacks A-2',
    ],
    [
      'a figure differs between the languages',
      () => replace('es.md', '2 minutos', '3 minutos'),
      'lacks figures of en.md: 2min',
    ],
    [
      'a list is shorter in one language',
      () => replace('es.md', '- con suavidad\n', ''),
      'list items differ from en.md',
    ],
    ['a figure has no fact', () => inBoth('[^A-1,A-2]', ''), '"2min" has no fact id'],
    [
      'a figure stands in a number word',
      () => {
        inBoth('[^A-1,A-2]', '')
        replace('en.md', '2 minutes', 'two minutes')
      },
      'en.md:16: "2min" has no fact id',
    ],
    [
      'a figure is not the one of its fact',
      () => {
        replace('en.md', '2 minutes', '5 minutes')
        replace('es.md', '2 minutos', '5 minutos')
      },
      '"5min" is not in A-1, A-2',
    ],
    [
      'a figure leans on general knowledge',
      () => inBoth('[^A-1,A-2]', '[^G-1]'),
      '"2min" leans on general knowledge only (G-1)',
    ],
    ['a fact must not be printed', () => inBoth('[^A-1,A-2]', '[^X-1]'), 'X-1 is marked X'],
    [
      'the facts change and the history of the page does not',
      () => inBoth('[^A-3]', '[^A-2]'),
      'data.json:12: the facts of this page are others',
    ],
    [
      'a fact does not exist',
      () => inBoth('[^A-1,A-2]', '[^Z-1]'),
      'fact Z-1 is not in facts.json',
    ],
    [
      'a medical page has too few sources',
      () => inBoth('[^A-3]', '[^A-2]'),
      'data.json:1: cites 2 sources',
    ],
    [
      'a page about products has no disclosure',
      () => replace('data.json', '["hygiene"]', '["hygiene", "products"]'),
      'has no "disclosure"',
    ],
    [
      'a read time is not kept',
      () => replace('data.json', '"minutes": 1', '"minutes": 2'),
      '1 min to read, but data.json promises 2 min',
    ],
    [
      'a link leads nowhere',
      () => inBoth('(/article/brush)', '(/article/brosh)'),
      'links to /article/brosh, which is no page',
    ],
    [
      'an anchor does not exist',
      () => inBoth('(/article/brush)', '(/article/brush#never)'),
      'links to /article/brush#never, where nothing has that id',
    ],
    [
      'a question has the id of a heading',
      () => replace('data.json', '"how-often": "', '"how": "'),
      'has the id "how" twice',
    ],
    [
      'an image is no drawing of ours',
      () => inBoth(/## (How|Cómo).*\n/, '$&![x](/x.png) '),
      'holds the image /x.png',
    ],
    [
      'nothing leads to a page',
      () => {
        writeFileSync(join(root, 'content/lists.json'), '{}')
        inBoth('(/article/brush)', '(/article/floss)')
      },
      'content/pages/article/brush:1: is linked from nowhere',
    ],
    [
      'a page promises to cure',
      () => replace('en.md', 'Clean gently', 'It cures gums. Clean gently'),
      'says "cures"',
    ],
    [
      'a page gives a dose',
      () => replace('en.md', 'Clean gently', 'Take 400 mg. Clean gently'),
      'says "400 mg"',
    ],
    [
      'Spanish says tú',
      () => replace('es.md', 'Limpie con', 'Cuida tu boca. Limpie con'),
      'says "tu"',
    ],
    [
      'a page repeats another one',
      () => {
        const other = readFileSync(join(root, 'content/pages/article/brush/en.md'), 'utf8')
        const sentence = /A brush has.*/.exec(other)![0]
        replace('en.md', 'Clean gently', `${sentence} Clean gently`)
      },
      /shares \d+% of its words/,
    ],
    [
      'most facts of a page stand on another one',
      () => citeAlike(7),
      'shares 67% of its facts with',
    ],
    [
      'a page has the title of another one',
      () => replace('en.md', /^title: .*/m, 'title: "Brush"'),
      'en.md:2: has the title of content/pages/article/brush/en.md',
    ],
    [
      'all pages together wear a turn of phrase out',
      () => replace('en.md', 'Clean gently', `${'Our sources agree. '.repeat(22)}Clean gently`),
      'content/wording.json:7: the pages say "Our sources" 22 times in en',
    ],
    [
      'a page has no cover',
      () => replace('data.json', / {2}"cover".*\n/, ''),
      'data.json:1: has no "cover"',
    ],
    [
      'a cover looks like another',
      () => replace('data.json', /"cover": .*/, `"cover": ${brushCover},`),
      'has the cover of /article/brush ("brush", cobalto, arco)',
    ],
    [
      'a cover has the colours of its neighbour in a list',
      () => replace('data.json', '"theme": "menta"', '"theme": "cobalto"'),
      'data.json:5: has the theme of /article/brush, its neighbour in "topReads"',
    ],
    [
      'a cover has a theme that there is not',
      () => replace('data.json', '"theme": "menta"', '"theme": "mint"'),
      'data.json:5: "cover.theme": "mint" is none of agave, barro',
    ],
    [
      'a cover shows what its page is not about',
      () => replace('data.json', /"motifs": \["[a-z]+"/, '"motifs": ["coldsore"'),
      'data.json:5: shows "coldsore", which is not its subject',
    ],
    [
      'a drawing does not exist',
      () => replace('data.json', '"motifs": ["floss"]', '"motifs": ["flos"]'),
      'there is no src/art/motifs/flos.svg; the nearest is floss',
    ],
    [
      'a takeaway has a drawing that does not exist',
      () => replace('data.json', '"minutes"', '"takeawayMotifs": ["flos"],\n  "minutes"'),
      'data.json:10: "takeawayMotifs.0": there is no src/art/motifs/flos.svg',
    ],
    [
      'a text names a drawing that does not exist',
      () => inBoth(/## (How|Cómo).*\n/, '$&{motif:flos} '),
      'en.md:13: {motif:flos}: there is no src/art/motifs/flos.svg',
    ],
    [
      'a fact has a grade that there is not',
      () => {
        const facts = join(root, 'content/facts.json')
        writeFileSync(facts, readFileSync(facts, 'utf8').replace('"conf": "V"', '"conf": "Q"'))
      },
      'content/facts.json:11: "0.conf": "Q" is none of V, W, S, G, X',
    ],
    ['a page has too few figures', () => inBoth('::figure order', ''), 'en.md:1: has 0 figures in'],
    [
      'an answer card has too few ways to ask',
      () => writeFileSync(join(root, 'content/few-asked.json'), '[]'),
      'content/answers/floss.json:3: floss/how-often: has 0 "asked" (en)',
    ],
    [
      'a card with few ways to ask has enough of them',
      () => writeFileSync(join(root, 'content/few-asked.json'), '["floss/how-often", "floss/x"]'),
      'content/few-asked.json:1: has floss/x, which is no card with few "asked"',
    ],
    [
      'a data file names a drawing that does not exist',
      () => {
        const file = join(root, 'content/urgency-advice.json')
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"motif": "\w+"/, '"motif": "flos"'))
      },
      /content\/urgency-advice\.json:\d+: there is no src\/art\/motifs\/flos\.svg/,
    ],
    [
      'a riddle tells its word',
      () => {
        copy('glossary.csv')
        const file = copy('loteria.json')
        const text = readFileSync(file, 'utf8')
        writeFileSync(file, text.replace('White is my coat', 'White is a tooth'))
      },
      /content\/loteria\.json:\d+: gives "tooth" away/,
    ],
    [
      'a reminder has a figure that no fact has',
      () => {
        const texts = { title: 'Floss', text: 'After 3 days' }
        const words = { title: 'Floss', hint: 'New floss' }
        const entry = { day: 1, facts: ['A-1'], en: texts, es: texts }
        const names = { id: 'floss', motif: 'floss', page: '/article/floss', months: [] }
        const reminder = { ...names, facts: ['A-1'], en: words, es: words, entries: [entry] }
        writeFileSync(join(root, 'content/reminders.json'), JSON.stringify([reminder]))
      },
      'content/reminders.json:1: says 3 (en), which is not in A-1',
    ],
    [
      'prose is less urgent than the table',
      () => replace('en.md', 'Clean gently', 'If a gum is swollen, ask this week. Clean gently'),
      'en.md:14: says "week" of "gum is swollen", and the row "gum-swollen" "today"',
    ],
    [
      'an answer card is less urgent than the table',
      () => card('Use a fresh', 'If your gum is swollen, say so at the next visit. Use a fresh'),
      'content/answers/floss.json:9: says "routine" of "gum is swollen"',
    ],
    [
      'a pattern does not find the words of its row',
      () => data('urgency-said.json', '"gum is swollen"', '"gum is thick"'),
      'content/urgency-said.json:9: does not find what content/urgency.json says of "gum-swollen"',
    ],
    [
      'a sentence names the source that its reference has',
      () => replace('en.md', 'Clean gently', 'Clean gently, according to A'),
      'en.md:14: says "according to": Clean gently, according to A',
    ],
    [
      'more lines have a calque than may',
      () => replace('en.md', 'Clean gently', 'What speaks for it?\n\nThat speaks for it. Clean'),
      'content/prose.json:2: 2 lines have "calque", and 1 are allowed',
    ],
    [
      'a card begins with a riddle',
      () => card('is what dentists advise', 'depends on you'),
      'content/answers/floss.json:9: says "depends on": Flossing once a day depends on you',
    ],
    [
      'the verdict of a card is long',
      () => {
        data('prose.json', '"verdict": 2', '"verdict": 0')
        card('.[^A-2] Use', '[^A-2] and use')
      },
      /floss\.json:9: has 4\d words: Flossing once a day/,
    ],
    [
      'a source is of no known kind',
      () => data('facts.json', 'example.org/B', 'example.net/B'),
      'content/facts.json:1: comes from example.net, whose kind is not known',
    ],
    [
      'a source sells something, and nobody says why it is cited',
      () => data('facts.json', 'example.org/C', 'example.com/C'),
      'en.md:7: cites A-3 of C, whose kind is "seller"',
    ],
    [
      'a price is old',
      () => {
        data('facts.json', '"fact": "Floss once a day"', '"fact": "Floss costs USD 2"')
        data('facts.json', /("source_key": "B"[^}]*"year": )""/, '$1"2024"')
        replace('en.md', 'Clean gently', 'It costs USD 2.[^A-2] Clean gently')
      },
      'en.md:14: has a price of 2024: It costs USD 2.',
    ],
    ['a field is unknown', () => replace('data.json', '"tags"', '"tag"'), 'data.json'],
    ['a field is not filled in', () => replace('en.md', /excerpt: .*/, 'excerpt: "…"'), 'says "…"'],
  ])('tells when %s', (_fault, make, found) => {
    make()
    const told = problems().join('\n')
    if (typeof found === 'string') expect(told).toContain(found)
    else expect(told).toMatch(found)
  })

  test('lets a draft be short, and tells what it will need', () => {
    replace('data.json', '"minutes": 1', '"draft": true')
    inBoth('::figure order', '')
    const { findings } = checkContent(readContent(root))
    const drafted = findings.filter(({ file }) => file === `${floss}/en.md`)
    expect(drafted.map(({ isWarning }) => isWarning)).toEqual([true, true])
    expect(drafted[0]!.remedy).toBe('a page of type article has 1000 to 2000: cut or add substance')
  })

  test('writes the facts of a change that has none, and leaves a published one to its writer', () => {
    const fix = () =>
      checkContent(readContent(root)).findings.find(({ file }) => file.endsWith('data.json'))?.fix
    const written = readFileSync(page('data.json'), 'utf8')
    replace('data.json', /"facts": .*\n\s*/, '')
    expect(fix()!(readFileSync(page('data.json'), 'utf8'))).toBe(written)
    writeFileSync(page('data.json'), written.replace(/"facts": "\w+"/, '"facts": "00000000"'))
    expect(problems().join()).toContain('the facts of this page are others')
    expect(fix()).toBeUndefined()
  })

  test('finds a cover whose motif is lost on what is behind it', async () => {
    replace('data.json', /"cover": .*/, `"cover": ${brushCover.replace('cobalto', 'rosa')},`)
    const { findings } = await checkContentAndCovers(readContent(root))
    expect(findings.map(({ problem }) => problem)).toContain(
      '71% of the outline of "brush" is lost on what is behind it',
    )
  })

  test('allows a word in a place that gives its reason, and no longer than it is needed', () => {
    replace('en.md', 'Clean gently', 'It cures gums. Clean gently')
    const allow = (text: string) =>
      writeFileSync(
        join(root, 'content/wording-allowed.json'),
        JSON.stringify([{ file: `${floss}/en.md`, text, reason: 'a test' }]),
      )
    allow('It cures gums')
    expect(problems()).toEqual([])
    allow('It heals gums')
    expect(problems()).toHaveLength(2)
  })

  test('lets two pages share 60% of their facts', () => {
    citeAlike(6)
    expect(problems().join('\n')).not.toContain('of its facts')
  })

  test('a weak source may be cited for a reason, and a price of a year ago stands', () => {
    data('facts.json', 'example.org/C', 'example.com/C')
    data('source-kinds.json', '"reasons": {}', '"reasons": { "C": "it names the price" }')
    data('facts.json', /("source_key": "B"[^}]*"year": )""/, '$1"2025"')
    data('facts.json', '"fact": "Floss once a day"', '"fact": "Floss costs USD 2"')
    replace('en.md', 'Clean gently', 'It costs USD 2.[^A-2] Clean gently')
    expect(problems().join('\n')).not.toMatch(/seller|price/)
  })

  test('a limit of prose.json goes down to what the texts have, and never up', () => {
    const raw = readFileSync(join(root, 'content/prose.json'), 'utf8')
    const { remarks } = checkContent(readContent(root))
    expect(lowerLimits(raw, remarks)).toContain('"most": { "calque": 0, "verdict": 2 }')
    expect(lowerLimits(raw, [...remarks, ...remarks])).toContain('"verdict": 2')
  })

  test('a denial is no claim', () => {
    replace('en.md', 'Clean gently', 'No floss cures gums. Clean gently')
    expect(problems()).toEqual([])
  })

  test('reports words, reading level and the confidence of the facts', () => {
    const { reports } = checkContent(readContent(root))
    const report = reports.find(({ path }) => path === '/article/floss')!
    expect(report.words.en).toBeGreaterThan(40)
    expect(report.level.en).toBeLessThan(8)
    expect(report.level.es).toBeGreaterThan(60)
    expect(report.confidence).toMatchObject({ V: 2, S: 1 })
    expect(dirname(report.path)).toBe('/article')
  })
})
