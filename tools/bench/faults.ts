import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../../src/molly/protocol.ts'
import {
  faultyBehaviours,
  oddBehaviours,
  soundBehaviours,
  timedBehaviours,
} from '../../tests/support/model-behaviours.ts'
import { startPlainWorkerd } from '../../tests/support/plain-workerd.ts'
import { type Server, startServer } from '../../tests/support/servers.ts'
import { asked, chooseSecond, type StandIn, startStandIn } from '../../tests/support/stand-in.ts'
import { askEveryWay, askJson, type Heard, leaveStream } from './faults-ask.ts'

/**
 * npm run bench -- --faults: every way in which a model's server may fail, with the real time
 * limits, as JSON, stream and form, on workerd and Node. Each time the visitor must get one
 * complete answer in time.
 */

const max = { ms: 8500, silenceMs: 5000, calls: 2, releaseMs: 1000, leavingMs: 4500 }

/**
 * Never the question of a card word for word: its card would be shown without asking the model. All
 * have an answer: what is said instead names numbers of the visitor's country.
 */
const questions = [
  'Why do gums bleed when I brush them?',
  '¿Por qué sangran las encías?',
  'So what would plaque be?',
  '¿Qué es exactamente una endodoncia?',
]

const starts = {
  workerd: startPlainWorkerd,
  Node: (settings: Record<string, string>) => startServer('Node', settings),
}
type Platform = keyof typeof starts

const timed = timedBehaviours('')
const kinds: [answer: 'heard' | 'replaced' | 'either', names: string[]][] = [
  ['heard', Object.keys({ ...soundBehaviours(''), ...timed.sound })],
  ['replaced', Object.keys({ ...faultyBehaviours(''), ...timed.faulty })],
  ['either', Object.keys(oddBehaviours(''))],
]

type Row = { kind: string; answer: string; platform: Platform; heard: Heard[]; calls: number }

export async function measureFaults(): Promise<{ text: string; findings: string[] }> {
  const model = await startStandIn(chooseSecond, (text) => {
    const { sound, faulty } = timedBehaviours(text)
    return { ...sound, ...faulty }
  })
  const plain = await startServer('Node')
  const runs = (['workerd', 'Node'] as const).map((platform) => new Run(platform, model, plain))
  await Promise.all(runs.map((run) => run.all()))
  await plain.close()
  model.close()
  return {
    text: describe(runs.flatMap(({ rows }) => rows)),
    findings: runs.flatMap(({ findings }) => findings),
  }
}

class Run {
  readonly rows: Row[] = []
  readonly findings: string[] = []
  private readonly platform: Platform
  private readonly model: StandIn
  private readonly plain: Server
  private count = 0

  constructor(platform: Platform, model: StandIn, plain: Server) {
    this.platform = platform
    this.model = model
    this.plain = plain
  }

  async all(): Promise<void> {
    const server = await this.start(this.model.url(asked))
    for (const [answer, names] of kinds) {
      for (const kind of names) {
        await this.askAbout(server, kind, answer)
        // Keeps the circuit breaker closed, and shows that a fault has no lasting effect.
        await this.askAbout(server, 'good', 'heard', { isAside: true })
      }
    }
    for (const kind of ['stall in the middle', 'comments without end after the text'])
      await this.leave(server, kind)
    await server.close()
    for (const [kind, url] of await unreachable(this.model)) {
      const lost = await this.start(url)
      await this.askAbout(lost, kind, 'replaced', { isReachable: false })
      await lost.close()
    }
  }

  private start(url: string): Promise<Server> {
    return starts[this.platform]({
      MOLLY_PROVIDER: 'openai-compatible',
      MOLLY_LLM_URL: url,
      MOLLY_LLM_MODEL: 'm',
    })
  }

  private nextMarker(kind: string): string {
    this.count += 1
    return `${kind} #${this.platform === 'Node' ? 1 : 2}${this.count}`
  }

