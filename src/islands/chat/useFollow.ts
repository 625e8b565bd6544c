import { type RefObject, useEffect, useRef, useState } from 'react'

/** A reader this near to the end, in px, wants to see what comes next. */
const nearPx = 64

/** Keeps a growing log at its end, until the reader scrolls away from it. */
export function useFollow(log: RefObject<HTMLElement | null>, growth: unknown) {
  const following = useRef(true)
  const [hasNewText, setHasNewText] = useState(false)

  function toEnd() {
    following.current = true
    setHasNewText(false)
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }

  function onScroll() {
    const { scrollHeight, scrollTop, clientHeight } = log.current!
    following.current = scrollHeight - scrollTop - clientHeight < nearPx
    if (following.current) setHasNewText(false)
  }

  useEffect(() => {
    const element = log.current
    if (!element) return
    if (following.current) element.scrollTop = element.scrollHeight
    else setHasNewText(true)
  }, [log, growth])

  return { hasNewText, toEnd, onScroll }
}
