import { type RefObject, useSyncExternalStore } from 'react'

/**
 * Toggles full screen for an element; `isPossible` is false where it is unsupported, as on an
 * iPhone.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const isPossible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  )
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : element.current!.requestFullscreen()
    done.catch(console.error)
  }
  return { isFull, isPossible, toggle }
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
