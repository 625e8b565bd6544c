import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, postJson } from '../../support/requests.ts'
import {
  platforms,
  type Server,
  sharedServer,
  startServer,
  testServer,
} from '../../support/servers.ts'

type Options = { headers?: Record<string, string>; revision?: string }

/** A program that speaks the protocol by the client of those who keep it. */
async function connect(
  { origin }: Pick<Server, 'origin'>,
  { headers = {}, revision = '2025-11-25' }: Options = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    {
      capabilities: {},
      versionNegotiation: { mode: revision > '2026' ? { pin: revision } : 'legacy' },
      supportedProtocolVersions: [revision],
    },
  )
  const at = new URL('/mcp', origin)
  await client.connect(new StreamableHTTPClientTransport(at, { requestInit: { headers } }))
  return client
}

async function callTool(client: Client, name: string, input: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: input })
  const [first] = content as [{ type: string; text: string }]
  expect(first.type).toBe('text')
  return { text: first.text, isError }
}

const ping = { jsonrpc: '2.0', id: 7, method: 'ping' }
const site = 'https://esmalte.example'

describe.each(platforms)('programs that speak the Model Context Protocol, on %s,', (platform) => {
  const server = sharedServer(platform)
  let client: Client
  beforeAll(async () => {
    client = await connect(server)
  })
  afterAll(() => client.close())

  test('learn who we are and find five tools with closed schemas', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'esmalte', title: 'Esmalte' })
    expect(client.getInstructions()).toContain('no medical advice')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'emergency',
      'search',
      'read_page',
      'ask',
      'find_code',
    ])
    for (const { inputSchema, annotations, description } of tools) {
      expect(inputSchema['additionalProperties']).toBe(false)
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description!.length).toBeGreaterThan(60)
      for (const field of Object.values(inputSchema.properties!) as Record<string, unknown>[]) {
        if (field['type'] !== 'string') continue
        expect(field['maxLength'] ?? field['enum'] ?? field['pattern']).toBeDefined()
      }
    }
  })

  test.each([
    ['en', 'CO', 'my face is swollen and I cant breathe', 'Call 123 now.', '/conditions/emergency'],
    ['es', 'mx', 'se me cayó el diente de un golpe', 'Ponga ahora el diente', '/es/conditions/'],
  ])(
    'are told in "%s" what an emergency needs, in %s',
    async (locale, country, message, ...said) => {
      const { text } = await callTool(client, 'emergency', { message, country, locale })
      for (const words of [
        ...said,
        locale === 'en' ? 'not medical advice' : 'no un consejo médico',
      ])
        expect(text).toContain(words)
    },
  )

  test.each([
    ['en', 'Peru: 106 (116 outside Lima)', 'Spain: 112'],
    ['es', 'Perú: 106 (116 fuera de Lima)', 'España: 112'],
  ])(
    'get every number in "%s" without words or a country, and one with',
    async (locale, ...all) => {
      const { text } = await callTool(client, 'emergency', { locale })
      for (const words of all) expect(text).toContain(words)
      const own = await callTool(client, 'emergency', { locale, country: 'ES' })
      expect(own.text).toContain('112')
      expect(own.text).not.toContain(all[0])
      const unknown = await callTool(client, 'emergency', { locale, country: 'BZ' })
      expect(unknown.text).toMatch(/Beli(ze|ce)/)
      expect(unknown.text).toContain(all[0])
    },
  )

  test.each([
    ['en', 'K02.51', 'icd-10', 'Tooth decay', `${site}/conditions/cavities`],
    ['es', 's025', 'icd-10', 'Diente roto', `${site}/es/conditions/emergency#broken-tooth`],
    ['en', 'D2740', 'cdt', 'Crowns', `${site}/services/crowns`],
    ['es', 'K99', 'icd-10', 'No conocemos', '](' + site],
  ])('learn in "%s" where the code %s of %s leads', async (locale, code, system, ...said) => {
    const { text } = await callTool(client, 'find_code', { code, system, locale })
    for (const words of said) expect(text).toContain(words)
  })

  test('hear that words without a sign are no all-clear', async () => {
    const { text } = await callTool(client, 'emergency', { message: 'my gums are a bit pink' })
    expect(text).toContain('no all-clear')
    expect(text).toContain('call your emergency number')
  })

  test.each([
    ['en', 'bleeding gums', `${site}/conditions/gum-disease`],
    ['es', 'encias que sangran', `${site}/es/conditions/gum-disease`],
  ])('find and read pages in "%s"', async (locale, query, address) => {
    const found = await callTool(client, 'search', { query, locale, limit: 10 })
    expect(found.text).toContain(address)
    expect(found.text.match(/^- /gm)!.length).toBeLessThanOrEqual(10)
    const page = await callTool(client, 'read_page', { page: `${address}#anything` })
    expect(page.text.startsWith(`${address}\n`)).toBe(true)
    expect(page.text).toMatch(/^# /m)
    expect(page.text).not.toContain('origin.invalid')
    const other = await callTool(client, 'read_page', { page: '/conditions/gum-disease', locale })
    expect(other.text).toBe(page.text)
  })

  test.each([
    ['en', 'Why do my gums bleed when I brush?', 'References:', 'not medical advice'],
    ['es', '¿Por qué me sangran las encías al cepillarme?', 'Referencias:', 'no un consejo médico'],
  ])('get the answer of Molly in "%s" with its sources', async (locale, question, ...said) => {
    const { text, isError } = await callTool(client, 'ask', { question, locale })
    expect(isError).toBe(false)
    for (const words of said) expect(text).toContain(words)
    expect(text).toMatch(/\[1\].*^\[1\] .+https:/ms)
    expect(text).toContain(`](${site}/`)
  })

  test('get first aid, whatever they ask', async () => {
    const question = 'I cant breathe, my tongue is swelling'
    const { text } = await callTool(client, 'ask', { question, country: 'AR' })
    expect(text).toContain('Call 107 or 911 now.')
  })

  test.each([
    ['ask', {}, '"question"'],
    ['ask', { question: 'a'.repeat(1001) }, '"question"'],
    ['ask', { question: '   ' }, 'write a question'],
    ['ask', { question: 'Why?', locale: 'fr' }, '"locale"'],
    ['ask', { question: 'Why?', history: [] }, '"history"'],
    ['emergency', { country: 'Colombia' }, '"country"'],
    ['search', { query: 'a'.repeat(201) }, '"query"'],
    ['search', { query: 'teeth', limit: 11 }, '"limit"'],
    ['read_page', { page: '/no/such/page' }, 'no such page'],
    ['read_page', { page: 'https://other.example/about' }, 'no such page'],
    ['read_page', { page: '//[' }, 'no such page'],
    ['read_page', { page: '/../_content/en/lists.json', locale: 'es' }, 'no hay una página así'],
  ])('learn what is wrong with %s %j', async (name, input, words) => {
    const { text, isError } = await callTool(client, name, input)
    expect(isError).toBe(true)
    expect(text).toContain(words)
  })

  test.each(['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'])(
    'may speak the revision %s',
    async (revision) => {
      const program = await connect(server, { revision })
      expect(program.getNegotiatedProtocolVersion()).toBe(revision)
      expect(program.getServerVersion()).toMatchObject({ name: 'esmalte' })
      expect(program.getInstructions()).toContain('no medical advice')
      expect((await program.listTools()).tools).toHaveLength(5)
      const { text } = await callTool(program, 'search', { query: 'gums', limit: 1 })
      expect(text).toContain(site)
      expect((await callTool(program, 'ask', {})).isError).toBe(true)
      await program.close()
    },
  )

  test('may write null for what they leave out', async () => {
    const call = async (params: unknown, method = 'tools/call') => {
      const response = await postJson(server, '/mcp', { ...ping, method, params })
      return ((await response.json()) as { result?: { isError?: true } }).result
    }
    expect(await call(null, 'ping')).toEqual({})
    expect(await call(null, 'tools/list')).toHaveProperty('tools')
    const args = { query: 'gums', limit: null, locale: null }
    expect(await call({ name: 'search', arguments: args, _meta: null })).not.toHaveProperty(
      'isError',
    )
    expect(await call({ name: 'emergency', arguments: null })).not.toHaveProperty('isError')
    expect(await call({ name: 'ask', arguments: { question: null } })).toHaveProperty('isError')
  })

  const spoken = 'io.modelcontextprotocol/protocolVersion'
  const modern = (method: string, params: object = {}, revision = '2026-07-28') => ({
    ...ping,
    method,
    params: { ...params, _meta: { [spoken]: revision } },
  })
  const says = (method: string, more: Record<string, string> = {}) => ({
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...more,
  })

  test.each<[string, object, Record<string, string>, number, number | undefined]>([
    ['what it can', modern('server/discover'), says('server/discover'), 200, undefined],
    ['no revision', { ...ping, method: 'tools/list' }, says('tools/list'), 400, -32602],
    ['no header', modern('tools/list'), {}, 400, -32020],
    ['another method', modern('tools/list'), says('tools/call'), 400, -32020],
    ['no tool', modern('tools/call', { name: 'ask' }), says('tools/call'), 400, -32020],
    [
      'another tool',
      modern('tools/call', { name: 'ask' }),
      says('tools/call', { 'Mcp-Name': 'search' }),
      400,
      -32020,
    ],
    [
      'a revision to come',
      modern('tools/list', {}, '2099-01-01'),
      says('tools/list', { 'MCP-Protocol-Version': '2099-01-01' }),
      400,
      -32022,
    ],
    ['a handshake', modern('initialize'), says('initialize'), 404, -32601],
  ])('are held to the newest revision: %s', async (_what, body, headers, status, code) => {
    const response = await postJson(server, '/mcp', body, headers)
    expect(response.status).toBe(status)
    const answer = (await response.json()) as { id: number; error?: { code: number } }
    expect([answer.id, answer.error?.code]).toEqual([7, code])
  })

  test('of the oldest revision may send a batch, of at most ten', async () => {
    const told = { jsonrpc: '2.0', method: 'notifications/initialized' }
    const batch = [ping, told, { ...ping, id: 8, method: 'nope' }]
    const response = await postJson(server, '/mcp', batch)
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', id: 7, result: {} },
      { jsonrpc: '2.0', id: 8, error: expect.objectContaining({ code: -32601 }) },
    ])
    expect((await postJson(server, '/mcp', [told])).status).toBe(202)
    expect(
      (
        await postJson(
          server,
          '/mcp',
          Array.from({ length: 11 }, () => ping),
        )
      ).status,
    ).toBe(400)
  })

  test('are answered with errors of the protocol, never of the server', async () => {
    const ask = (body: unknown, headers = {}) => postJson(server, '/mcp', body, headers)
    const call = (params: unknown) => ({ ...ping, method: 'tools/call', params })
    const deep = '['.repeat(16_000) + ']'.repeat(16_000)
    const wrong: [Promise<Response>, status: number, code: number][] = [
      [ask({ ...ping, method: 'resources/list' }), 200, -32601],
      [ask(call({ name: 'nope' })), 200, -32602],
      [ask(call({ name: 'toString', arguments: {} })), 200, -32602],
      [ask(call([])), 200, -32602],
      [ask({ ...ping, method: 'initialize' }), 200, -32602],
      [ask([ping, 'ping']), 400, -32600],
      [ask([ping], { 'MCP-Protocol-Version': '2025-11-25' }), 400, -32600],
      [ask([]), 400, -32600],
      [ask({ ...ping, id: null }), 400, -32600],
      [ask({ ...ping, jsonrpc: '1.0' }), 400, -32600],
      [ask(ping, { 'MCP-Protocol-Version': '1999-01-01' }), 400, -32600],
      [post(server, '/mcp', 'application/json', '{"jsonrpc"'), 400, -32700],
      [post(server, '/mcp', 'application/json', deep), 400, -32600],
      [post(server, '/mcp', 'application/json', `{"a":${deep}}`), 400, -32600],
      [post(server, '/mcp', 'application/json', `"${'a'.repeat(40_000)}"`), 413, -32600],
      [post(server, '/mcp', 'text/plain', JSON.stringify(ping)), 415, -32600],
      [post(server, '/mcp', 'application/x-www-form-urlencoded', 'a=b'), 415, -32600],
    ]
    for (const [at, [asked, status, code]] of wrong.entries()) {
      const response = await asked
      expect(response.status, String(at)).toBe(status)
      expect(await response.json(), String(at)).toMatchObject({ jsonrpc: '2.0', error: { code } })
    }
  })

  test('need no session, and hear nothing back for a notification', async () => {
    const told = await postJson(server, '/mcp', {
      jsonrpc: '2.0',
      method: 'notifications/initialized',
    })
    expect(told.status).toBe(202)
    expect(await told.text()).toBe('')
    const answer = await postJson(server, '/mcp', ping)
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
    expect(answer.headers.get('Mcp-Session-Id')).toBeNull()
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('find no stream to listen to', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const headers = { Accept: 'text/event-stream' }
      const response = await server.fetch('/mcp', { method, headers })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('Allow')).toBe('POST')
      await response.body?.cancel()
    }
  })

  test('may not be pages of other sites, whatever name those have given this server', async () => {
    const { host, port } = new URL(server.origin)
    const ask = async (headers: Record<string, string>) =>
      (await postJson(server, '/mcp', ping, headers)).status
    expect(await ask({ Origin: 'https://evil.example' })).toBe(403)
    expect(await ask({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await ask({ Origin: 'null' })).toBe(403)
    // The name of the page leads to this server's address.
    const rebound = { Origin: `http://evil.example:${port}`, 'Sec-Fetch-Site': 'same-origin' }
    expect(await ask(rebound)).toBe(403)
    expect(await ask({ Origin: `http://${host}` })).toBe(200)
    expect(await ask({ Origin: site })).toBe(200)
  })
})

