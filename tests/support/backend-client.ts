import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { anonymousKey } from './gotrue.ts'

export const storageKey = 'sb-esmalte-auth-token'

/** A fake localStorage; `items` are its contents. */
export function createStorage(items: Record<string, string> = {}) {
  return {
    items,
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void delete items[key],
  }
}

type Options = {
  key?: string
  storage?: ReturnType<typeof createStorage>
  flowType?: 'implicit' | 'pkce'
}

/** The client of src/client/session.ts; `events` records what it has emitted. */
export function createTestClient(
  origin: string,
  { key = anonymousKey, storage = createStorage(), flowType = 'implicit' }: Options = {},
): { client: SupabaseClient; storage: ReturnType<typeof createStorage>; events: string[] } {
  const client = createClient(origin, key, {
    auth: { storageKey, storage, flowType, persistSession: true, autoRefreshToken: true },
  })
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  return { client, storage, events }
}

export async function closeClient(client: SupabaseClient): Promise<void> {
  await client.auth.dispose()
  await client.removeAllChannels()
}

/** Waits in real time, also under fake timers, because real sockets are involved. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 2000
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`never: ${condition.toString()}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Long enough for an unwanted request to show up. */
export async function settle(): Promise<void> {
  const deadline = performance.now() + 60
  while (performance.now() < deadline) await new Promise((resolve) => setImmediate(resolve))
}
