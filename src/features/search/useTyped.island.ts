import { type RefObject, useEffect, useRef, useState } from 'react'

const pauseMs = 150
/** Long enough for a screen reader to announce the letter first. */
const statusPauseMs = 700

/** The field's text, once typing pauses; composition in progress is ignored. */
export function useTyped(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function read() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyped(input.current!.value.trim()), pauseMs)
  }

  return { typed, read }
}

/** A text for screen readers, announced only when it has not changed for a while. */
export function useStatus(text: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), statusPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return text && announced
}
