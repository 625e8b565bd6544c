import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { categories } from '../../src/categories.ts'
import { limits } from '../../src/molly/protocol.ts'
import { resultTypes } from '../../src/search/result-types.ts'
import { contactTopics, maxLengths } from '../../src/features/contact/ContactForm.tsx'
import { eventStream, mollyPath, post, postJson } from '../support/requests.ts'
import { type Server, testServer } from '../support/servers.ts'

type Described = {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>
  components: { schemas: Record<string, { enum?: string[]; maxLength?: number }> }
}

const api = parse(readFileSync('docs/openapi.yaml', 'utf8')) as Described

const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  formats: {
    email: /^[^@]+@[^@]+$/,
    date: /^\d{4}-\d\d-\d\d$/,
    uri: (text: string) => URL.canParse(text),
  },
})
ajv.addVocabulary(Object.keys(api))
ajv.addSchema(api, 'api')

const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** What is wrong with a value, by the schema at this place of the file. */
function findErrors(place: string, value: unknown): unknown {
  const validate = ajv.getSchema(`api#/${place}`)
  if (!validate) throw new Error(`docs/openapi.yaml has no ${place}`)
  return validate(value) ? [] : validate.errors
}

const asError = (body: unknown) => findErrors('components/schemas/Error', body)

const seen = new Set<string>()

/** Expects a response to be described in the file, and returns its body. */
async function expectDescribed(
  method: 'get' | 'post',
  path: string,
  response: Response,
): Promise<{ [name: string]: unknown }> {
  const { status, headers } = response
  const operation = `paths/${escape(path)}/${method}`
  const described = api.paths[path]![method]!.responses[status]
  expect(described, `${method} ${path} ${status}`).toBeDefined()
  seen.add(`${method} ${path} ${status}`)
  const place = described!.$ref?.slice(2) ?? `${operation}/responses/${status}`
  if (status === 204) return {}
  const type = headers.get('Content-Type')!.split(';')[0]!
  const body = (await response.json()) as { [name: string]: unknown }
  const errors = findErrors(`${place}/content/${escape(type)}/schema`, body)
  expect(errors, `${method} ${path} ${status} ${JSON.stringify(body)}`).toEqual([])
  if (status === 429) {
    const wait = headers.get('Retry-After')
    expect(findErrors(`${place}/headers/Retry-After/schema`, wait)).toEqual([])
  }
  return body
}

const server = testServer('Node')

const get = async (path: string, query = '', target: Pick<Server, 'fetch'> = server) =>
  expectDescribed('get', path, await target.fetch(path + query))

const send = async (
  path: string,
  value: unknown,
  headers: Record<string, string> = {},
  target: Pick<Server, 'fetch'> = server,
) => expectDescribed('post', path, await postJson(target, path, value, headers))

const page = '/article/root-canal'
const bodies: [path: string, good: object[], bad: object[]][] = [
  [
    mollyPath,
    [
      { message: 'Why do my gums bleed?' },
      { message: '¿Qué es la placa?', locale: 'es', page: '/es/about' },
      { message: 'What dose of ibuprofen should I take?' },
      { message: 'My face is swollen and I cant breathe' },
      { message: 'It hurts' },
      { message: 'How do I mend my bicycle?', history: [{ role: 'user', content: 'Hello' }] },
      {
        message: 'Does it hurt?',
        history: [{ role: 'assistant', content: 'About a root canal?' }],
      },
    ],
    [{}, { message: '' }, { message: 'a'.repeat(1001) }, { message: 'Why?', history: [{}] }],
  ],
  [
    '/newsletter',
    [{ email: 'api@example.com' }, { email: 'api@example.com', locale: 'es', source: 'bar' }],
    [{}, { email: 'nobody' }, { email: 'api@example.com', source: 'x' }],
  ],
  [
    '/contact',
    [
      { topic: 'idea', message: 'A word.' },
      { topic: 'other', message: 'Dos.', page, locale: 'es' },
    ],
    [
      { topic: 'x', message: 'A word.' },
      { topic: 'idea', message: 'a'.repeat(2001) },
    ],
  ],
  [
    '/feedback',
    [
      { page, helpful: 'yes' },
      { page, helpful: 'no', comment: 'Short.', locale: 'es' },
    ],
    [
      { page, helpful: 'perhaps' },
      { page: 'root-canal', helpful: 'yes' },
    ],
  ],
]

describe.each(bodies)('POST %s does what docs/openapi.yaml says', (path, good, bad) => {
  const asRequest = (value: unknown) =>
    findErrors(
      `paths/${escape(path)}/post/requestBody/content/application~1json/schema`,
      value,
    ) as unknown[]

  test('when it is asked well, and when not', async () => {
    for (const value of good) {
      expect(asRequest(value), JSON.stringify(value)).toEqual([])
      expect(await send(path, value)).not.toHaveProperty('error')
    }
    for (const value of bad) {
      expect(asRequest(value).length, JSON.stringify(value)).toBeGreaterThan(0)
      expect(await send(path, value)).toHaveProperty('error')
    }
  })

  test('when it refuses', async () => {
    const broken = await post(server, path, 'application/json', '{')
    expect((await expectDescribed('post', path, broken))['error']).toBeDefined()
    const wrong = await post(server, path, 'text/plain', 'hello')
    await expectDescribed('post', path, wrong)
    await send(path, { message: 'a'.repeat(40_000) })
    const { error } = await send(path, good[0], { Origin: 'https://evil.example' })
    expect(error).toMatchObject({ code: 'cross_site' })
  })
})

