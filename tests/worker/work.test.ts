import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareFields } from '../../src/features/ask-dentist/sheet.ts'
import { maxPlanLetters } from '../../src/features/treatment-plan/read-plan.ts'
import { askMolly, formType, post, postForm, postJson } from '../support/requests.ts'
import { type Server, startOnNode } from '../support/servers.ts'

// What a stranger writes is read in bounded time, and not without end.

let server: Server
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  server = await startOnNode({ RATE_LIMITS: 'off', WRITE_DAILY_BUDGET: '999999' })
})
afterAll(() => server.close())

const callTool = (target: Server, name: string, given: object) => {
  const params = { name, arguments: given }
  return postJson(target, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
}

const chosen = Array.from({ length: 60_000 }, (_, nth) => (nth * 7919) % 12_000)
/** Each is repeated, to the longest text that a route lets through. */
const alphabets = {
  words: 'tooth pain swollen gums ',
  denied: 'not swollen no fever ',
  feared: 'in case baby baby ',
  translated: `in case ${'肿血肿血眼'.repeat(12_000)}`,
  kin: 'my 8 yr old 4 and 9 my dad ',
  spelled: 'c a n t ',
  invisible: 'a\u{AD}\u{200B}',
  typos: 'gingivitus implents brackts periodontits ',
  unique: chosen.map((number) => `${number.toString(36)}zx`).join(' '),
  questions: 'why how much what age ',
  Han: '肿血眼',
  ligatures: '\u{FDFA}ﬃ',
  emoji: '😬👩‍👩‍👧',
  marks: 'a\u{301}\u{323}\u{300}',
  spaces: ' \u{2028}',
  money: '$1,000.00 ',
  at: 'a@a.',
  random: chosen
    .map((number) => String.fromCharCode(32 + number))
    .join('')
    .toWellFormed(),
}
const fill = (alphabet: string, length: number) =>
  alphabet
    .repeat(Math.ceil(length / alphabet.length))
    .slice(0, length)
    .toWellFormed()

type Read = [route: string, longest: number, send: (text: string) => Promise<Response>]
const routes: Read[] = [
  ['Molly', 1000, (message) => askMolly(server, { message })],
  [
    'Molly after other messages',
    1500,
    (text) => {
      const history = Array.from({ length: 5 }, () => ({ role: 'user', content: text }))
      return askMolly(server, { message: text.slice(0, 1000).toWellFormed(), history })
    },
  ],
  ['emergency of /mcp', 1000, (message) => callTool(server, 'emergency', { message })],
  [
    '/ask-dentist',
    600,
    (text) => {
      const fields = prepareFields.map(({ name, maxLength }) => [name, text.slice(0, maxLength)])
      return postForm(server, '/ask-dentist', Object.fromEntries(fields) as Record<string, string>)
    },
  ],
  [
    '/ask-dentist after a conversation',
    700,
    (content) => {
      const history = JSON.stringify(Array.from({ length: 4 }, () => ({ role: 'user', content })))
      return postForm(server, '/ask-dentist', { history })
    },
  ],
  [
    '/feedback',
    500,
    (comment) =>
      postForm(server, '/feedback', { page: '/article/root-canal', helpful: 'no', comment }),
  ],
  ['a rating', 900, (card) => postForm(server, '/feedback/molly', { card, verdict: 'up' })],
  ['/search', 200, (text) => server.fetch(`/search?q=${encodeURIComponent(text)}`)],
  ['/api/search', 200, (text) => server.fetch(`/api/search?q=${encodeURIComponent(text)}`)],
  ['a missing page', 500, (text) => server.fetch(`/${encodeURIComponent(text)}`)],
  ['search of /mcp', 200, (query) => callTool(server, 'search', { query })],
  ['read_page of /mcp', 300, (page) => callTool(server, 'read_page', { page })],
  [
    '/contact',
    2000,
    (message) => postForm(server, '/contact', { topic: 'idea', message, page: message }),
  ],
  ['/newsletter', 1000, (text) => postForm(server, '/newsletter', { email: `${text}@a.example` })],
  ['a quote', 6000, (lines) => postForm(server, '/tools/treatment-plan', { lines })],
  [
    'a quote of short lines',
    6000,
    (text) =>
      postForm(server, '/tools/treatment-plan', { lines: text.replaceAll(/(.{50})/gsu, '$1\n') }),
  ],
  [
    'a quote that is too long',
    60_000,
    (text) =>
      post(
        server,
        '/tools/treatment-plan',
        formType,
        `lines=${encodeURIComponent(text).slice(0, 95_000)}`,
      ),
  ],
]

/** The least of three, or the first that is `enough`: garbage is collected in between. */
async function cpuMsOf(send: () => Promise<Response>, enough = 0): Promise<number> {
  let least = Infinity
  for (let nth = 0; nth < 3 && least > enough; nth += 1) {
    const before = process.cpuUsage()
    await (await send()).arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** What the encoder and the page cost whatever is said. */
const ordinary = 'When I brush at night, I look at it in the mirror. '
/** Below this, time says nothing about how it grows. */
const noiseMs = 60

test.each(routes)(
  '%s reads the longest text in a moment, in any alphabet, and four times the text in four times the time',
  async (_, longest, send) => {
    const sendOf = (text: string, length: number) => () => send(fill(text, length))
    const usual = await cpuMsOf(sendOf(ordinary, longest))
    const quarter = Math.floor(longest / 4)
    for (const [name, alphabet] of Object.entries(alphabets)) {
      const whole = await cpuMsOf(sendOf(alphabet, longest), usual + noiseMs)
      if (whole <= usual + noiseMs) continue
      // 50 on an idle machine. A busy one makes everything dearer, so what is usual is asked again.
      const now = Math.max(usual, await cpuMsOf(sendOf(ordinary, longest)))
      expect(whole - now, name).toBeLessThan(Math.max(200, now))
      const part = await cpuMsOf(sendOf(alphabet, quarter))
      expect(whole, name).toBeLessThan(4 * part + noiseMs)
    }
  },
)

describe('past the limit', () => {
  let limited: Server
  beforeAll(async () => {
    limited = await startOnNode({ RATE_LIMITS: 'on' })
  })
  afterAll(() => limited.close())
  const swollen = 'My face is swollen and I cannot breathe'
  /** Twice the limit and one more, because a minute may end among them. */
  const flood = async (send: () => Promise<Response>) => {
    for (let nth = 0; nth < 61; nth += 1) await (await send()).arrayBuffer()
  }

  /** A slow machine may need more than a minute for the limit of one. */
  const untilRefused = async (send: () => Promise<Response>) => {
    for (let nth = 0; nth < 300; nth += 1) {
      const response = await send()
      if (response.status === 429) return response
      await response.arrayBuffer()
    }
    throw new Error('Nothing was refused.')
  }

  test('a search finds nothing, but says what to do in an emergency', async () => {
    const search = (words: string, headers = {}) =>
      limited.fetch(`/search?q=${encodeURIComponent(words)}`, { headers })
    const picture = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
    for (let nth = 0; nth < 61; nth += 1) {
      expect((await search('gums', picture)).status).toBe(429)
    }
    expect((await search('gums')).status).toBe(200)
    const refused = await untilRefused(() => search('gums'))
    expect(refused.headers.get('Retry-After')).toBe('60')
    const html = await refused.text()
    expect(html).toContain('Please wait a minute')
    expect(html).toContain('value="gums"')
    expect(html).not.toContain('If this is urgent')
    expect(await (await search(swollen)).text()).toContain('If this is urgent')
  })

  test('pages near a missing one are looked up for visits, not for pictures nor without end', async () => {
    const isHelped = async (path: string, headers = {}) => {
      const response = await limited.fetch(path, { headers })
      expect(response.status).toBe(404)
      return /Were you looking for|¿Buscaba/.test(await response.text())
    }
    const paths = ['/gum-disaese', '/es/article/gum-disaese']
    const picture = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
    for (const path of paths) {
      expect(await isHelped(path)).toBe(true)
      expect(await isHelped(path, picture)).toBe(false)
    }
    for (const path of paths) {
      let visits = 0
      while (visits < 300 && (await isHelped(path))) visits += 1
      expect(visits).toBeLessThan(300)
    }
  })

  test('programs are told so, and still get emergencies and numbers', async () => {
    const textOf = async (name: string, given: object) => {
      const reply = (await (await callTool(limited, name, given)).json()) as {
        result: { content: [{ text: string }] }
      }
      return reply.result.content[0].text
    }
    await flood(() => callTool(limited, 'search', { query: 'gums' }))
    expect(await textOf('search', { query: 'gums' })).toContain('wait a minute')
    expect(await textOf('read_page', { page: '/article/root-canal' })).toContain('wait a minute')
    const unread = await textOf('emergency', { message: 'Is this bad?', country: 'MX' })
    expect(unread).toContain('wait a minute')
    expect(unread).toContain('911')
    expect(await textOf('emergency', { message: swollen })).not.toContain('wait a minute')
  })

  /** Letters of nine bytes each in a form. */
  const longest = (length: number) => '齿'.repeat(length)
  const notes = Object.fromEntries(
    prepareFields.map(({ name, maxLength }) => [name, longest(maxLength)]),
  ) as Record<string, string>

  test.each([
    ['/ask-dentist', notes],
    ['/tools/treatment-plan', { lines: longest(maxPlanLetters) }],
    ['/contact', { topic: 'idea', message: longest(2000) }],
    ['/feedback', { page: '/article/root-canal', helpful: 'no', comment: longest(500) }],
    ['/ask-molly', { message: longest(1000) }],
  ])('%s gives back the longest text', async (path, fields: Record<string, string>) => {
    const html = await (await untilRefused(() => postForm(limited, path, fields))).text()
    for (const text of Object.values(fields).filter((value) => value.startsWith('齿'))) {
      expect(html).toContain(`${text}</textarea>`)
    }
  })

  test('the longest sheet for the dentist is read for emergencies', async () => {
    const send = (fields: Record<string, string>) => postForm(limited, '/ask-dentist', fields)
    await untilRefused(() => send(notes))
    const problem = `${swollen}. `.padEnd(600, '齿')
    const sheet = await send({ ...notes, problem })
    expect(sheet.status).toBe(200)
    expect(await sheet.text()).toContain('href="tel:911"')
  })

  test('of a conversation with Molly, emergencies are looked for in the newest message', async () => {
    const told = [{ role: 'user', content: swollen }]
    const ask = (message: string, history: unknown[] = []) =>
      askMolly(limited, { message, history })
    await untilRefused(() => ask('Should I wait?', told))
    expect(await (await ask(swollen)).json()).toMatchObject({ kind: 'emergency' })
  })

  test.each([
    ['/ask-dentist', 'problem'],
    ['/tools/treatment-plan', 'lines'],
  ])('%s gives the text back', async (path, name) => {
    const send = (text: string) => postForm(limited, path, { [name]: text })
    const refused = await untilRefused(() => send('A crown, $1,000'))
    const html = await refused.text()
    expect(html).toContain('Please wait a minute')
    expect(html).toContain('A crown, $1,000</textarea>')
    if (path === '/ask-dentist') expect((await send(swollen)).status).toBe(200)
  })

  test('/ask-dentist reads of a note what its field may hold', async () => {
    const send = (problem: string) => postForm(limited, '/ask-dentist', { problem })
    await untilRefused(() => send('A crown'))
    // 400 where a new minute has begun: the note is longer than its field.
    const { status } = await send(`${fill('A crown. ', 30_000)} ${swollen}`)
    expect([400, 429]).toContain(status)
  })
})
