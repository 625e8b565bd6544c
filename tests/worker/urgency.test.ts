import { describe, expect, test } from 'vitest'
import { readContent } from '../../build/content/read.ts'
import { texts } from '../../src/features/urgency/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { mainOf, post, postForm, readText } from '../support/requests.ts'
import { platforms, sharedServer } from '../support/servers.ts'

const server = sharedServer()
const { urgency: table, advice } = readContent(process.cwd())
const { first, topics } = advice

/** What React writes for these characters. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
describe.each(localeCodes)('the questions in %s', (locale) => {
  const t = getText(locale, texts)
  const path = localize('/urgency', locale)
  const read = async (query = '') => mainOf(await readText(server, path + query))

  test('begin with the signs of life and death, each of which leads at once to what to do', async () => {
    const html = await read()
    const places = [t('howSoon.progress', { step: 1, total: 4 }), t('howSoon.first.question')]
    for (const id of first) {
      const { level, topic, [locale]: words } = table[id]!
      expect(level).toBe('now')
      expect(html).toContain(`href="${path}?level=now&amp;topic=${topic}"`)
      places.push(escape(words))
    }
    const found = places.map((text) => html.indexOf(text))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(html.match(/href="tel:/g)!.length).toBeGreaterThanOrEqual(22)
    expect(html).toContain(`href="${path}?now=no"`)
  })

  test('ask one thing a page, with the way back, and lead on by forms and links alone', async () => {
    const who = await read('?now=no')
    expect(who).toContain(t('howSoon.progress', { step: 2, total: 4 }))
    expect(who).toMatch(/<form [^>]*method="get"[^>]*>.*name="now" value="no".*<fieldset/s)
    expect(who).toMatch(/<button [^>]*value="child" name="who"/)
    expect(who).toContain(`href="${path}"`)

    const topic = await read('?now=no&who=child')
    expect(topic).toContain(t('howSoon.progress', { step: 3, total: 4 }))
    expect(topic.match(/value="[a-z-]+" name="topic"/g)).toHaveLength(15)
    expect(topic).toContain(`href="${path}?now=no"`)

    const signs = await read('?now=no&who=child&topic=sore')
    expect(signs).toContain(t('howSoon.progress', { step: 4, total: 4 }))
    expect(signs).toMatch(/<form [^>]*method="post"/)
    expect(signs).toContain(`href="${path}?now=no&amp;who=child"`)
    // What means now stands first, whatever the topic.
    expect(signs.indexOf('name="swallowing"')).toBeLessThan(signs.indexOf('name="sores-fever"'))
    expect(signs).toContain('name="child-fever"')
  })

  test.each([
    [['pain-biting'], 'pain', 'level=week&topic=pain'],
    [['pain-biting', 'pain-fever'], 'pain', 'level=today&topic=pain'],
    [['pain-biting', 'swelling-fever', 'pain-fever'], 'pain', 'level=now&topic=swelling'],
    [['baby-drowsy'], 'sore', 'level=now&topic=child'],
    [[], 'check-up', 'level=routine&topic=check-up'],
    [[], 'swelling', 'level=today&topic=swelling'],
  ])('answer %j about %s with an address that says no more than %s', async (ids, topic, query) => {
    const fields = { topic, ...Object.fromEntries(ids.map((id) => [id, 'on'])) }
    const response = await postForm(server, path, fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${path}?${query}`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('about a child end on advice for a child, and on a sheet about one', async () => {
    const form = await read('?now=no&who=child&topic=pain')
    expect(form).toContain('name="who" value="child"')
    const sent = await postForm(server, path, { topic: 'pain', who: 'child', 'pain-severe': 'on' })
    const query = '?level=today&topic=pain&who=child'
    expect(sent.headers.get('Location')).toBe(path + query)
    const html = await read(query)
    const noAspirin = advice.advice['no-aspirin-child']![locale]
    expect(html).toContain(noAspirin)
    expect(html).toContain(
      `href="${localize('/ask-dentist', locale)}?level=today&amp;topic=pain&amp;child=on#prepare"`,
    )
    expect(await read('?level=today&topic=pain')).not.toContain(noAspirin)
  })

  test('end on how soon, why, what to do until then, whom to call and what to read', async () => {
    const html = await read('?level=today&topic=swelling')
    const places = [
      topics.swelling!.name[locale],
      t('howSoon.answer.today'),
      t('howSoon.why'),
      t('howSoon.until'),
      t('howSoon.whom'),
      escape(t('howSoon.call.dentist.today')),
      escape(t('howSoon.unsure')),
      `href="${localize('/conditions/emergency', locale)}#swelling"`,
      `href="${localize('/ask-dentist', locale)}?level=today&amp;topic=swelling#prepare"`,
    ].map((text) => html.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).toMatch(/<sup><a href="#ref-1"/)
    expect(html).toContain('id="ref-1"')
  })

  test('put the numbers before all else when it is now, and send nobody to a dentist’s sheet', async () => {
    const html = await read('?level=now&topic=bleeding')
    const places = [t('howSoon.answer.now'), 'href="tel:911"', t('howSoon.why')].map((text) =>
      html.indexOf(text),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).not.toContain(`${localize('/ask-dentist', locale)}?`)
  })

  test('are in the Markdown copy as a list of every sign by its level', async () => {
    const markdown = await readText(server, `${path}.md`)
    const now = markdown.slice(markdown.indexOf(`## ${t('howSoon.answer.now')}`))
    for (const { level, [locale]: words } of Object.values(table)) {
      expect(level === 'now' ? now : markdown).toContain(`[${words}](`)
    }
  })

  test.each(['/conditions/emergency', '/conditions/toothache', '/tools', '/topics', '/sitemap'])(
    'are one link away from %s',
    async (from) => {
      expect(mainOf(await readText(server, localize(from, locale)))).toContain(`href="${path}"`)
    },
  )
})

describe.each(platforms)('on %s', (platform) => {
  const asked = sharedServer(platform)

  test('nothing that answers keeps, and no search engine lists it', async () => {
    for (const query of ['?now=no', '?now=no&who=me&topic=pain', '?level=week&topic=gums']) {
      const response = await asked.fetch(`/urgency${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
    }
    const start = await asked.fetch('/urgency')
    expect(start.headers.get('Cache-Control')).toMatch(/^public/)
  })

  // Only workerd knows where a visitor is.
  test('the first numbers are there for everybody, with a word on the place where it is known', async () => {
    const html = mainOf(await readText(asked, '/urgency?level=now&topic=bleeding'))
    const [shown, folded] = html.split('<details')
    expect(shown!.match(/href="tel:/g)).toHaveLength(5)
    for (const number of ['112', '999', '131']) expect(folded).toContain(`href="tel:${number}"`)
    const today = mainOf(await readText(asked, '/urgency?level=today&topic=swelling'))
    expect(today.includes(escape(getText('en', texts)('howSoon.place')))).toBe(platform !== 'Node')
  })

  test.each([
    '?level=x&topic=pain',
    '?level=today',
    '?level=today&topic=x',
    '?level=now&topic=gums',
    '?level=routine&topic=breathing',
    '?now=no&who=x',
    '?now=no&who=me&topic=x',
    '?now=no&who=me&topic=child',
    '?now=no&who=me&topic=__proto__',
    '?level=constructor&topic=toString',
    `?level=${'a'.repeat(4000)}`,
    `?${'topic=pain&'.repeat(1000)}level=x`,
  ])('what no page here leads to ends at the first question: %#', async (query) => {
    const response = await asked.fetch(`/es/urgency${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('Paso 1 de 4')
    expect(html).toContain('role="alert"')
    expect(html).toContain('href="tel:911"')
  })
})

test('an address that holds what is none of ours asks the first question', async () => {
  for (const query of ['?utm_source=x', '?who=child', '?topic=pain']) {
    const response = await server.fetch(`/urgency${query}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Step 1 of 4')
  }
})

test.each<[string, Record<string, string>]>([
  [
    'an unknown sign, which may be the grave one',
    { topic: 'pain', 'pain-biting': 'on', gone: 'on' },
  ],
  ['an unknown topic', { topic: 'x' }],
  ['no topic', { 'pain-biting': 'on' }],
  ['a name of every object', { topic: 'pain', constructor: 'on' }],
])('a form with %s is answered by the first question', async (_what, fields) => {
  const response = await postForm(server, '/urgency', fields)
  expect(response.status).toBe(400)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toContain('Step 1 of 4')
})

test('every sign at once is answered, and much more than that is refused', async () => {
  const all = Object.fromEntries(Object.keys(table).map((id) => [id, 'on']))
  const answer = await postForm(server, '/urgency', { topic: 'check-up', ...all })
  expect(answer.headers.get('Location')).toMatch(/^\/urgency\?level=now&topic=[a-z-]+$/)
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`a${at}`, 'on']))
  expect((await postForm(server, '/urgency', many)).status).toBe(413)
})

test.each([
  ['JSON', 'application/json', '{"topic":"pain"}'],
  ['another type', 'text/plain', 'topic=pain'],
])('%s is refused: the signs are a form', async (_what, type, body) => {
  expect((await post(server, '/urgency', type, body)).status).toBe(415)
})

test('another site cannot send them, and other methods are told which ones there are', async () => {
  const headers = { Origin: 'https://evil.example' }
  expect((await postForm(server, '/urgency', { topic: 'pain' }, headers)).status).toBe(403)
  const response = await server.fetch('/urgency', { method: 'PUT' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
})
