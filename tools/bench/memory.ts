import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPlainWorkerd } from '../../tests/support/plain-workerd.ts'
import type { Platform } from '../../tests/support/servers.ts'
import type { Checked } from './run.ts'

/**
 * npm run bench -- --memory: 100,000 made-up words, addresses and languages on each platform. What is
 * cached of them must end somewhere; an isolate on Cloudflare has 128 MB for everything.
 */

const many = 100_000
const maxMb = 64
const connections = 8

/** Of which the least counts: buffers and the platform's own objects outlive one or two. */
const collections = 8

/** What fills the caches with what there is, before the first measurement. */
const warming = 1500

type Measured = {
  origin: string
  /** What the heap holds after a collection. */
  heldMb: () => Promise<number>
  close: () => Promise<unknown>
}

export type Growth = { requests: number; beforeMb: number; afterMb: number; seconds: number }

export async function measureMemory(): Promise<Checked> {
  const lines = [
    '| platform | requests | MB held before | after | seconds |',
    '|---|--:|--:|--:|--:|',
  ]
  const findings: string[] = []
  for (const platform of ['workerd', 'Node'] as const) {
    const { requests, beforeMb, afterMb, seconds } = await flood(platform, many)
    const figures = [requests, beforeMb.toFixed(1), afterMb.toFixed(1), Math.round(seconds)]
    lines.push(`| ${[platform, ...figures].join(' | ')} |`)
    const growth = Math.round(afterMb - beforeMb)
    if (growth > maxMb) findings.push(`${platform}: the heap grew by ${growth} MB`)
  }
  const note = `${many.toLocaleString('en')} made-up words, addresses and languages; held is the heap after a collection, on Node with the buffers outside of it.`
  return { text: `${lines.join('\n')}\n\n${note}`, findings }
}

/** Sends `count` things that nobody has heard of, and measures what is kept of them. */
export async function flood(platform: Platform, count: number): Promise<Growth> {
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1', WRITE_DAILY_BUDGET: '0' }
  const server = await (platform === 'Node' ? startNode(settings) : startWorkerd(settings))
  try {
    await send(server.origin, 0, warming)
    const beforeMb = await server.heldMb()
    const start = performance.now()
    await send(server.origin, warming, warming + count)
    const seconds = (performance.now() - start) / 1000
    return { requests: count, beforeMb, afterMb: await server.heldMb(), seconds }
  } finally {
    await server.close()
  }
}

async function send(origin: string, from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at).values()
  const work = async () => {
    for (const nth of numbers) {
      const { path, init } = makeUp(nth)
      const address = `2001:db8:${(nth >> 8).toString(16)}:${(nth & 255).toString(16)}::1`
      const headers = {
        'X-Forwarded-For': address,
        'CF-Connecting-IP': address,
        'Accept-Language': `x-${nth.toString(36)}`,
        ...init?.headers,
      }
      const ask = () => fetch(origin + path, { ...init, headers, redirect: 'manual' })
      // A server may close an idle connection while the next request is on its way.
      const response = await ask().catch(ask)
      if (response.status >= 500) throw new Error(`${path.slice(0, 80)} is ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
}

type Made = { path: string; init?: { method: string; body: string; headers: object } }

/** One request in turn of each kind, with names that no other request has. */
function makeUp(nth: number): Made {
  const word = wordOf(nth, 180)
  const locale = nth % 2 ? wordOf(nth, 2) : 'es'
  const kinds: (() => Made)[] = [
    () => ({ path: `/api/search?q=${encodeURIComponent(word)}&locale=es` }),
    () => ({ path: `/api/search?q=${wordsOf(nth)}&locale=${locale}` }),
    () => postJson('/functions/v1/ask-molly', { message: wordOf(nth, 990), locale }),
    () => postJson('/functions/v1/ask-molly', { message: `${word} ${wordsOf(nth)}`, locale }),
    () => ({ path: `/${wordOf(nth, 20)}/about` }),
    () => ({ path: `/es/article/${wordOf(nth, 60)}` }),
    () => ({ path: `/about?${wordOf(nth, 30)}=${encodeURIComponent(word)}` }),
    () => ({ path: `/facts/${wordOf(nth, 10)}` }),
    () => ({ path: `/es/products/${wordOf(nth, 40)}.md` }),
    () => postJson('/newsletter', { email: `${wordOf(nth, 40)}@example.com`, locale: 'es' }),
  ]
  return kinds[nth % kinds.length]!()
}

/** Letters of two bytes, as costly as there are. */
const letters = 'łđħŧŋœæøþßıĸ'

/** A word of so many letters that no other number has. */
function wordOf(nth: number, length: number): string {
  const digits = nth.toString(12).replace(/./g, (digit) => letters[Number.parseInt(digit, 12)]!)
  return digits.padStart(length, letters[nth % letters.length])
}

function wordsOf(nth: number): string {
  return Array.from({ length: 12 }, (_, at) => wordOf(nth * 12 + at, 9)).join(' ')
}

function postJson(path: string, value: object): Made {
  const headers = { 'Content-Type': 'application/json' }
  return { path, init: { method: 'POST', body: JSON.stringify(value), headers } }
}

async function startNode(settings: Record<string, string>): Promise<Measured> {
  const child = fork(join(import.meta.dirname, 'memory-child.ts'), [JSON.stringify(settings)], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [origin] = (await once(child, 'message')) as [string]
  return {
    origin,
    heldMb: () =>
      leastOf(async () => {
        child.send('measure')
        const [bytes] = (await once(child, 'message')) as [number]
        return bytes / 1e6
      }),
    close: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function startWorkerd(settings: Record<string, string>): Promise<Measured> {
  const { inspectorUrl, ...server } = await startPlainWorkerd(settings, { inspectorPort: 0 })
  return { ...server, heldMb: () => leastOf(async () => heapOf(await inspectorUrl())) }
}

async function leastOf(measure: () => Promise<number>): Promise<number> {
  const held: number[] = []
  while (held.length < collections) {
    held.push(await measure())
    await sleep(250)
  }
  return Math.min(...held)
}

/** By the inspector's protocol: a collection, and what is in use after it. */
async function heapOf(url: URL): Promise<number> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const usedBytes = await new Promise<number>((resolve) => {
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { id, result } = JSON.parse(data) as { id?: number; result?: { usedSize: number } }
      if (id === 2) resolve(result!.usedSize)
    })
    for (const [at, method] of ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage'].entries()) {
      socket.send(JSON.stringify({ id: at + 1, method }))
    }
  })
  socket.close()
  return usedBytes / 1e6
}
