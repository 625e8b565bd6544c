import { Shard } from './shards.ts'
import { cacheBytes, LruCache } from './lru-cache.ts'

/** Serves built files: the ASSETS binding, or its replacement on Node. */
export type Assets = { fetch(input: URL | string): Promise<Response> }

/** A compiled file: `en/topics`; undefined when there is none. */
export async function readFile<T>(assets: Assets, name: string): Promise<T | undefined> {
  return (await openFile(assets, `${name}.json`))?.json<T>()
}

/** A compiled file other than JSON, such as `en/feed.xml`; undefined when there is none. */
export async function readText(assets: Assets, name: string): Promise<string | undefined> {
  return (await openFile(assets, name))?.text()
}

/** A compiled file as bytes; undefined when there is none. */
export async function readBytes(assets: Assets, name: string): Promise<ArrayBuffer | undefined> {
  return (await openFile(assets, name))?.arrayBuffer()
}

/** A compiled file of many entries; undefined when there is none. */
export async function readShard(assets: Assets, name: string): Promise<Shard | undefined> {
  const bytes = await readBytes(assets, name)
  return bytes && new Shard(bytes)
}

/** Whether a compiled file exists, without reading it. */
export async function hasFile(assets: Assets, name: string): Promise<boolean> {
  const response = await openFile(assets, name)
  await response?.body?.cancel()
  return response !== undefined
}

const cachedFiles = new LruCache<unknown>(cacheBytes.files)

/** Bytes of parsed JSON per character, about. */
const parsedShare = 2

/** `readFile` with a cache, for files that many requests need. */
export async function readCached<T>(assets: Assets, name: string): Promise<T | undefined> {
  const cached = cachedFiles.get(name)
  if (cached !== undefined) return cached as T
  const text = await readText(assets, `${name}.json`)
  if (text === undefined) return undefined
  const value = JSON.parse(text) as T
  cachedFiles.set(name, value, parsedShare * text.length)
  return value
}

async function openFile(assets: Assets, name: string): Promise<Response | undefined> {
  const response = await assets.fetch(`http://localhost/_content/${name}`)
  if (response.ok) return response
  await response.body?.cancel()
  return undefined
}