describe('with limits', () => {
  const server = testServer('workerd', { RATE_LIMITS: 'on' })

  test('a program has the share of a visitor, and is told to wait; an emergency is answered', async () => {
    const client = await connect(server, { headers: { 'CF-Connecting-IP': '198.51.100.77' } })
    const ask = (question: string, locale = 'es') => callTool(client, 'ask', { question, locale })
    const answers = []
    // A minute may have ended in between.
    for (let asked = 0; asked < 62 && !answers.at(-1)?.isError; asked++)
      answers.push(await ask('hola'))
    expect(answers.length).toBeGreaterThan(30)
    expect(answers.at(-1)!.text).toContain('Espere un minuto')
    expect((await ask('no puedo respirar')).text).toContain('Llame ahora')
    expect((await callTool(client, 'emergency', {})).isError).toBe(false)
    await client.close()
  })
})

test('a program learns that Molly is switched off, and still what an emergency needs', async () => {
  const server = await startServer('Node', { MOLLY_MODE: 'off' })
  const client = await connect(server)
  const off = await callTool(client, 'ask', { question: 'Why do gums bleed?' })
  expect(off).toMatchObject({ isError: true, text: expect.stringContaining('taking a break') })
  const emergency = await callTool(client, 'ask', { question: 'I cant breathe' })
  expect(emergency.isError).toBe(false)
  await client.close()
  await server.close()
})
