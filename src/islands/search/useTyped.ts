import { type RefObject, useEffect, useRef, useState } from 'react'

const pauseMs = 150
/** Long enough for a screen reader to say the letter first. */
const statusPauseMs = 700

/** What stands in the field, once the typing pauses; half-composed words don't count. */
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

/** A text for screen readers, said only when it has stood for a while. */
export function useStatus(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), statusPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return text && said
}
