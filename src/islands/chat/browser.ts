import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** false on the server and during hydration. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether an answer's citations can open beside it. */
export function useHasPopovers(): boolean {
  return useSyncExternalStore(
    never,
    () => 'popover' in HTMLElement.prototype,
    () => false,
  )
}

export function absoluteHref(href: string): string {
  return new URL(href, location.href).href
}
