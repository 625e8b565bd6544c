import { describe, expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { readContent } from '../../build/content/read.ts'
import { codes } from '../../src/features/codes/data.ts'
import { texts } from '../../src/features/codes/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { platforms, sharedServer } from '../support/servers.ts'

const server = sharedServer()
const source = readDataFile(readContent(process.cwd()), codes)
const icd = source['icd-10']
const get = (path: string) => server.fetch(path, { redirect: 'manual' })

test('every category from K00 to K14 is there', () => {
  const known = icd.map(({ code }) => code)
  for (let number = 0; number <= 14; number += 1) {
    expect(known).toContain(`K${String(number).padStart(2, '0')}`)
  }
})

describe.each(localeCodes)('the codes in %s', (locale) => {
  const t = getText(locale, texts)
  const address = (path: string) => localize(path, locale)

  test('lead to a part of a page that is there', async () => {
    const pages = new Map<string, string>()
    for (const { page } of [...icd, ...source.cdt]) {
      const [path = '', section] = page.split('#')
      const html = pages.get(path) ?? (await readText(server, address(path)))
      pages.set(path, html)
      if (section) expect(html, page).toContain(`id="${section}"`)
    }
  })

  test('are all in the list, each with our words and its page', async () => {
    const html = await readText(server, address('/codes'))
    const markdown = await readText(server, address('/codes.md'))
    for (const { code, page, ...names } of [...icd, ...source.cdt]) {
      expect(html).toContain(`>${code}</a>`)
      expect(html).toContain(`href="${address(page)}"`)
      expect(markdown).toContain(`- ${code}: ${names[locale]}. [`)
    }
    for (const list of ['icd', 'cdt', 'snomed'] as const) {
      expect(html).toContain(t(`codes.lists.${list}`))
    }
  })

  test.each([
    ['icd-10/K02', 'K02'],
    ['icd-10-cm/k02.51', 'K02'],
    ['icd-10/K0251', 'K02'],
    ['icd-10/K03.81', 'K03.81'],
    ['icd-10/S02.5XXA', 'S02.5'],
  ])('open %s with the name and page of %s, in both languages', async (typed, known) => {
    const html = await readText(server, address(`/codes/${typed}`))
    const entry = icd.find(({ code }) => code === known)!
    expect(html).toContain(`>${entry[locale]}</h1>`)
    for (const code of localeCodes) expect(html).toContain(`href="${localize(entry.page, code)}"`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html.includes(t('codes.urgent'))).toBe(entry.urgent === true)
  })

  test('of a bill lead to the page about their range', async () => {
    const html = await readText(server, address('/codes/cdt/D2740'))
    const crowns = source.cdt.find(({ code }) => code === 'D2700-D2799')!
    expect(html).toContain(`>${crowns[locale]}</h1>`)
    expect(html).toContain(`href="${address('/services/crowns')}"`)
  })

  test.each([
    ['icd-10/K15', '>K14: '],
    ['icd-10/S09.9', '>S03.0: '],
    ['icd-10/Q99', '>Q38.1: '],
  ])('say of %s that we do not know it, with the list and the nearest', async (path, nearest) => {
    const response = await get(address(`/codes/${path}`))
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain(t('codes.unknown', { code: path.split('/')[1]! }))
    expect(html).toContain(nearest)
    expect(html).toContain('>K02</a>')
  })

  test.each(['snomed/80967001', 'constructor/K02', 'icd-10/%3Cimg%3E', 'cdt/D0001', 'icd-10/W99'])(
    'say of %s that we do not know it, with the list',
    async (path) => {
      const response = await get(address(`/codes/${path}`))
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).not.toContain('<img>')
      expect(html).toContain('>K02</a>')
    },
  )

  test.each([
    ['K02.51', '/codes/icd-10/K02.51'],
    ['K04,7', '/codes/icd-10/K04.7'],
    [' d2740 ', '/codes/cdt/D2740'],
  ])('are found by a form without a script: %s', async (typed, to) => {
    const response = await get(address(`/codes?code=${encodeURIComponent(typed)}`))
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(address(to))
    const searched = await get(address(`/search?q=${encodeURIComponent(typed)}`))
    expect(searched.headers.get('Location')).toBe(address(to))
  })

  test.each([
    ['D2740 crown', '/codes/cdt/D2740'],
    ['Caries (K02.51), 2', '/codes/icd-10/K02.51'],
  ])('are found by a form among other words: %s', async (typed, to) => {
    const response = await get(address(`/codes?code=${encodeURIComponent(typed)}`))
    expect(response.headers.get('Location')).toBe(address(to))
  })

  test.each(['tooth', 'D99999', 'd0001 crown'])(
    'leave what is none as it was typed: %s',
    async (typed) => {
      const response = await get(address(`/codes?code=${encodeURIComponent(typed)}`))
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toContain(t('codes.unknown', { code: typed }))
      expect(html).toContain(`value="${typed}"`)
    },
  )

  test.each(['/tools/treatment-plan', '/about', '/sitemap'])(
    'are one link away from %s',
    async (from) => {
      expect(await readText(server, address(from))).toContain(`href="${address('/codes')}"`)
    },
  )
})

