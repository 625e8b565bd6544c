import { describe, expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { readContent } from '../../build/content/read.ts'
import { startingWith } from '../../src/content/phrase.ts'
import { phrases } from '../../src/features/phrases/data.ts'
import { texts } from '../../src/features/phrases/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()
const situations = readDataFile(readContent(process.cwd()), phrases)
const phrasesOf = ({ urgent, phrases }: (typeof situations)[number]) => [...urgent, ...phrases]

/** What the page shows of a phrase: a text in one language. */
function listShown(html: string): { lang: string; text: string }[] {
  return [...html.matchAll(/<p lang="(\w+)"[^>]*>(?:<a [^>]*>)?<span[^>]*>(.*?)<\/span>/g)].map(
    ([, lang = '', text = '']) => ({ lang, text }),
  )
}

describe.each(localeCodes)('the phrases in %s', (locale) => {
  const t = getText(locale, texts)
  const path = localize('/phrases', locale)

  test('are all there in both languages, marked as what they are, the own language first', async () => {
    const expected = situations
      .flatMap(phrasesOf)
      .flatMap((phrase) => startingWith(locale).map((lang) => ({ lang, text: phrase[lang] })))
    expect(expected.length).toBeGreaterThanOrEqual(2 * 60)
    expect(listShown(await readText(server, path))).toEqual(expected)
  })

  test('begin with a link to each situation and a button that prints them', async () => {
    const html = await readText(server, path)
    const head = html.slice(html.indexOf('<main'), html.indexOf('<section aria-labelledby="desk"'))
    for (const { id, title } of situations) {
      expect(head).toMatch(new RegExp(`<a [^>]*href="#${id}"[^>]*>${title[locale]}</a>`))
      expect(html).toMatch(new RegExp(`<h2 [^>]*id="${id}"[^>]*>${title[locale]}</h2>`))
    }
    const [button] = /<button[^>]*data-act="print".*?<\/button>/.exec(head)!
    expect(button).toContain(t('phrases.print'))
  })

  test('of an emergency come before other pain, under the way to first aid', async () => {
    const html = await readText(server, path)
    const pain = html.slice(html.indexOf('<section aria-labelledby="pain"'))
    const { urgent, phrases } = situations.find(({ id }) => id === 'pain')!
    const places = [
      t('phrases.urgent'),
      `href="${localize('/conditions/emergency', locale)}"`,
      ...[...urgent, ...phrases].map((phrase) => phrase[locale]),
    ].map((text) => pain.indexOf(text))
    expect(urgent.map(({ en }) => en)).toContain('I cannot swallow well.')
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('are in the Markdown copy too, in both languages', async () => {
    const markdown = await readText(server, `${path}.md`)
    for (const phrase of situations.flatMap(phrasesOf)) {
      const line = startingWith(locale).map((code) => phrase[code])
      expect(markdown).toContain(`- ${line.join(' / ')}\n`)
    }
  })

  test.each([
    '/ask-dentist',
    '/article/immigrants-and-dental-care',
    '/dental-tourism-guide',
    '/tools',
    '/topics',
    '/sitemap',
  ])('are one link away from %s', async (from) => {
    const html = await readText(server, localize(from, locale))
    expect(html.slice(html.indexOf('<main'))).toContain(`href="${path}"`)
  })
})
