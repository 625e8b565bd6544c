import { describe, expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { compileFridgeSheet } from '../../build/content/features/fridge-sheet.ts'
import { readContent } from '../../build/content/read.ts'
import { startingWith } from '../../src/content/phrase.ts'
import { fridgeSheet } from '../../src/features/fridge-sheet/data.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { listCountries } from '../../src/sections/emergency/countries.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()
const content = readContent(process.cwd())
const source = readDataFile(content, fridgeSheet)
const sheet = compileFridgeSheet(source, content)
const steps = sheet.parts.flatMap((part) => part.steps)

describe.each(localeCodes)('the fridge sheet in %s', (locale) => {
  const path = localize('/fridge-sheet', locale)

  test('says everything in both languages, the own first and the other marked', async () => {
    const html = await readText(server, path)
    const [own, other] = startingWith(locale)
    const texts = [sheet.title, sheet.now.title, ...sheet.now.signs, ...steps]
    for (const text of [...texts, ...sheet.own.blanks]) {
      expect(html).toContain(`<span>${text[own!]}</span> <span lang="${other}">${text[other!]}<`)
    }
  })

  test('has a number to call for every country that we know', async () => {
    const html = await readText(server, path)
    const countries = listCountries(locale)
    expect(countries.length).toBeGreaterThan(20)
    for (const { name, numbers } of countries) {
      expect(html).toContain(name)
      for (const number of numbers) expect(html).toContain(`href="tel:${number.replace('-', '')}"`)
    }
  })

  test('leads to every fact behind it, under the name of its publisher', async () => {
    const html = await readText(server, path)
    for (const id of [...sheet.now.signs, ...steps].flatMap(({ facts }) => facts)) {
      expect(html).toContain(`href="${localize(`/facts/${id}`, locale)}"`)
    }
    expect(html).toContain('>NHS (UK)</a>')
  })

  test('is in the Markdown copy too, in both languages', async () => {
    const markdown = await readText(server, `${path}.md`)
    for (const text of [...sheet.now.signs, ...steps]) {
      expect(markdown).toContain(
        `- ${startingWith(locale)
          .map((code) => text[code])
          .join(' / ')}\n`,
      )
    }
  })

  test.each(['/conditions/emergency', '/tools', '/first-visit', '/topics', '/sitemap'])(
    'is one link away from %s',
    async (from) => {
      const html = await readText(server, localize(from, locale))
      expect(html.slice(html.indexOf('<main'))).toContain(`href="${path}"`)
    },
  )
})
