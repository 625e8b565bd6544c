import { describe, expect, test } from 'vitest'
import { answerOf, mainOf, postForm, postJson } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

// Keyboards, phones and copied text write the same words in other characters.

const server = testServer('Node')

const inLongWords = (sign: string) => (text: string) =>
  text.replace(/\p{L}{2}(?=\p{L}{2})/gu, (letters) => letters + sign)
const asBlank = (sign: string) => (text: string) => text.replaceAll(' ', sign)
const asApostrophe = (sign: string) => (text: string) => text.replaceAll("'", sign)

const ways: readonly (readonly [name: string, write: (text: string) => string])[] = [
  ...'’ ‘ ‛ ´ ` ʼ ′ ʹ ˈ ＇'
    .split(' ')
    .map((sign) => [`${sign} as an apostrophe`, asApostrophe(sign)] as const),
  ['quotes', (text) => `“${text}”`],
  ['soft hyphens', inLongWords('\u00AD')],
  ['zero-width spaces', inLongWords('\u200B')],
  ['zero-width joiners', inLongWords('\u200D')],
  ['word joiners and marks of direction', (text) => inLongWords('\u2060')(`\u200E${text}\uFEFF`)],
  ['no-break spaces', asBlank('\u00A0')],
  ['narrow no-break spaces', asBlank('\u202F')],
  ['wide spaces', asBlank('\u3000')],
  ['line separators', asBlank('\u2028')],
  ['a paragraph separator at the end', (text) => `${text}\u2029`],
  [
    'full width',
    (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
  ['combining marks', (text) => text.normalize('NFD')],
]

describe.each(ways)('with %s', (name, write) => {
  test.each([
    "I can't breathe, my jaw is swelling",
    'No puedo respirar, tengo hinchada la mandíbula',
    "What's a root canal?",
    '¿Cuánto dura una endodoncia?',
  ])('Molly reads the same: %s', async (message) => {
    // Quotes around it are no part of the words.
    const same = name === 'quotes' ? `"${message}"` : message
    expect(await answerOf(server, write(message))).toEqual(await answerOf(server, same))
  })

  test.each(["child's toothbrush", 'cepillo de niños', 'root canal'])(
    'search finds the same: %s',
    async (words) => {
      const find = async (q: string) =>
        (await (await server.fetch(`/api/search?q=${encodeURIComponent(q)}`)).json()) as {
          total: number
        }
      const found = await find(words)
      expect(found.total).toBeGreaterThan(0)
      expect(await find(write(words))).toEqual(found)
    },
  )

  test('the sheet for the dentist knows an emergency', async () => {
    const problem = write("I can't breathe, my jaw is swelling")
    const html = await (await postForm(server, '/ask-dentist', { problem })).text()
    expect(mainOf(html)).toContain('What you wrote sounds urgent')
  })

  // In a quote they are its lines.
  test.skipIf(name === 'line separators')('a quote is explained the same', async () => {
    const explain = async (lines: string) => {
      const html = await (await postForm(server, '/tools/treatment-plan', { lines })).text()
      return [...mainOf(html).matchAll(/href="[^"]+"/g)].map(([href]) => href)
    }
    const lines = "Dentist's exam, porcelain crown D2740"
    expect(await explain(write(lines))).toEqual(await explain(lines))
  })

  // Nobody puts these in quotes.
  test.skipIf(name === 'quotes')('an address is the same subscriber', async () => {
    const email = write("o'brien@example.com")
    expect((await postJson(server, '/newsletter', { email })).status).toBe(200)
    expect(await server.query('SELECT email FROM subscribers')).toEqual([
      { email: "o'brien@example.com" },
    ])
  })

  test.skipIf(name === 'quotes')('the page of a message is found', async () => {
    const page = write('/article/root-canal')
    const sent = { topic: 'idea', message: write('A word.'), page }
    expect((await postJson(server, '/contact', sent)).status).toBe(200)
    const [row] = await server.query('SELECT page FROM messages ORDER BY id DESC LIMIT 1')
    expect(row).toEqual({ page: '/article/root-canal' })
  })
})

test.each(['\u200B\u200B', '\u00AD \u2060', '\u2028\u2029'])(
  'a message of nothing visible is empty: %j',
  async (message) => {
    expect((await postJson(server, '/contact', { topic: 'idea', message })).status).toBe(400)
  },
)

test('line separators separate the lines of a quote', async () => {
  const lines = 'Porcelain crown\u2028Root canal\u2029Exam'
  const html = await (await postForm(server, '/tools/treatment-plan', { lines })).text()
  expect(html.match(/<li class="[^"]*\bplan-line/g)).toHaveLength(3)
})

test('separators of lines and paragraphs are kept as line breaks', async () => {
  const message = 'One line.\u2028The same one.\u2029Another.'
  await postJson(server, '/contact', { topic: 'idea', message })
  const [row] = await server.query('SELECT message FROM messages ORDER BY id DESC LIMIT 1')
  expect(row).toEqual({ message: 'One line. The same one.\nAnother.' })
})
