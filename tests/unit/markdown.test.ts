import { describe, expect, test } from 'vitest'
import { Citations } from '../../build/content/citations.ts'
import { countWords, createHtmlCompiler } from '../../build/content/markdown.ts'
import { createMarkdownCompiler } from '../../build/content/copies/compiler.ts'
import type { Fact } from '../../build/content/schema.ts'
import type { Section } from '../../src/content/schema.ts'

const fact = (id: string, key: string, conf: Fact['conf'] = 'V'): [string, Fact] => [
  id,
  {
    id,
    fact: '',
    figure: '',
    source_key: key,
    organisation: key,
    title: 'T',
    year: '2024',
    url: `https://${key}`,
    conf,
    clinical: true,
    lang: 'en',
  },
]
const facts = new Map([
  fact('A-1', 'who'),
  fact('A-2', 'nhs'),
  fact('A-3', 'who'),
  fact('A-9', 'who', 'X'),
])

const htmlOf = ({ parts }: Section) =>
  parts.map((part) => (part.kind === 'html' ? part.html : '')).join('')

function compile(markdown: string, locale: 'en' | 'es' = 'en') {
  const citations = new Citations(facts)
  const sections = createHtmlCompiler(citations, locale, (name) => name).sections(
    markdown,
    (name) => ({
      kind: 'signs',
      items: [name],
    }),
  )
  return { sections, html: sections.map(htmlOf).join(''), citations }
}

describe('citations', () => {
  test('are numbered by source, in the order in which the text cites them', () => {
    const { html, citations } = compile('One.[^A-2] Two.[^A-1]\n\nThree.[^A-3,A-2]')
    expect(
      [...html.matchAll(/href="#ref-(\d)"(?: id="([^"]+)")?/g)].map(([, n, id]) => [n, id]),
    ).toEqual([
      ['1', 'cite-1'],
      ['2', 'cite-2'],
      ['1', undefined],
      ['2', undefined],
    ])
    expect(citations.references.map(({ key }) => key)).toEqual(['nhs', 'who'])
  })

  test('are in one place at the end of their paragraph, list item or cell, a source once', () => {
    const { html } = compile(
      'One.[^A-2] Two.[^A-1] Three.[^A-3]\n\n- Four[^A-1], five[^A-1]\n\n| A | B |\n|---|---|\n| a | six[^A-1] or[^A-2] seven |',
    )
    const shown = html.replace(/<a [^>]*>(\d)<\/a>/g, '$1')
    expect(shown).toContain('<p>One. Two. Three.<sup>1 2</sup></p>')
    expect(shown).toContain('<li>Four, five<sup>2</sup></li>')
    expect(shown).toContain('>six or seven<sup>1 2</sup></td>')
  })

  test.each([
    ['A fact we do not know.[^B-1]', 'no fact B-1'],
    ['A fact not to print.[^A-9]', 'marked X'],
  ])('%s is refused', (markdown, problem) => {
    expect(() => compile(markdown)).toThrow(problem)
  })
})

test('links inside the site lead to the language of the page', () => {
  expect(compile('[Floss](/products/floss#how)', 'es').html).toContain(
    'href="/es/products/floss#how"',
  )
})

test('words of the other language say so, and count and read like any others', () => {
  const { html } = compile('Ask for it ({es:obra social}).')
  expect(html).toContain('(<span lang="es">obra social</span>).')
  expect(countWords(html)).toBe(5)
  expect(() => compile('{es:Hola}', 'es')).toThrow('{es:Hola}')
})

test('sections begin at second headings and carry their ids', () => {
  const { sections } = compile(
    'Lead.\n\n## First {#one}\n\nText.\n\n### Deep {#deep}\n\n## Second {#two}\n\nMore.',
  )
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    [undefined, undefined],
    ['one', 'First'],
    ['two', 'Second'],
  ])
  expect(htmlOf(sections[1]!)).toContain('<h3 id="deep">Deep</h3>')
})

