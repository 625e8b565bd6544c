import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type KeptList, keptKey, keptListPath } from '../../../src/molly/kept.ts'
import type { Answer, AskRequest, ChatMessage } from '../../../src/molly/protocol.ts'
import { answerOf } from '../../support/requests.ts'
import { sharedServer } from '../../support/servers.ts'

const server = sharedServer()

const built = (path: string) => readFileSync(`dist/client${path}`)
const list = JSON.parse(built(keptListPath).toString()) as KeptList

/** Runs the program of the phone on nothing but the files that a browser keeps. */
function startPhone(): (request: AskRequest) => Promise<Answer | undefined> {
  const paths = new Map(list.files.map((file) => [keptKey(file), file.path]))
  const match = (key: string) => {
    const path = key === keptListPath ? key : paths.get(key)
    return Promise.resolve(path && new Response(built(path)))
  }
  const caches = { match, open: () => Promise.resolve({ match }) }
  const waiting = new Map<number, (answer?: Answer) => void>()
  const { promise: listening, resolve: listen } =
    Promise.withResolvers<(event: { data: object }) => void>()
  const globals = {
    caches,
    addEventListener: (_type: string, listener: (event: { data: object }) => void) =>
      listen(listener),
    postMessage: ({ id, answer }: { id: number; answer?: Answer }) => waiting.get(id)!(answer),
    globalThis: Object.assign(Object.create(globalThis), { caches }) as object,
    fetch: () => Promise.reject(new TypeError('There is no network.')),
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker's script, in a scope of its own
  new Function(...Object.keys(globals), built(list.worker).toString())(...Object.values(globals))
  let id = 0
  return async (request) => {
    const answered = new Promise<Answer | undefined>((resolve) => waiting.set(++id, resolve))
    ;(await listening)({ data: { id, request } })
    return answered
  }
}

type Question = { q: string }
type Talk = { locale: 'en' | 'es'; turns: string[] }
const readEval = <T>(name: string) =>
  JSON.parse(readFileSync(`tools/eval/molly/${name}.json`, 'utf8')) as T[]
/** So many of them, from all parts. */
const spread = <T>(values: T[], count: number) =>
  Array.from({ length: count }, (_, at) => values[Math.floor((at * values.length) / count)]!)

const toTurn = ({ reply, kind, card, suggestions }: Answer): ChatMessage => ({
  role: 'assistant',
  content: reply,
  kind,
  card,
  suggestions,
})

test('two hundred messages are answered without a network word for word as by the server', async () => {
  const ask = startPhone()
  let count = 0
  const compare = async (request: AskRequest): Promise<Answer> => {
    const answer = await answerOf(server, request)
    expect(await ask(request), JSON.stringify(request)).toEqual(answer)
    count++
    return answer
  }
  for (const locale of ['en', 'es'] as const) {
    for (const { q: message } of spread(readEval<Question>(`${locale}.report`), 70)) {
      await compare({ message, locale, page: locale === 'en' ? '/article/root-canal' : undefined })
    }
  }
  for (const { locale, turns } of spread(readEval<Talk>('conversations.report'), 40)) {
    const history: ChatMessage[] = []
    for (const message of turns) {
      const answer = await compare({ message, locale, history: [...history] })
      history.push({ role: 'user', content: message }, toTurn(answer))
    }
  }
  expect(count).toBeGreaterThanOrEqual(200)
}, 900_000)

test('what is asked of a phone that keeps only a part is answered if it is plainly an emergency', async () => {
  const at = list.files.findIndex(({ path }) => path === '/encoder/heads.safetensors')
  const [heads] = list.files.splice(at, 1)
  const ask = startPhone()
  list.files.splice(at, 0, heads!)
  // The list that it reads is whole: the file is missing.
  expect(await ask({ message: 'How often should I floss?', locale: 'en' })).toBeUndefined()
  expect((await ask({ message: 'I cannot breathe', locale: 'en' }))!.kind).toBe('emergency')
})

test('a browser keeps what answers and what shows the chat, at most 48 MB', () => {
  const bytes = list.files.reduce((sum, file) => sum + file.bytes, 0)
  expect(bytes).toBeLessThanOrEqual(48_000_000)
  const paths = list.files.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const file of readdirSync('dist/client/encoder')) expect(paths).toContain(`/encoder/${file}`)
  for (const name of ['phone-', 'chat-', 'hydrate-', 'emergency-', 'en.chat-', 'es.chat-']) {
    expect(
      paths.filter((path) => path.startsWith(`/assets/${name}`)),
      name,
    ).toHaveLength(1)
  }
})
