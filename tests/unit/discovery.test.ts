import { describe, expect, test } from 'vitest'
import { drawLine, widthOf, wrap } from '../../build/art/lettering.ts'
import { writeSiteMap } from '../../build/discovery/sitemap.ts'
import { toScriptJson } from '../../worker/render/structured-data.ts'
import { toMarkdown } from '../../worker/discovery/to-markdown.ts'
import { parseXml } from '../xml.ts'

describe('the site map', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `/article/a-${index}` }))
  const locs = (text: string) =>
    parseXml(text).flatMap((element) => (element.name === 'loc' ? [element.text] : []))

  test('is one file up to ten thousand addresses', () => {
    const files = writeSiteMap(entries(5000))
    expect([...files.keys()]).toEqual(['sitemap.xml'])
    expect(locs(files.get('sitemap.xml')!)).toHaveLength(10_000)
  })

  test('of twenty thousand pages is an index of files that hold each address once', () => {
    const files = writeSiteMap(entries(20_000))
    const parts = locs(files.get('sitemap.xml')!).map((url) => new URL(url).pathname.slice(1))
    expect(parts).toEqual([...files.keys()].filter((name) => name !== 'sitemap.xml'))
    const addresses = parts.flatMap((name) => locs(files.get(name)!))
    expect(new Set(addresses).size).toBe(40_000)
    for (const name of parts) expect(files.get(name)!.length).toBeLessThan(50_000_000)
  })
})

describe('a page as Markdown', () => {
  test.each([
    ['<p>One <strong>two</strong>.</p>\n<p>Three &amp; four</p>', 'One **two**.\n\nThree & four'],
    ['<h2 id="x">Title</h2>\n<p>Text</p>', '## Title\n\nText'],
    ['<ol>\n<li>a</li>\n<li>b</li>\n</ol>', '1. a\n2. b'],
    ['<p><a href="/es/about#us">we</a></p>', '[we](https://a.example/es/about#us)'],
    ['<p><a href="#us">we</a></p>', '[we](https://a.example/page#us)'],
    ['<p>So<sup><a href="#ref-2" id="cite-2-1" role="doc-noteref">2</a></sup></p>', 'So[^2]'],
    ['<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>', '> a\n>\n> b'],
    ['<p>1 &lt; 2 &gt; 0</p>', '1 &lt; 2 > 0'],
    [
      '<table><caption>C</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row"><img src="/x"> a|b</th><td data-label="B">c</td></tr></tbody></table>',
      '**C**\n\n| A | B |\n| --- | --- |\n| a\\|b | c |',
    ],
  ])('%s', (html, markdown) => {
    expect(toMarkdown(html, 'https://a.example/page')).toBe(markdown)
  })
})

describe('lettering', () => {
  test('breaks a title between words, into lines that fit', () => {
    const title = 'Enfermedad de las encías (gingivitis y periodontitis)'
    const lines = wrap(title, 60, 552)
    expect(lines.join(' ')).toBe(title)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(widthOf(line, 60)).toBeLessThanOrEqual(552)
  })

  test('draws Spanish letters, and a letter it lacks without its accent', () => {
    const outlines = (text: string) => drawLine(text, 0, 0, 10, 'ink').match(/ d="/g)?.length
    expect(outlines('¿Ñandú?')).toBe(7)
    expect(widthOf('ā', 10)).toBe(widthOf('a', 10))
  })
})

test('no text can end the script element that holds structured data', () => {
  const value = { name: '</script><script>alert(1)</script><!--' }
  expect(toScriptJson(value)).not.toContain('<')
  expect(JSON.parse(toScriptJson(value))).toEqual(value)
})
