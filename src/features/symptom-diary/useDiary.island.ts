import { useSyncExternalStore } from 'react'
import { addEntry, type Entry, key, parseEntries } from './entries.island.ts'

/** The diary in memory, where the browser blocks storage. */
let unsaved: string | undefined
const listeners = new Set<() => void>()

/** The diary of this browser, stored on this device only. */
export function useDiary() {
  const entries = parseEntries(useSyncExternalStore(subscribe, read, () => ''))
  return {
    entries,
    isSaved: unsaved === undefined,
    add: (entry: Entry) => write(addEntry(parseEntries(read()), entry)),
    remove: (at: number) => write(entries.filter((_, index) => index !== at)),
    clear: () => write([]),
  }
}

function read(): string {
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(entries: Entry[]): void {
  const text = JSON.stringify(entries)
  try {
    if (entries.length > 0) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    unsaved = undefined
  } catch {
    unsaved = text
  }
  for (const listener of listeners) listener()
}

/** Other tabs write too, and the privacy settings page deletes the diary. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
