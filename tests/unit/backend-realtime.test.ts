import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Frame = { event: string; topic: string; payload: Record<string, unknown> }

/** A connection that opens, and then hears everything and says nothing. */
class SilentSocket extends EventTarget {
  static opened: SilentSocket[] = []
  readonly url: string
  readyState = 0
  binaryType = 'blob'
  sent: Frame[] = []
  onopen?: () => void
  onclose?: (event: object) => void
  onerror?: () => void
  onmessage?: (event: object) => void
  constructor(url: string) {
    super()
    this.url = url
    SilentSocket.opened.push(this)
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    }, 5)
  }
  send(text: string): void {
    const [, , topic, event, payload] = JSON.parse(text) as [never, never, string, string, never]
    this.sent.push({ topic, event, payload })
  }
  close(): void {
    this.readyState = 3
    this.onclose?.({ code: 1000 })
  }
}

const key = 'sb_publishable_esmalte'
beforeEach(() => {
  SilentSocket.opened = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function connect() {
  const client = createClient('https://esmalte.example', key, {
    realtime: { transport: SilentSocket as never },
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return { client, socket: () => SilentSocket.opened.at(-1)! }
}

test('realtime speaks with our own origin, where the gateway knows the key', async () => {
  const { client, socket } = connect()
  client.channel('room').subscribe()
  await vi.advanceTimersByTimeAsync(100)
  expect(socket().url).toMatch(/^wss:\/\/esmalte\.example\/realtime\/v1\/websocket\?/)
  expect(socket().url).toContain(`apikey=${key}`)
  const join = socket().sent.find(({ event }) => event === 'phx_join')
  // Servers ignore tokens that begin with sb_: worker/gateway/target.ts.
  expect([key, undefined]).toContain(join!.payload['access_token'])
})

test('realtime says every 25 seconds that it is alive', async () => {
  const { client, socket } = connect()
  client.realtime.connect()
  await vi.advanceTimersByTimeAsync(100)
  const beats = () => socket().sent.filter(({ event }) => event === 'heartbeat').length
  expect(beats()).toBe(0)
  await vi.advanceTimersByTimeAsync(24_500)
  expect(beats()).toBe(0)
  await vi.advanceTimersByTimeAsync(500)
  expect(beats()).toBe(1)
})

test('realtime gives up a channel that is not answered within 10 seconds', async () => {
  const { client } = connect()
  const told: string[] = []
  client.channel('room').subscribe((status) => told.push(status))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual(['TIMED_OUT'])
})
