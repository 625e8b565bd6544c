import { useSyncExternalStore } from 'react'

/** What is kept in memory only, by its key, where the browser blocks storage or it is full. */
const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()

/** A text that is stored on this device only, and '' where there is none. */
export function useKept(key: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => '',
  )
  return { text, isSaved: !unsaved.has(key), write: (text: string) => write(key, text) }
}

export function readKept(key: string): string {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Other tabs write too, and the privacy settings page deletes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