test('tables have a caption and row headings', () => {
  const { html } = compile('Tabla: Los tipos\n| Tipo | Tiempo |\n|---|---|\n| A | B |')
  expect(html).toContain('<caption>Los tipos</caption>')
  expect(html).toContain('<th scope="row">A</th><td data-label="Tiempo:">B</td>')
})

const tableOf = (cell: string) =>
  compile(`Table: All\n| A | B | C | D |\n|---|---|---|---|\n| a | b | c | ${cell} |`).html

test('a table of more than three columns says that it scrolls, and takes the focus for that', () => {
  const html = tableOf('d '.repeat(41))
  expect(html).toMatch(/^<table class="swiped" tabindex="0"><caption data-more="Swipe [^"]+">/)
  expect(html).not.toContain('data-label')
})

test('four columns of few words stay beside each other', () => {
  const html = tableOf(`${'d '.repeat(39)}[^A-1]`)
  expect(html).toMatch(/^<table class="beside"><caption>All/)
  expect(html).not.toContain('data-label')
})

test('a citation in a table heading counts once, so that its back-link leads somewhere', () => {
  const { html } = compile('| Kind[^A-1] | Time |\n|---|---|\n| a | b |')
  expect(html.match(/id="cite-1"/g)).toHaveLength(1)
})

test.each([
  ['https://www.who/page.html', undefined],
  ['', undefined],
  ['title from memory: check at the address', undefined],
  ['https://copies.example/a ; https://www.copies.example/b', 'copies.example'],
  ['text as reproduced by other pages', ''],
])('a source that was read at "%s" says so', (consulted, readAt) => {
  const elsewhere = new Map([['A-1', { ...facts.get('A-1')!, consulted }]])
  const citations = new Citations(elsewhere)
  citations.cite('A-1')
  expect(citations.references[0]!.readAt).toEqual(readAt)
})

test('reading time counts words, but neither tables nor reference numbers', () => {
  const { html } = compile('Four words **stand** here.[^A-1]\n\n| a | b |\n|---|---|\n| c | d |')
  expect(countWords(html)).toBe(4)
})

describe('in the Markdown copy of a page', () => {
  const copy = (markdown: string) => {
    const compiler = createMarkdownCompiler(new Citations(facts), 'es', '/products/floss')
    const [section] = compiler.sections(markdown, (name, key) => ({
      kind: 'signs',
      items: [name, String(key)],
    }))
    return section!.parts.map((part) => (part.kind === 'html' ? part.html : part))
  }

  test.each([
    ['One **two**\n and *three*.', 'One **two**\n and *three*.'],
    ['## Title {#x}\nText', '## Title\nText'],
    ['One.[^A-2] Two.[^A-1] Three.[^A-3, A-2]', 'One.[^1] Two.[^2] Three.[^2][^1]'],
    ['[We](/about#us)', '[We](https://origin.invalid/es/about#us)'],
    ['[Here](#us)', '[Here](https://origin.invalid/es/products/floss#us)'],
    ['<https://a.example> and [b](tel:911)', '<https://a.example> and [b](tel:911)'],
    ['Use {en:floss}: 1 < 2', 'Use floss: 1 < 2'],
    [
      'Tabla: Usos\n| A | B |\n|---|---|\n| {motif:brush} **a** | {evidence:little} 2 trials |',
      '**Usos**\n\n| A | B |\n|---|---|\n| **a** | Poca. 2 trials |',
    ],
  ])('%j is %j', (markdown, written) => {
    expect(copy(markdown)).toEqual([written])
  })

  test('boxes are where their line is, and their sources count from there', () => {
    const box = { kind: 'signs', items: ['steps', 'main'] }
    expect(copy('a[^A-1]\n\n::steps main\n\nb[^A-2]')).toEqual(['a[^1]', box, 'b[^2]'])
    expect(copy('a\n\n::steps main\n\n::steps main')).toEqual(['a', box, '', box])
  })

  test('a fact that a page must not print is refused, too', () => {
    expect(() => copy('No.[^A-9]')).toThrow('marked X')
  })
})