  private async askAbout(
    server: Server,
    kind: string,
    answer: string,
    { isAside = false, isReachable = true } = {},
  ) {
    const { model, plain, platform } = this
    const marker = this.nextMarker(kind)
    const message = questions[this.count % questions.length]!
    const embedded = ((await askJson(plain, message, marker)).body as Answer).reply
    const markers = [1, 2, 3].map((way) => `${marker}${way}`)
    const expected = async () => {
      if (answer === 'replaced') return [embedded]
      const chosen = await this.answerOfChoice(markers, message)
      return answer === 'heard' ? [chosen] : [chosen, embedded]
    }
    const heard = await askEveryWay(server, { message, marker, expected })
    const calls = Math.max(...markers.map((one) => model.calls(one)))
    const about = `${platform}, “${kind}”`
    for (const { way, ms, silenceMs, problems } of heard) {
      this.findings.push(...problems.map((problem) => `${about}, ${way}: ${problem}`))
      if (ms > max.ms) this.findings.push(`${about}, ${way}: ${Math.round(ms)} ms`)
      if (silenceMs > max.silenceMs) this.findings.push(`${about}, ${way}: silent for too long`)
    }
    if (calls > max.calls) this.findings.push(`${about}: ${calls} calls`)
    if (calls === 0 && isReachable) this.findings.push(`${about}: the model was not asked`)
    if (!(await this.isReleased(markers, max.releaseMs))) {
      this.findings.push(`${about}: the call upstream goes on`)
    }
    if (!isAside) this.rows.push({ kind, answer, platform, heard, calls })
  }

  /** The card that a sound model chooses, as its own question shows it without a model. */
  private async answerOfChoice(markers: string[], message: string): Promise<string> {
    const last = markers.map((one) => this.model.last(one)).find(Boolean)
    const candidate = last?.sent.candidates.find(({ id }) => id === last.text)
    const { body } = await askJson(this.plain, candidate?.question ?? message, '')
    return (body as Answer).reply
  }

  private async leave(server: Server, kind: string): Promise<void> {
    const marker = this.nextMarker(kind)
    await leaveStream(server, questions[0]!, marker)
    if (await this.isReleased([marker], max.leavingMs)) return
    this.findings.push(`${this.platform}, “${kind}”: goes on though the visitor has left`)
  }

  private async isReleased(markers: string[], ms: number): Promise<boolean> {
    const end = performance.now() + ms
    const isPending = () => markers.some((marker) => this.model.pending(marker) > 0)
    while (isPending() && performance.now() < end) await sleep(20)
    return !isPending()
  }
}

/** Addresses where no model answers at all. */
async function unreachable(model: StandIn): Promise<[kind: string, url: string][]> {
  const silent = createServer((socket) => socket.on('error', () => undefined)).unref()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  return [
    ['nobody listens', 'http://127.0.0.1:1/v1'],
    ['no such host', 'https://model.invalid/v1'],
    ['TLS asked of a server without', model.url('good').replace('http:', 'https:')],
    ['a connection, and nothing on it', `http://127.0.0.1:${port}/v1`],
  ]
}

function describe(rows: Row[]): string {
  const cells = (kind: string, platform: Platform) => {
    const { heard, calls } = rows.find((row) => row.kind === kind && row.platform === platform)!
    const worst = (of: 'ms' | 'silenceMs') =>
      (Math.max(...heard.map((one) => one[of])) / 1000).toFixed(1)
    return `${worst('ms')} | ${worst('silenceMs')} | ${calls}`
  }
  const lines = rows
    .filter(({ platform }) => platform === 'Node')
    .map(
      ({ kind, answer }) =>
        `| ${kind} | ${answer} | ${cells(kind, 'workerd')} | ${cells(kind, 'Node')} |`,
    )
  const asks = rows.reduce((sum, { heard }) => sum + heard.length, 0)
  return [
    `${lines.length} kinds, ${asks} questions as JSON, stream and form. *Heard*: the card the model chose;`,
    '*replaced*: the embedded choice. Worst time and longest silence in seconds, calls of the',
    'model for one question.',
    '',
    '| kind | answer | workerd: s | silence | calls | Node: s | silence | calls |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n')
}
