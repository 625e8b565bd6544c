import {
  keepPages,
  keptCache,
  type KeptFile,
  keptKey,
  type KeptList,
  keptListPath,
  keptPages,
  readKeptList,
} from '../../molly/kept.ts'

/** What the browser keeps of Molly, and what all of her is now. */
export type Found = {
  /** Missing without a network. */
  offer?: KeptList
  /** The list that answers, if all of it is there. */
  kept?: KeptList
  /** Whether anything is kept, a part that was left over too. */
  isKept: boolean
  /** Bytes of `offer` that have yet to come. */
  missingBytes: number
}

/** 'old': the browser can't run her; 'full': no room; 'stopped': what came is kept, and can go on. */
export type Problem = 'old' | 'denied' | 'full' | 'stopped'

const lanes = 4

/** The youngest that her program needs: Safari 17.4, Chrome 117, Firefox 125. */
const isYoungEnough = () => 'groupBy' in Map && 'Segmenter' in Intl && 'serviceWorker' in navigator

export async function look(): Promise<Found | Problem> {
  if (!isYoungEnough()) return 'old'
  try {
    const keys = await listKeys()
    const list = await readKeptList()
    const offer = await fetchOffer()
    const isWhole = list && listMissing(list, keys).length === 0
    return {
      offer,
      kept: isWhole ? list : undefined,
      isKept: keys.size > 0,
      missingBytes: offer ? sum(listMissing(offer, keys)) : 0,
    }
  } catch (error) {
    console.error('molly', error)
    return 'denied'
  }
}

/** Whether anything of her is here; false also where the browser denies the answer. */
export async function isKept(): Promise<boolean> {
  try {
    return await caches.has(keptCache)
  } catch {
    return false
  }
}

async function fetchOffer(): Promise<KeptList | undefined> {
  const response = await fetch(keptListPath, { cache: 'no-cache' }).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

async function listKeys(): Promise<Set<string>> {
  if (!(await caches.has(keptCache))) return new Set()
  const requests = await (await caches.open(keptCache)).keys()
  return new Set(requests.map(({ url }) => url.slice(location.origin.length)))
}

const listMissing = ({ files }: KeptList, keys: Set<string>) =>
  files.filter((file) => !keys.has(keptKey(file)))

export const sum = (files: KeptFile[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** The list comes last: until then an older one goes on answering. `onBytes` gets what came. */
export async function keep(
  offer: KeptList,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  try {
    const cache = await caches.open(keptCache)
    // Else a browser that is short of room deletes it first. Firefox asks the visitor.
    await navigator.storage?.persist?.()
    const waiting = listMissing(offer, await listKeys())
    const work = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        await cache.put(keptKey(file), await download(file, onBytes, signal))
      }
    }
    const stopOthers = (error: unknown) => {
      waiting.length = 0
      throw error
    }
    await Promise.all(Array.from({ length: lanes }, () => work().catch(stopOthers)))
    await keepPages()
    await cache.put(keptListPath, new Response(JSON.stringify(offer)))
    const wanted = new Set([keptListPath, ...keptPages, ...offer.files.map(keptKey)])
    for (const key of await listKeys()) if (!wanted.has(key)) await cache.delete(key)
    return undefined
  } catch (error) {
    if (signal.aborted) return 'stopped'
    console.error('molly', error)
    return (error as Error).name === 'QuotaExceededError' ? 'full' : 'stopped'
  }
}

/** The whole file, checked; its headers have the policy under which a worker runs. */
async function download(
  { path, bytes, hash }: KeptFile,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  const { ok, body, headers } = await fetch(path, { cache: 'no-store', signal })
  if (!ok || !body) throw new Error(`${path} is not there.`)
  const whole = new Uint8Array(bytes)
  const reader = body.getReader()
  let at = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    whole.set(value, at)
    at += value.length
    onBytes(value.length)
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== hash) throw new Error(`${path} is another one now.`)
  const kept = ['Content-Type', 'Content-Security-Policy'].flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value ? [[name, value]] : []
  })
  return new Response(whole, { headers: kept })
}

export async function remove(): Promise<void> {
  await caches.delete(keptCache)
}
