import { expect, test } from 'vitest'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()

const texts = [
  [
    '/find-international-dentist',
    'Where will you be treated?',
    'Mexico',
    'Another country',
    'We don’t run',
  ],
  [
    '/es/find-international-dentist',
    '¿Dónde se va a atender?',
    'México',
    'Otro país',
    'No operamos',
  ],
] as const

test.each(texts)(
  '%s opens with the choice of a country',
  async (path, title, mexico, other, lede) => {
    const html = await readText(server, path)
    const main = html.slice(html.indexOf('<main'))
    const [head = ''] = main.split('<h2', 3).slice(1)
    expect(head).toContain(title)
    // Right below the title: before the summary, the stamps and the risks.
    expect(main.indexOf(title)).toBeLessThan(main.indexOf(lede))
    expect(main).toContain(`>${mexico}</summary>`)
    expect(head).toContain(other)
    expect(main.match(/<details[^>]*name="register"/g)!.length).toBeGreaterThanOrEqual(9)
    expect(main.match(/id="registers"/g)).toHaveLength(1)
  },
)

test.each(texts)(
  '%s names for each country what to search with and what to check',
  async (path) => {
    const html = await readText(server, path)
    const spanish = path.startsWith('/es')
    const countries = [...html.matchAll(/id="register-(\w\w)">(.*?)<\/details>/gs)]
    for (const [, code, text] of countries) {
      // Where nothing can be looked up, the papers to ask for stand in its place.
      expect(text, code).toMatch(
        spanish ? /<strong>(Verifique|Pida):<\/strong>/ : /<strong>(Check|Ask for):<\/strong>/,
      )
      expect(text, code).toMatch(/href="#[^"]*ref|class="[^"]*cite|<sup/)
    }
    const mexico = countries.find(([, code]) => code === 'mx')![2]!
    expect(mexico).toContain('href="https://cedulaprofesional.sep.gob.mx/"')
    expect(await readText(server, `${path}.md`)).toContain('cedulaprofesional.sep.gob.mx')
  },
)
