import { useEffect, useState } from 'react'

/**
 * The tune to brush along to. It keeps to the clock that began at `startedAt` (undefined: stands
 * still), and its notes are loaded when it is first turned on.
 */
export function useTune(startedAt: number | undefined, isDone: boolean) {
  // Made in the click that turns it on: browsers let nothing else make a sound.
  const [context, setContext] = useState<AudioContext>()

  useEffect(() => {
    if (!context || startedAt === undefined) return undefined
    return load(({ playTune }) => playTune(context, (Date.now() - startedAt) / 1000))
  }, [context, startedAt])

  useEffect(() => {
    if (!context || !isDone) return undefined
    return load(({ playEnding }) => playEnding(context))
  }, [context, isDone])

  return {
    isOn: context !== undefined,
    turnOn: () => setContext(new AudioContext()),
    turnOff: () => {
      void context?.close()
      setContext(undefined)
    },
  }
}

type Tune = typeof import('./tune.ts')

/** Plays once the notes are there; returns what stops that. */
function load(play: (tune: Tune) => () => void): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  const start = async () => {
    const tune = await import('./tune.ts')
    if (!isOver) stop = play(tune)
  }
  void start()
  return () => {
    isOver = true
    stop?.()
  }
}
