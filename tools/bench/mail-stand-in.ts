import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Accepted = { to: string; key: string }

export type StandIn = {
  url: string
  accepted: Accepted[]
  /** Accepted, but nobody was told: the answer was lost, or came after all patience. */
  unheard: number
  faults: number
  close(): void
}

/** What it does now and then, with its share of the requests. */
const habits = [
  { share: 0.002, name: 'hangs' },
  { share: 0.001, name: 'accepts, and answers too late' },
  { share: 0.01, name: 'answers late' },
  { share: 0.01, name: 'dies' },
  { share: 0.002, name: 'accepts and dies' },
  { share: 0.01, name: 'fails' },
  { share: 0.002, name: 'is busy' },
] as const
type Habit = (typeof habits)[number]['name']

/** A mail service that records what it accepts, and is as unreliable as one can be. */
export async function startStandIn(patienceMs: number, isCalm = false): Promise<StandIn> {
  const standIn: StandIn = { url: '', accepted: [], unheard: 0, faults: 0, close: () => {} }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const { To } = JSON.parse(body) as { To: string }
      const key = String(request.headers['idempotency-key'])
      const habit = isCalm ? undefined : chooseHabit()
      void answer(standIn, { to: To, key }, response, { patienceMs, habit })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  standIn.url = `http://127.0.0.1:${port}`
  standIn.close = () => {
    server.close()
    server.closeAllConnections()
  }
  return standIn
}

async function answer(
  standIn: StandIn,
  mail: Accepted,
  response: ServerResponse,
  { patienceMs, habit }: { patienceMs: number; habit?: Habit },
): Promise<void> {
  const accept = () => void standIn.accepted.push(mail)
  const send = (status: number) => response.writeHead(status).end('{"ErrorCode":0}')
  if (habit) standIn.faults++
  switch (habit) {
    case 'hangs':
      return
    case 'accepts, and answers too late':
      accept()
      standIn.unheard++
      await sleep(patienceMs + 300)
      break
    case 'answers late':
      await sleep(patienceMs / 4)
      accept()
      break
    case 'dies':
      response.destroy()
      return
    case 'accepts and dies':
      accept()
      standIn.unheard++
      response.destroy()
      return
    case 'fails':
      send(500)
      return
    case 'is busy':
      response.setHeader('Retry-After', '2')
      send(429)
      return
    default:
      accept()
  }
  send(200)
}

function chooseHabit(): Habit | undefined {
  let at = Math.random()
  return habits.find(({ share }) => (at -= share) < 0)?.name
}
