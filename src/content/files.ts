import { Shard } from './shards.ts'

/** What serves built files: the ASSETS binding, or its stand-in on Node. */
export type Assets = { fetch(input: URL | string): Promise<Response> }

/** A compiled file: `en/topics`; undefined when there is none. */
export async function readFile<T>(assets: Assets, name: string): Promise<T | undefined> {
  return (await openFile(assets, `${name}.json`))?.json<T>()
}

/** A compiled file that is no JSON: `en/feed.xml`; undefined when there is none. */
export async function readText(assets: Assets, name: string): Promise<string | undefined> {
  return (await openFile(assets, name))?.text()
}

/** A compiled file as it is; undefined when there is none. */
export async function readBytes(assets: Assets, name: string): Promise<ArrayBuffer | undefined> {
  return (await openFile(assets, name))?.arrayBuffer()
}

/** A compiled file of many entries; undefined when there is none. */
export async function readShard(assets: Assets, name: string): Promise<Shard | undefined> {
  const bytes = await readBytes(assets, name)
  return bytes && new Shard(bytes)
}

/**
 * What was used last, up to a total size (each counts 1 unless `sizeOf` says otherwise). Isolates are
 * shared by requests, and built files never change. It holds values and no promises: a request must not
 * wait for another one's reading.
 */
export class Kept<T> {
  private readonly values = new Map<string, T>()
  private readonly most: number
  private readonly sizeOf: (value: T) => number
  private size = 0

  constructor(most: number, sizeOf: (value: T) => number = () => 1) {
    this.most = most
    this.sizeOf = sizeOf
  }

  get(name: string): T | undefined {
    const value = this.values.get(name)
    if (value !== undefined) {
      // The last to be used is the last to go.
      this.values.delete(name)
      this.values.set(name, value)
    }
    return value
  }

  set(name: string, value: T): void {
    this.delete(name)
    this.values.set(name, value)
    this.size += this.sizeOf(value)
    for (const oldest of this.values.keys()) {
      if (this.size <= this.most) break
      this.delete(oldest)
    }
  }

  private delete(name: string): void {
    const value = this.values.get(name)
    if (value === undefined) return
    this.values.delete(name)
    this.size -= this.sizeOf(value)
  }
}

const keptFiles = new Kept<unknown>(64)

/** `readFile` of what many requests need, parsed only once. */
export async function readKept<T>(assets: Assets, name: string): Promise<T | undefined> {
  const value = keptFiles.get(name) ?? (await readFile<T>(assets, name))
  if (value !== undefined) keptFiles.set(name, value)
  return value as T | undefined
}

async function openFile(assets: Assets, name: string): Promise<Response | undefined> {
  const response = await assets.fetch(`http://localhost/_content/${name}`)
  if (response.ok) return response
  await response.body?.cancel()
  return undefined
}