test('opening a chat makes Molly ready, and says nothing', async () => {
  expect(await get('/api/molly')).toEqual({})
})

test('a stream of Molly has the events that the file describes', async () => {
  const response = await postJson(server, mollyPath, { message: 'Why do gums bleed?' }, eventStream)
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  const text = await response.text()
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(([, event, data]) => ({
    event,
    data: JSON.parse(data!) as { text?: string; reply?: string },
  }))
  for (const event of events) {
    expect(findErrors('components/schemas/StreamEvent', event)).toEqual([])
  }
  expect(events.at(-1)!.event).toBe('done')
  expect(events.map(({ data }) => data.text ?? '').join('')).toBe(events.at(-1)!.data.reply)
})

test('the lists answer what the file says', async () => {
  expect(await get('/api/search')).toEqual({ items: [], total: 0 })
  const found = await get('/api/search', '?q=gums&limit=50')
  expect((found['items'] as object[]).length).toBeGreaterThan(10)
  await get('/api/search', '?q=enc%C3%ADas&locale=es&type=condition')
  await get('/api/search', '?limit=51')
  expect(await get('/api/articles')).toMatchObject({ nextPage: 2 })
  expect(await get('/api/articles', '?locale=es&category=news&page=9999')).toMatchObject({
    items: [],
    nextPage: null,
  })
  await get('/api/articles', '?category=x')
  const code = (list: string, code: string) =>
    `?mainSearchCriteria.v.cs=${list}&mainSearchCriteria.v.c=${code}&knowledgeResponseType=application/json`
  const { feed } = await get('/connect/service', code('2.16.840.1.113883.6.90', 'K02.51'))
  expect(feed).toMatchObject({ entry: [{ title: { _value: 'Tooth decay (cavities)' } }] })
  await get('/connect/service', '?knowledgeResponseType=application/json')
  await get('/version')
  expect(await get('/healthz')).toMatchObject({ ok: true })
})

test('the file has the words and limits of the code', () => {
  const { schemas } = api.components
  expect(schemas['ResultType']!.enum).toEqual([...resultTypes])
  expect(schemas['Category']!.enum).toEqual([...categories])
  const text = JSON.stringify(api)
  expect(text).toContain(`"topic":{"enum":${JSON.stringify(contactTopics)}}`)
  expect(text).toContain(
    `"message":{"type":"string","minLength":1,"maxLength":${maxLengths.message}}`,
  )
  expect(text).toContain(
    `"message":{"type":"string","minLength":1,"maxLength":${limits.messageLength}}`,
  )
})

test('another method, and an address of a hosted backend, is refused in the same shape', async () => {
  for (const path of Object.keys(api.paths)) {
    const response = await server.fetch(path, { method: 'PUT' })
    expect([response.status, asError(await response.json())], path).toEqual([405, []])
    expect(response.headers.get('Allow'), path).toBeTruthy()
  }
  const response = await server.fetch('/functions/v1/other', { method: 'POST' })
  expect([response.status, asError(await response.json())]).toEqual([404, []])
})

test('the call of docs/api.md by supabase-js is answered', async () => {
  const client = createClient(server.origin, 'anonymous', { auth: { persistSession: false } })
  const { data, error } = await client.functions.invoke('ask-molly', {
    body: { message: 'Why do my gums bleed?', locale: 'en' },
  })
  expect(error).toBeNull()
  expect(findErrors('components/schemas/Answer', data)).toEqual([])
})

describe('over the limits', () => {
  const limited = testServer('Node', { RATE_LIMITS: 'on' })

  test('GET /api/search says how long to wait', async () => {
    let response = await limited.fetch('/api/search?q=gums')
    for (let sent = 1; response.status !== 429 && sent < 242; sent += 1) {
      response = await limited.fetch('/api/search?q=gums')
    }
    const { error } = await expectDescribed('get', '/api/search', response)
    expect(error).toMatchObject({ code: 'too_many_requests' })
  })

  test.each(bodies)('POST %s says how long to wait', async (path) => {
    let response = await postJson(limited, path, {})
    // A minute may end in between.
    for (let sent = 1; response.status !== 429 && sent < 62; sent += 1) {
      response = await postJson(limited, path, {})
    }
    const { error } = await expectDescribed('post', path, response)
    expect(error).toMatchObject({ code: 'too_many_requests' })
  })
})

describe('with Molly switched off and a broken database', () => {
  const broken = testServer('Node', { MOLLY_MODE: 'off' })

  test('the answers are still those of the file', async () => {
    const { error } = await send(mollyPath, { message: 'Why do gums bleed?' }, {}, broken)
    expect(error).toMatchObject({ code: 'off' })
    const emergency = await send(mollyPath, { message: 'I cant breathe' }, {}, broken)
    expect(emergency).toMatchObject({ kind: 'emergency' })
    await broken.query('ALTER TABLE subscribers RENAME TO elsewhere')
    expect(await get('/healthz', '', broken)).toMatchObject({ ok: false })
    const fault = await postJson(broken, '/newsletter', { email: 'api@example.com' })
    expect([fault.status, asError(await fault.json())]).toEqual([500, []])
  })
})

test('every answer in the file has been seen', () => {
  const described = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method} ${path} ${status}`),
    ),
  )
  expect([...seen].sort()).toEqual(described.sort())
})
