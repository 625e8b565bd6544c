import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatOf } from '../../src/content/formats.ts'
import type { Catalog } from '../../src/content/schema.ts'
import { localeCodes, splitLocale } from '../../src/i18n/locales.ts'
import { listedPages, type PageName } from '../../src/pages.ts'
import { href, routes } from '../../src/routes.ts'
import { tools } from '../../src/sections/tools/tools.ts'
import { postForm } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()

const html = async (path: string) => {
  const response = await server.fetch(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
/** Pages made by code that are no tool. */
const others: PageName[] = ['home', 'askMolly', 'mollyScore', 'codes', 'subscribe', 'offline']

const words = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const part = (text: string, id: string) =>
  words(new RegExp(`<section[^>]*id="${id}".*?</section>`, 's').exec(text)?.[0] ?? '')

describe('every tool', () => {
  test.each(localeCodes)(
    'is linked from home, from the tools and from the explorer (%s)',
    async (locale) => {
      for (const page of [
        href('home', locale),
        href('tools', locale),
        href('explore', locale, '?format=tool'),
      ]) {
        const main = (await html(page)).replace(/<footer.*/s, '')
        for (const tool of tools)
          expect(main, `${page}: ${tool}`).toContain(`href="${href(tool, locale)}"`)
      }
    },
  )

  test('is in the list of tools', () => {
    const text = readFileSync('public/_content/en/catalog.json', 'utf8')
    const written = (JSON.parse(text) as Catalog).entries
      .filter((entry) => formatOf(entry) === 'tool')
      .map(({ path }) => path)
    const made = listedPages.filter(({ name }) => !others.includes(name)).map(({ path }) => path)
    expect(written.length).toBeGreaterThan(2)
    expect([...written, ...made].sort()).toEqual(tools.map((tool) => routes[tool] as string).sort())
  })
})

test.each([
  ['/conditions/toothache', ['urgency', 'phrases']],
  ['/paying-for-care/united-states', ['noAppointment', 'planShare']],
  ['/article/first-dental-visit', ['firstVisit']],
  ['/es/article/foods-for-teeth', ['quiz']],
] as const)('%s links to the tools that help with its subject', async (path, names) => {
  const { locale } = splitLocale(path)
  const text = (await html(path)).match(/<article.*?<\/article>/s)![0]
  for (const name of names) expect(text, name).toContain(`href="${href(name, locale)}"`)
})

describe('the savings calculator', () => {
  const path = '/tools/savings-calculator'
  const receipt = async (query: string, prefix = '') =>
    part(await html(`${prefix}${path}${query}`), 'receipt')

  test('shows an example, called one, before it is sent', async () => {
    expect(await receipt('')).toContain('An example')
    expect(await receipt('?country=co')).toContain('An example')
  })

  test('puts the whole trip on the bill, and calls the percentage an example of ours', async () => {
    const query = '?country=mx&home=4,000&trips=2&trip=850&repairs=500'
    const english = await receipt(query)
    expect(english).toContain('Your trip to Mexico')
    expect(english).toContain('by our example (up to 70% less)')
    for (const amount of ['$1,200', '$1,700', '$3,400', '$600 · 15%', '$1,800', '$200']) {
      expect(english).toContain(amount)
    }
    const spanish = await receipt(query, '/es')
    expect(spanish).toContain('hasta 70% menos')
    expect(spanish).toContain('USD 600 · 15%')
  })

  test('uses a quote from abroad where there is one', async () => {
    const bill = await receipt('?country=pe&home=4000&abroad=2000&trips=1&trip=500&repairs=')
    expect(bill).toContain('Quote from the clinic abroad $2,000')
    expect(bill).not.toContain('up to')
  })

  test('says so when the trip would not pay off', async () => {
    expect(await receipt('?home=4000&abroad=3500&trips=1&trip=900')).toContain(
      'This trip would not pay off',
    )
    expect(await receipt('?home=500&trips=3&trip=900')).toContain('No fee there makes up for that')
  })

  test('keeps what was typed and says beside the field what is wrong', async () => {
    const page = await html(`${path}?country=ar&home=4.000&abroad=%3Cb%3E&trips=0&trip=`)
    expect(page).toContain('value="4.000"')
    expect(page).toContain('value="&lt;b&gt;"')
    expect(page).toMatch(/value="ar"[^>]*|checked=""[^>]*value="ar"/)
    for (const field of ['home', 'abroad', 'trips', 'trip']) {
      expect(page).toContain(`id="savings-${field}-error"`)
      expect(page).toContain(`href="#savings-${field}"`)
    }
    expect(page).not.toContain('id="savings-repairs-error"')
  })

  test('takes anything without falling over', async () => {
    const odd = ['', '%00', '9'.repeat(3000), '-1', '1e309', 'NaN', '💸', '%F0%28']
    for (const text of odd) {
      for (const field of ['country', 'home', 'abroad', 'trips', 'trip', 'repairs']) {
        const query = `?home=100&trips=1&trip=1&${field}=${text}`
        const { status } = await server.fetch(path + query)
        expect(status, query.slice(0, 60)).toBe(200)
      }
    }
  })
})

describe('the product picker', () => {
  test('leads from a need to its guides, with the reason', async () => {
    const page = await html('/recommended-products?need=gums')
    expect(words(page)).toContain('Guides for: Sore or bleeding gums')
    expect(page).toMatch(/id="picked".*href="\/products\/interdental-brushes"/s)
    expect(page).toMatch(/checked=""[^>]*value="gums"/)
  })

  test('ignores an unknown need', async () => {
    for (const need of ['', 'zz', 'constructor']) {
      expect(await html(`/recommended-products?need=${need}`)).not.toContain('Guides for:')
    }
  })

  test('stands below the disclosure', async () => {
    const page = await html('/recommended-products')
    const main = page.slice(page.indexOf('<main'))
    expect(main.indexOf('How we earn:')).toBeGreaterThan(0)
    expect(main.indexOf('How we earn:')).toBeLessThan(main.indexOf('name="need"'))
  })
})

describe('the sheet for the dentist', () => {
  const path = '/ask-dentist'

  test('comes back as a page to print, with everything escaped and nothing kept', async () => {
    const response = await postForm(server, path, {
      problem: 'It <b>twinges</b>\r\nat night',
      since: ' ',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const page = await response.text()
    expect(page).toContain('It &lt;b&gt;twinges&lt;/b&gt;\nat night')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).not.toContain('Since when')
    expect(await html(path)).not.toContain('twinges')
  })

  test('speaks Spanish under /es', async () => {
    const page = await (await postForm(server, `/es${path}`, { questions: '¿Duele?' })).text()
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('¿Duele?')
  })

  test.each([
    ['My face is swollen and I have trouble breathing', '/ask-dentist'],
    ['Tengo la cara hinchada y me cuesta respirar', '/es/ask-dentist'],
  ])('puts the numbers first when the words call for it: %s', async (problem, to) => {
    const page = await (await postForm(server, to, { problem })).text()
    expect(page.indexOf('href="tel:911"')).toBeLessThan(page.indexOf('<h1'))
    expect(page).toContain('href="tel:911"')
  })

  test.each([
    ['', 'The upper right first molar (Universal 3, FDI 16)', 'Today'],
    ['/es', 'La primera muela superior derecha (FDI 16, Universal 3)', 'Hoy'],
  ])('takes along what an address brings, in both languages: %s', async (prefix, place, level) => {
    const response = await server.fetch(`${prefix}${path}?level=today&topic=pain&place=tooth-16`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const page = await response.text()
    for (const text of [level, 'Pain', 'Dolor', 'Hoy', 'Today']) {
      expect(page).toContain(`>${text}</span>`)
    }
    const [chosen] = /<option value="tooth-16" selected="">[^<]*/.exec(page)!
    expect(chosen).toContain(place)
    const beforeForm = page.slice(page.indexOf('<main'), page.indexOf('id="prepare-form"'))
    expect(beforeForm).not.toContain('href="tel:911"')
    const carried = Object.fromEntries(
      [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)].map(([, ...pair]) => pair),
    )
    expect(carried).toMatchObject({ level: 'today', topic: 'pain' })
    const sent = { ...carried, place: 'tooth-16' }
    const sheet = await (await postForm(server, `${prefix}${path}`, sent)).text()
    expect(sheet).toContain(`>${place}</span>`)
    expect(sheet).toContain('>Dolor</span>')
  })

  test('gives the numbers first when the answers said: now', async () => {
    const page = await html(`${path}?level=now`)
    const main = page.slice(page.indexOf('<main'))
    expect(main.indexOf('href="tel:911"')).toBeGreaterThan(0)
    expect(main.indexOf('href="tel:911"')).toBeLessThan(main.indexOf('id="prepare-form"'))
  })

  test('ignores what nobody offers', async () => {
    for (const query of [
      'level=soon',
      'topic=__proto__',
      'place=tooth-99',
      'place=',
      'level=now%00',
    ]) {
      const page = await html(`/es${path}?${query}`)
      expect(page.slice(page.indexOf('id="prepare-form"')), query).not.toContain(
        'type="hidden" name="level"',
      )
      expect(page, query).not.toMatch(/<option value="[^"]+" selected/)
    }
  })

  test('has boxes to tick, which come back in both languages and can be changed', async () => {
    const form = await html(path)
    expect(form.match(/type="checkbox"/g)!.length).toBeGreaterThan(12)
    const ticked = { 'blood-thinner': 'on', pregnancy: 'on', nonsense: 'on' }
    const sheet = await (await postForm(server, path, ticked)).text()
    for (const text of ['I take a blood thinner', 'Tomo un anticoagulante', 'Estoy embarazada']) {
      expect(sheet).toContain(text)
    }
    expect(sheet).not.toContain('I have diabetes')
    const again = await (await postForm(server, path, { ...ticked, change: '1' })).text()
    const boxes = again.match(/<input type="checkbox"[^>]*>/g)!
    const checked = boxes.filter((box) => box.includes('checked'))
    expect(checked.map((box) => /name="([^"]+)"/.exec(box)![1])).toEqual([
      'blood-thinner',
      'pregnancy',
    ])
  })

  test('takes along what was written to Molly, sorted and as it was written', async () => {
    const history = JSON.stringify([
      { role: 'user', content: 'hello' },
      { role: 'user', content: 'Tooth 46 <b>throbs</b> since Monday. It gets worse at night.' },
      { role: 'assistant', content: 'What Molly says is not the visitor’s.', kind: 'answer' },
      { role: 'user', content: 'I take warfarin and I’m pregnant. Can I have an x-ray?' },
    ])
    const response = await postForm(server, path, { history, page: '/' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const page = await response.text()
    const field = (name: string) =>
      new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)`).exec(page)![1]
    expect(field('problem')).toBe('Tooth 46 &lt;b&gt;throbs&lt;/b&gt; since Monday.')
    expect(field('since')).toBe('since Monday')
    expect(field('changes')).toBe('It gets worse at night.')
    expect(field('health')).toBe('I take warfarin and I’m pregnant.')
    expect(field('questions')).toBe('Can I have an x-ray?')
    expect(page).toContain('<option value="tooth-46" selected="">')
    for (const id of ['blood-thinner', 'pregnancy']) {
      expect(page).toMatch(new RegExp(`name="${id}" checked`))
    }
    expect(page).not.toContain('What Molly says')
    expect(await html(path)).not.toContain('throbs')
  })

  test.each([
    ['en', 'my son is 4 and he fell. his tooth is loose', /About my child, 4 years/],
    ['es', 'mi bebé de 14 meses se cayó', /Sobre mi hijo o hija, 14 meses/],
  ])('says in %s that it is about a child: %s', async (locale, content, line) => {
    const to = locale === 'es' ? `/es${path}` : path
    const history = JSON.stringify([{ role: 'user', content }])
    const form = await (await postForm(server, to, { history })).text()
    expect(form).toMatch(line)
    const value = /name="child"[^>]*value="(\d+[ym])"/.exec(form)![1]!
    // What adults have comes last, and stays there to be ticked.
    expect(form.indexOf('name="medicine-allergy"')).toBeLessThan(form.indexOf('name="diabetes"'))
    expect(form.indexOf('name="diabetes"')).toBeLessThan(form.indexOf('name="pregnancy"'))
    expect(form.indexOf('name="heart-valve"')).toBeLessThan(form.indexOf('name="blood-thinner"'))
    const sheet = await (await postForm(server, to, { problem: content, child: value })).text()
    expect(sheet).toMatch(line)
    expect(sheet).toContain(`<input type="hidden" name="child" value="${value}"/>`)
    const adult = await (await postForm(server, to, { problem: content, child: 'x' })).text()
    expect(adult).not.toMatch(line)
  })

  test('gives the numbers first when what was written to Molly calls for them', async () => {
    const content = 'Tengo la cara hinchada y me cuesta respirar'
    const history = JSON.stringify([{ role: 'user', content }])
    const page = await (await postForm(server, `/es${path}`, { history })).text()
    const before = page.slice(page.indexOf('id="prepare"'), page.indexOf('id="prepare-form"'))
    expect(before).toContain('href="tel:911"')
  })

  test.each(['', '[]', 'nonsense', '{"role":"user"}', '[{"role":"system","content":"Hi"}]'])(
    'comes back empty from what is no conversation: %s',
    async (history) => {
      const response = await postForm(server, path, { history })
      expect(response.status).toBe(200)
      expect(await response.text()).toMatch(/<textarea[^>]*name="problem"[^>]*><\/textarea>/)
    },
  )

  test('opens its page', async () => {
    for (const prefix of ['', '/es']) {
      const page = await html(prefix + path)
      const [first] = /<(?:h2|form|aside)\b[^>]*id="[^"]*"/.exec(page.slice(page.indexOf('</h1>')))!
      expect(first).toContain('id="prepare"')
    }
  })

  test('nothing filled in comes back with a message', async () => {
    const response = await postForm(server, path, { problem: ' \n ' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Please fill in at least one of the boxes.')
  })

  test('too long a text comes back whole, with a message', async () => {
    const since = 'a'.repeat(300)
    const response = await postForm(server, path, { since })
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain(since)
    expect(page).toContain('Use at most 200 characters.')
  })

  test('can be changed: the boxes hold what was written', async () => {
    const response = await postForm(server, path, { since: 'two "days"', change: '1' })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/name="since"[^>]*>two &quot;days&quot;<\/textarea>/)
  })

  test.each([
    ['another site', { problem: 'x' }, { Origin: 'https://evil.example' }, 403],
    ['too much', { problem: 'a'.repeat(40_000) }, {}, 413],
    ['another type', { problem: 'x' }, { 'Content-Type': 'text/plain' }, 415],
  ])('%s is refused', async (_what, fields, headers, status) => {
    expect((await postForm(server, path, fields, headers)).status).toBe(status)
  })

  test('all boxes full of the widest letters are not too much', async () => {
    const full = {
      problem: 600,
      since: 200,
      changes: 400,
      tried: 400,
      health: 600,
      questions: 600,
    }
    const fields = Object.fromEntries(
      Object.entries(full).map(([name, length]) => [name, '歯'.repeat(length)]),
    )
    expect((await postForm(server, path, fields)).status).toBe(200)
  })
})

test('the timer is a list of four parts before any script runs', async () => {
  const page = await html('/tools/brushing-timer')
  const timer = /data-island="BrushingTimer".*?<\/ol>/s.exec(page)![0]
  expect(timer.match(/<li/g)).toHaveLength(4)
  expect(timer.match(/30 seconds/g)).toHaveLength(4)
})

test.each([
  ['', 'only if you lay a tile', 'if you lay a tile:'],
  ['/es', 'solo si usted pone un azulejo', 'si usted pone un azulejo:'],
])(
  'what a device keeps of the mural of the timer and of the diary is said on %s/tools and on the pages about privacy',
  async (prefix, tools, privacy) => {
    expect(await html(`${prefix}/tools`)).toContain(tools)
    expect(await html(`${prefix}/privacy`)).toContain(privacy)
    for (const path of ['/privacy', '/privacy-settings']) {
      const page = await html(prefix + path)
      expect(page).toContain('<code>brushing-mural</code>')
      expect(page).toContain('<code>symptom-diary</code>')
      expect(page).toContain('<code>children-births</code>')
    }
  },
)

test('the tools page links every tool in both languages', async () => {
  for (const prefix of ['', '/es']) {
    const page = await html(`${prefix}/tools`)
    for (const path of tools.map((tool) => routes[tool])) {
      expect(page).toContain(`href="${prefix}${path}"`)
    }
  }
})
