import { type RefObject, useEffect, useRef, useState } from 'react'

/** Within this distance a reader counts as being at the end. */
const nearPx = 64
const marginPx = 12

/**
 * Scrolls the start of the last exchange (marked `data-start`) to the top of the log and reserves room
 * below it: nothing moves while the answer grows, and a long one is read from its first word. Follows
 * the text only for a reader who has scrolled to its end.
 */
export function useFollow(
  log: RefObject<HTMLElement | null>,
  growth: unknown,
  /** false while an earlier conversation is shown again. */
  isLive: boolean,
) {
  const start = useRef<HTMLElement>(undefined)
  const isFollowing = useRef(false)
  const hasScrolled = useRef(false)
  const placed = useRef(0)
  const height = useRef(0)
  const [hasNewText, setHasNewText] = useState(false)

  function place(isGrowing: boolean) {
    const element = log.current!
    const [found] = [...element.querySelectorAll<HTMLElement>('[data-start]')].slice(-1)
    const isNew = found !== start.current
    start.current = found
    // In a short window the page or the whole dialog scrolls, not the log.
    if (getComputedStyle(element).overflowY !== 'auto') {
      if (isNew && isGrowing) found?.scrollIntoView()
      return
    }
    height.current = element.clientHeight
    const top = found ? found.offsetTop - marginPx : 0
    const content = element.firstElementChild as HTMLElement
    content.style.minHeight = found ? `${top + element.clientHeight}px` : ''
    if (isNew) {
      isFollowing.current = false
      hasScrolled.current = false
    }
    if (isFollowing.current) scrollTo(element.scrollHeight)
    else if (!hasScrolled.current) scrollTo(top)
    // A reader of the page below its start would see none of it.
    if (isNew && isGrowing) found?.scrollIntoView({ block: 'nearest' })
    if (isGrowing) setHasNewText(hiddenPx() > nearPx)
  }

  function scrollTo(top: number) {
    log.current!.scrollTop = top
    placed.current = log.current!.scrollTop
  }

  function hiddenPx(): number {
    const { scrollHeight, scrollTop, clientHeight } = log.current!
    return scrollHeight - scrollTop - clientHeight
  }

  function toNewText() {
    isFollowing.current = true
    setHasNewText(false)
    scrollTo(log.current!.scrollHeight)
    log.current!.focus()
  }

  function onScroll() {
    const { scrollTop, clientHeight } = log.current!
    const moved = scrollTop - placed.current
    if (Math.abs(moved) < 1) return
    // A log of another height was scrolled by the browser, not by the reader.
    if (clientHeight !== height.current) return place(false)
    placed.current = scrollTop
    hasScrolled.current = true
    isFollowing.current = moved > 0 && hiddenPx() < nearPx
    if (isFollowing.current) setHasNewText(false)
  }

  useEffect(() => {
    place(isLive)
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the log has grown, and only then
  }, [growth])

  useEffect(() => {
    const observer = new ResizeObserver(() => place(false))
    observer.observe(log.current!)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- for as long as the log is there
  }, [])

  return { hasNewText, toNewText, onScroll }
}
