import { findVoice } from './page-actions.ts'

/** Some browsers drop an utterance that directly follows a cancelled one. */
const afterCancelMs = 60
/** If speech is allowed only in a click, or the voice is gone, the browser fails silently. */
const silenceMs = 5000

type Listener = {
  onEnd: () => void
  /** It failed, or something else is spoken instead. */
  onStop: () => void
}

/** Referenced here, or Chromium garbage-collects it before it ends. */
let current: SpeechSynthesisUtterance | undefined
let stopOwner: (() => void) | undefined

/** Speaks a sentence with a local voice, in place of what is being spoken. */
export function utter(text: string, language: string, { onEnd, onStop }: Listener, rate = 1): void {
  if (stopOwner !== onStop) stopOwner?.()
  stopOwner = onStop
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = findVoice(language) ?? null
  utterance.lang = utterance.voice?.lang ?? language
  utterance.rate = rate
  const stillMeant = (act: () => void) => () => {
    if (utterance === current) act()
  }
  let isHeard = false
  utterance.addEventListener('start', () => {
    isHeard = true
  })
  utterance.addEventListener('end', stillMeant(onEnd))
  utterance.addEventListener('error', stillMeant(onStop))
  current = utterance
  const begin = stillMeant(() => speechSynthesis.speak(utterance))
  if (speechSynthesis.speaking || speechSynthesis.pending) {
    speechSynthesis.cancel()
    setTimeout(begin, afterCancelMs)
  } else begin()
  const giveUp = stillMeant(() => {
    if (!isHeard) onStop()
  })
  setTimeout(giveUp, silenceMs)
}

/** Pausing cancels: not every browser can resume an utterance. */
export function hush(): void {
  current = undefined
  speechSynthesis.cancel()
}

const highlight = 'spoken'

/** Marks a sentence, if the browser can do so without changing the page. */
export function mark(range: Range | undefined): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(highlight, new Highlight(range))
  else CSS.highlights.delete(highlight)
}
