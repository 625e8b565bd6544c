import { useEffect, useState } from 'react'

/**
 * The tune to brush along to, synchronized with the timer's `startedAt` (undefined while stopped).
 * Its notes are loaded when it is first turned on.
 */
export function useTune(startedAt: number | undefined, isDone: boolean) {
  // Created in the click that turns it on, because browsers block audio without a user gesture.
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

type Tune = typeof import('./tune.island.ts')

/** Plays once the notes are loaded; returns a function that stops it. */
function load(play: (tune: Tune) => () => void): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  const start = async () => {
    const tune = await import('./tune.island.ts')
    if (!isOver) stop = play(tune)
  }
  void start()
  return () => {
    isOver = true
    stop?.()
  }
}
