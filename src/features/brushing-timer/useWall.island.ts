import { useSyncExternalStore } from 'react'
import { layTile, parseWall, printWall, toDay } from './wall.island.ts'

const key = 'brushing-mural'
/** The wall in memory, where the browser blocks storage. */
let unsaved: string | undefined
const listeners = new Set<() => void>()

/** This month's mural, stored on this device only. */
export function useWall() {
  const saved = useSyncExternalStore(subscribe, read)
  const today = toDay(useSyncExternalStore(subscribe, readDate))
  const wall = parseWall(saved, today)
  return {
    today,
    wall,
    isSaved: unsaved === undefined,
    lay: () => write(printWall(layTile(wall, today), today)),
    clear: () => write(''),
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

/** The Swedish format of a local date is the ISO format. */
const readDate = () => new Date().toLocaleDateString('sv')

function write(text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    unsaved = undefined
  } catch {
    unsaved = text
  }
  for (const listener of listeners) listener()
}

/** Other tabs lay tiles too, and the privacy settings page deletes them. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
