/** `_content/kept.json`, which the build writes last: the files that answer without the server. */
export type KeptList = { id: string; date: string; worker: string; files: KeptFile[] }

export type KeptFile = { path: string; bytes: number; hash: string }

export const keptListPath = '/_content/kept.json'

/** The browser's cache of them. */
export const keptCache = 'molly'

/** A key that is another one for other contents; names of scripts and drawings have their hash. */
export function keptKey({ path, hash }: KeptFile): string {
  return /^\/(?:assets|art)\//.test(path) ? path : `${path}?${hash}`
}

/** The list that was kept last: an older one goes on until all of a newer one is there. */
export async function readKeptList(): Promise<KeptList | undefined> {
  const found = 'caches' in globalThis && (await caches.match(keptListPath))
  return found ? ((await found.json()) as KeptList) : undefined
}