describe.each(platforms)('software that asks like MedlinePlus Connect, on %s,', (platform) => {
  const target = sharedServer(platform)
  const ask = (path: string, fields: Record<string, string>) =>
    target.fetch(`/connect/${path}?${new URLSearchParams(fields).toString()}`, {
      redirect: 'manual',
    })
  const code = (value: string, language = 'en', list = '2.16.840.1.113883.6.90') => ({
    'mainSearchCriteria.v.cs': list,
    'mainSearchCriteria.v.c': value,
    'mainSearchCriteria.v.dn': 'Caries <of> "dentin" & more',
    'informationRecipient.languageCode.c': language,
  })
  const json = { knowledgeResponseType: 'application/json' }

  test.each([
    ['K02.51', 'en', 'Tooth decay (cavities)', '/conditions/cavities'],
    ['K02.51', 'es', 'Caries', '/es/conditions/cavities'],
    ['S02.5XXA', 'en', 'Broken tooth', '/conditions/emergency#broken-tooth'],
  ])(
    'gets for %s in "%s" the title and address of our page',
    async (value, locale, title, path) => {
      const response = await ask('service', { ...code(value, locale), ...json, taskContext: 'x' })
      const { feed } = (await response.json()) as { feed: Record<string, unknown> }
      expect(feed).toMatchObject({
        lang: locale,
        category: [
          { scheme: 'mainSearchCriteria.v.c', term: value },
          { scheme: 'mainSearchCriteria.v.cs', term: 'ICD10CM' },
          { scheme: 'mainSearchCriteria.v.dn', term: 'Caries <of> "dentin" & more' },
          { scheme: 'informationRecipient', term: 'PAT' },
        ],
        entry: [
          {
            title: { _value: title },
            link: [{ rel: 'alternate', href: `https://esmalte.example${path}` }],
          },
        ],
      })
    },
  )

  test('gets the same as an Atom feed, by default', async () => {
    const response = await ask('service', code('K02', 'es'))
    expect(response.headers.get('Content-Type')).toBe('text/xml; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const xml = await response.text()
    expect(xml).toContain('<entry><title>Caries</title>')
    expect(xml).toContain('href="https://esmalte.example/es/conditions/cavities" rel="alternate"')
    expect(xml).toContain('term="Caries &lt;of&gt; &quot;dentin&quot; &amp; more"')
    expect(xml).toContain('<summary type="html">&lt;p&gt;')
  })

  test.each([
    ['an unknown code', code('Z99.9')],
    ['words', code('a tooth')],
    ['another list', code('80967001', 'en', '2.16.840.1.113883.6.96')],
  ])('gets no entry for %s', async (_what, fields) => {
    const response = await ask('service', { ...fields, ...json })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ feed: { entry: [] } })
    expect(await (await ask('service', fields)).text()).not.toContain('<entry>')
  })

  test.each([
    ['no code', { ...code(''), ...json }, 'mainSearchCriteria.v.c'],
    ['no list', { 'mainSearchCriteria.v.c': 'K02' }, 'mainSearchCriteria.v.cs'],
    [
      'JSONP',
      { ...code('K02'), knowledgeResponseType: 'application/javascript' },
      'knowledgeResponseType',
    ],
  ])('is told what is wrong with %s', async (_what, fields, name) => {
    const response = await ask('service', fields as Record<string, string>)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_query', message: expect.stringContaining(name) as string },
    })
  })

  test.each([
    [code('K02.51', 'es'), '/es/codes/icd-10/K02.51'],
    [code('//evil.example'), '/codes'],
    [code('80967001', 'es', '2.16.840.1.113883.6.96'), '/es/codes'],
    [{}, '/codes'],
  ])('leads people to a page of ours: %o', async (fields, to) => {
    const response = await ask('application', fields as Record<string, string>)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(to)
  })
})
