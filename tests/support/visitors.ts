import { get, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Tally = {
  streams: number
  aborted: number
  pages: number
  firstTextMs: number[]
  constantMs: number[]
  pageMs: number[]
  /** Open streams, sampled once a second. */
  held: number[]
  errors: string[]
}

export type Visit = {
  visitors: number
  ms: number
  /** Interval between a visitor's questions, or longer if an answer takes longer. */
  askEveryMs: number
}

const abortShare = 0.25

const questions = [
  'Why do gums bleed?',
  '¿Por qué sangran las encías?',
  'What is plaque?',
  '¿Qué es una endodoncia?',
]
const paths = ['/', '/es', '/article/root-canal', '/es/article/root-canal', '/search?q=gums']
const constantPath = '/version'
const readers = 4

/** Concurrent streams, a quarter of them abandoned at random, with page views alongside. */
export async function visit(origin: string, { visitors, ms, askEveryMs }: Visit): Promise<Tally> {
  const tally: Tally = {
    streams: 0,
    aborted: 0,
    pages: 0,
    firstTextMs: [],
    constantMs: [],
    pageMs: [],
    held: [],
    errors: [],
  }
  let open = 0
  const end = performance.now() + ms
  const isOver = () => performance.now() > end
  const sampler = setInterval(() => tally.held.push(open), 1000)

  async function ask(nth: number): Promise<void> {
    await sleep((nth / visitors) * askEveryMs)
    while (!isOver()) {
      const pause = sleep(askEveryMs)
      open += 1
      await stream(origin, questions[nth % questions.length]!, askEveryMs, tally)
      open -= 1
      await pause
    }
  }
  async function read(nth: number): Promise<void> {
    for (let count = nth; !isOver(); count += 1) {
      tally.constantMs.push(await fetchWhole(origin + constantPath, tally))
      tally.pageMs.push(await fetchWhole(origin + paths[count % paths.length]!, tally))
      tally.pages += 1
      await sleep(250)
    }
  }
  await Promise.all([
    ...Array.from({ length: visitors }, (_, nth) => ask(nth)),
    ...Array.from({ length: readers }, (_, nth) => read(nth)),
  ])
  clearInterval(sampler)
  return tally
}

function stream(origin: string, message: string, askEveryMs: number, tally: Tally): Promise<void> {
  const start = performance.now()
  tally.streams += 1
  return new Promise((resolve) => {
    let text = ''
    let isLeaving = false
    const fail = (problem: string) => {
      if (!isLeaving) tally.errors.push(problem)
      resolve()
    }
    const sent = request(`${origin}/functions/v1/ask-molly`, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    })
    sent.on('response', (response) => {
      if (response.statusCode !== 200) fail(`stream: ${response.statusCode}`)
      response.on('data', (data: Buffer) => {
        const isFirst = !text.includes('event: delta') && !text.includes('event: replace')
        text += data.toString()
        const hasText = text.includes('event: delta') || text.includes('event: replace')
        if (isFirst && hasText) tally.firstTextMs.push(performance.now() - start)
      })
      response.on('end', () => (/^event: done$/m.test(text) ? resolve() : fail('stream: not done')))
      response.on('error', ({ message }) => fail(`stream: ${message}`))
    })
    sent.on('error', ({ message }) => fail(`stream: ${message}`))
    sent.end(JSON.stringify({ message }))
    if (Math.random() > abortShare) return
    setTimeout(() => {
      if (sent.closed) return
      isLeaving = true
      tally.aborted += 1
      sent.destroy()
    }, Math.random() * askEveryMs)
  })
}

/** On its own connection: a pooled one may be closed just as it is reused. */
function fetchWhole(url: string, tally: Tally): Promise<number> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (problem?: string) => {
      if (problem) tally.errors.push(`${url}: ${problem}`)
      resolve(performance.now() - start)
    }
    get(url, { agent: false }, (response) => {
      response.resume()
      response.on('end', () =>
        end(response.statusCode === 200 ? undefined : `${response.statusCode}`),
      )
      response.on('error', ({ message }) => end(message))
    }).on('error', ({ message }) => end(message))
  })
}
