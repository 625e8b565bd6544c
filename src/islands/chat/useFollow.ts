import { type RefObject, useEffect, useRef, useState } from 'react'

/** A reader this near to where we put them, in px, has not scrolled away. */
const nearPx = 64
const marginPx = 12

/**
 * Keeps a growing log at its end, but never past the beginning of the last exchange (marked
 * `data-start`), so that a long answer is read from its first word. Lets go of a reader who scrolls.
 */
export function useFollow(log: RefObject<HTMLElement | null>, growth: unknown) {
  const following = useRef(true)
  const placed = useRef(0)
  const [hasNewText, setHasNewText] = useState(false)

  function follow() {
    const element = log.current
    if (!element) return
    const start = [...element.querySelectorAll<HTMLElement>('[data-start]')].at(-1)
    const end = element.scrollHeight - element.clientHeight
    placed.current = start ? Math.min(end, start.offsetTop - marginPx) : 0
    element.scrollTop = placed.current
  }

  function toNewText() {
    following.current = true
    setHasNewText(false)
    follow()
  }

  function onScroll() {
    const { scrollHeight, scrollTop, clientHeight } = log.current!
    const isNear = Math.abs(scrollTop - placed.current) < nearPx
    following.current = isNear || scrollHeight - scrollTop - clientHeight < nearPx
    if (following.current) setHasNewText(false)
  }

  useEffect(() => {
    if (following.current) follow()
    else setHasNewText(true)
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the log has grown, and only then
  }, [growth])

  return { hasNewText, toNewText, onScroll }
}
