import { useSyncExternalStore } from 'react'
import { layTile, parseWall, printWall, toDay } from './wall.ts'

const key = 'brushing-mural'
/** Where the browser keeps nothing, the tiles stay until the page is left. */
let unkept: string | undefined
const listeners = new Set<() => void>()

/** The mural of this month, on this device only. */
export function useWall() {
  const kept = useSyncExternalStore(subscribe, read)
  const today = toDay(useSyncExternalStore(subscribe, readDate))
  const wall = parseWall(kept, today)
  return {
    today,
    wall,
    isKept: unkept === undefined,
    lay: () => write(printWall(layTile(wall, today), today)),
    clear: () => write(''),
  }
}

function read(): string {
  if (unkept !== undefined) return unkept
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Swedish writes dates as ISO does, here of the local day. */
const readDate = () => new Date().toLocaleDateString('sv')

function write(text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    unkept = undefined
  } catch {
    unkept = text
  }
  for (const listener of listeners) listener()
}

/** Other tabs lay tiles too, and the page for privacy settings takes all down. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
