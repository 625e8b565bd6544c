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

// Isolates are shared by requests, and built files never change: what was read last is kept, as the
// value and not as a promise, because a request must not wait for another one's reading.
const kept = new Map<string, unknown>()
const mostKept = 384

/** `readFile` of what many requests need, parsed only once. */
export async function readKept<T>(assets: Assets, name: string): Promise<T | undefined> {
  const known = kept.get(name)
  if (known !== undefined) {
    // The last to be used is the last to go.
    kept.delete(name)
    kept.set(name, known)
    return known as T
  }
  const value = await readFile<T>(assets, name)
  if (value === undefined) return undefined
  kept.set(name, value)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return value
}

async function openFile(assets: Assets, name: string): Promise<Response | undefined> {
  const response = await assets.fetch(new URL(`/_content/${name}`, 'http://localhost'))
  if (response.ok) return response
  await response.body?.cancel()
  return undefined
}
