import { localeCodes, localize } from '../i18n/locales.ts'
import { askMollyPath } from './paths.ts'

/** `_content/kept.json`, which the build writes last: the files that answer without the server. */
export type KeptList = { id: string; date: string; worker: string; files: KeptFile[] }

export type KeptFile = { path: string; bytes: number; hash: string }

export const keptListPath = '/_content/kept.json'

/** The browser's cache of them. */
export const keptCache = 'molly'

/** Her own page in every language, kept with the files: without a question, and the same for everyone. */
export const keptPages = localeCodes.map((locale) => localize(askMollyPath, locale))

/** Puts her pages of now beside the files. */
export async function keepPages(): Promise<void> {
  const cache = await caches.open(keptCache)
  await Promise.all(
    keptPages.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache', priority: 'low' })
      if (response.ok) await cache.put(path, response)
    }),
  )
}

/** A key that is another one for other contents; names of scripts and drawings have their hash. */
export function keptKey({ path, hash }: KeptFile): string {
  return /^\/(?:assets|art)\//.test(path) ? path : `${path}?${hash}`
}

/** The list that was kept last: an older one goes on until all of a newer one is there. */
export async function readKeptList(): Promise<KeptList | undefined> {
  const found = 'caches' in globalThis && (await caches.match(keptListPath))
  return found ? ((await found.json()) as KeptList) : undefined
}
