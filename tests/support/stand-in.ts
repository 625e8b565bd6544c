import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultyBehaviours, oddBehaviours, type Serve, soundBehaviours } from './model-behaviours.ts'

export type StandIn = {
  /** Aliases: the behaviour under `url(name)` for names that are not behaviours. */
  moods: Record<string, string>
  /** The base URL under which the server behaves as named. */
  url(how: string): string
  calls(how: string): number
  pending(how: string): number
  /** The last call; `text` is what a sound model says to it. */
  last(how: string): { headers: IncomingMessage['headers']; body: string; sent: Sent; text: string }
  close(): void
}

/** What a model is asked. */
export type Sent = {
  candidates: { id: string; question: string }[]
  conversation: { content: string }[]
  question: string
}

/** The choice of a model that never agrees with the embedded one. */
export function chooseSecond({ candidates }: Sent): string {
  return candidates[1]!.id
}

/** Under `url(asked)`, the message before the question selects the behaviour: 'a reset #7'. */
export const asked = 'asked'

export async function startStandIn(
  say: (sent: Sent) => string,
  more: (text: string) => Record<string, Serve> = () => ({}),
): Promise<StandIn> {
  const calls = new Map<string, number>()
  const pending = new Map<string, number>()
  const last = new Map<string, ReturnType<StandIn['last']>>()
  const add = (counts: Map<string, number>, how: string, n: number) => {
    counts.set(how, (counts.get(how) ?? 0) + n)
    return counts.get(how)!
  }

  const behave = (text: string, offered: string[]) => ({
    ...soundBehaviours(text),
    ...oddBehaviours(text),
    ...faultyBehaviours(text, offered),
    ...more(text),
  })
  const known = new Map<string, Record<string, Serve>>()

  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url!.split('/')[1]!)
    const seen = { headers: request.headers, body: '' }
    request.on('data', (data: Buffer) => (seen.body += data.toString()))
    request.on('end', () => {
      const { messages } = JSON.parse(seen.body) as { messages: { content: string }[] }
      const sent = JSON.parse(messages[1]!.content) as Sent
      const marked = sent.conversation.at(-1)?.content ?? ''
      const how = address === asked ? marked : address
      const name = (standIn.moods[how] ?? how).replace(/ #\d+$/, '')
      const text = say(sent)
      last.set(how, { ...seen, sent, text })
      const offered = sent.candidates.map(({ id }) => id)
      const key = [text, ...offered].join()
      if (!known.has(key)) known.set(key, behave(text, offered))
      const serve = known.get(key)![name]!
      add(pending, how, 1)
      response.on('close', () => add(pending, how, -1))
      response.on('error', () => undefined)
      serve(response, request, add(calls, how, 1))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: StandIn = {
    moods: {},
    url: (how) => `http://127.0.0.1:${port}/${encodeURIComponent(how)}/v1`,
    calls: (how) => calls.get(how) ?? 0,
    pending: (how) => pending.get(how) ?? 0,
    last: (how) => last.get(how)!,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}
