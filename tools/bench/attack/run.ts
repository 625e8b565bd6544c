import type { Answer, Attack } from './attack.ts'
import { send, toBytes } from './client.ts'
import { judge } from './judge.ts'
import { attackEncodings } from './kinds/encodings.ts'
import { attackForms } from './kinds/forms.ts'
import { attackHeaders } from './kinds/headers.ts'
import { attackJson } from './kinds/json.ts'
import { attackMethods } from './kinds/methods.ts'
import { attackPaths } from './kinds/paths.ts'
import { attackQueries } from './kinds/queries.ts'
import { attackReports } from './kinds/reports.ts'
import { attackSizes } from './kinds/sizes.ts'
import { attackEndless, attackSockets } from './kinds/sockets.ts'
import { createRandom } from './random.ts'

const connections = 8

const makers = {
  paths: attackPaths,
  methods: attackMethods,
  queries: attackQueries,
  headers: attackHeaders,
  json: attackJson,
  forms: attackForms,
  encodings: attackEncodings,
  sizes: attackSizes,
  reports: attackReports,
  sockets: attackSockets,
}

export type Counts = Record<keyof typeof makers, number>

/** Some kinds always send a few more. */
const all: Counts = {
  paths: 1100,
  methods: 1300,
  queries: 1500,
  headers: 1500,
  json: 1200,
  forms: 1300,
  encodings: 700,
  sizes: 120,
  reports: 400,
  sockets: 250,
}

export type Finding = { kind: string; what: string; request: string }

/** `front`: malformed requests refused before the app saw them. */
export type Tally = { sent: number; front: number; findings: number }

export type Outcome = {
  tallies: Map<string, Tally>
  findings: Finding[]
  statuses: Map<number, number>
}

/**
 * Sends hostile requests and judges every answer. `pages`: the path of every page. `share`: 1 sends
 * all, less sends a part chosen by the seed.
 */
export function attack(
  { origin, isDirect }: { origin: string; isDirect: boolean },
  pages: string[],
  seed: number,
  share = 1,
): Promise<Outcome> {
  const random = createRandom(seed)
  const attacks = Object.entries(makers)
    .flatMap(([name, make]) => make(random, pages, all[name as keyof Counts]))
    .filter(() => share === 1 || random.next() < share)
  return sendAll(origin, attacks, isDirect)
}

/** Sends endless bodies, quickly and slowly, to a server without a proxy in front. */
export function attackSlowly(origin: string): Promise<Outcome> {
  return sendAll(origin, attackEndless(), true)
}

async function sendAll(origin: string, attacks: Attack[], isDirect: boolean): Promise<Outcome> {
  const outcome: Outcome = { tallies: new Map(), findings: [], statuses: new Map() }
  const waiting = attacks.values()
  const work = async () => {
    for (const one of waiting) {
      // A malformed request may be left without an answer.
      const answer = await send(origin, one.wire, one.isMalformed ? 3000 : undefined)
      // The proxy in front of workerd puts TE before CL, and so reads a second request.
      const isSmuggled = isDirect && answer?.rest
      note(outcome, one, answer, isSmuggled ? ['one request was read as two'] : judge(one, answer))
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return outcome
}

function note(
  outcome: Outcome,
  attack: Attack,
  answer: Answer | undefined,
  verdict: string[] | 'front',
): void {
  const { tallies, findings, statuses } = outcome
  const tally = tallies.get(attack.kind) ?? { sent: 0, front: 0, findings: 0 }
  tallies.set(attack.kind, tally)
  tally.sent += 1
  if (verdict === 'front') {
    tally.front += 1
    return
  }
  if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  tally.findings += verdict.length
  const [first = toBytes(attack.wire, 'host')] = attack.wire.pieces ?? []
  const request = JSON.stringify(first.toString().slice(0, 500))
  for (const what of verdict) findings.push({ kind: attack.kind, what, request })
}
