import { describe, expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { readContent } from '../../build/content/read.ts'
import { compileLoteria } from '../../build/content/features/loteria.ts'
import { startingWith } from '../../src/content/phrase.ts'
import { loteria } from '../../src/features/loteria/data.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()
const { boards, cards, rules } = compileLoteria(readDataFile(readContent(process.cwd()), loteria))

describe.each(localeCodes)('Lotería dental in %s', (locale) => {
  const path = localize('/loteria', locale)
  const [own, other] = startingWith(locale) as ['en', 'es']

  test('has every card with its number, picture, word and riddle, and the rules, in both languages', async () => {
    const html = await readText(server, path)
    const found = [...html.matchAll(/<li class="loteria-card".*?<\/li>/gs)]
    expect(found).toHaveLength(cards.length)
    for (const [at, [item]] of found.entries()) {
      const { name, riddle } = cards[at]!
      expect(item).toContain(`>${at + 1}</b>`)
      for (const text of [name, riddle]) {
        expect(item).toContain(`<span>${text[own]}</span> <span lang="${other}">${text[other]}<`)
      }
      const [, src] = /<img[^>]*src="([^"]+)"/.exec(item)!
      expect((await server.fetch(src!)).status, src).toBe(200)
    }
    for (const rule of rules) expect(html).toContain(`<span>${rule[own]}</span>`)
  })

  test('has four boards whose pictures take a bean without a script', async () => {
    const html = await readText(server, path)
    const forms = [...html.matchAll(/<form class="loteria-board".*?<\/form>/gs)]
    const numbers = forms.map(([form]) =>
      [...form.matchAll(/<label[^>]*><input type="checkbox"\/><b[^>]*>(\d+)</g)].map(([, n]) =>
        Number(n),
      ),
    )
    expect(numbers).toEqual(boards)
    for (const [form] of forms) expect(form).toContain('type="reset"')
  })

  test('is in the Markdown copy too, in both languages', async () => {
    const markdown = await readText(server, `${path}.md`)
    for (const { name, riddle } of cards) {
      expect(markdown).toContain(
        `**${name[own]} / ${name[other]}**: ${riddle[own]} / ${riddle[other]}\n`,
      )
    }
  })

  test.each(['/glossary', '/first-visit', '/tools', '/home-services/kids-care', '/topics'])(
    'is one link away from %s',
    async (from) => {
      const html = await readText(server, localize(from, locale))
      expect(html.slice(html.indexOf('<main'))).toContain(`href="${path}"`)
    },
  )
})
