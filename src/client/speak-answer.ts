import styles from '../styles/player.css?url'
import { listSentencesIn, type PageSentence } from './page-text.ts'
import { hush, mark, utter } from './utter.ts'

/** Reads Molly's answers aloud, one at a time. Loaded when a button of an answer is first pressed. */

let button: HTMLElement | undefined
let sentences: PageSentence[] = []
let at = 0
let isOn = false

const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = styles
document.head.appendChild(sheet)
addEventListener('pagehide', stop)
// The chat was closed. The event does not bubble.
addEventListener('close', stop, true)

/** Begins, pauses, or goes on with the sentence that was interrupted. */
export function toggle(pressed: HTMLElement): void {
  if (pressed === button && isOn) return stop()
  if (pressed !== button) {
    stop()
    button = pressed
    // Its words; numbers, sources and controls are in other elements.
    const blocks = button.closest('.chat-molly')!.querySelectorAll(':scope > :is(p, ul)')
    sentences = listSentencesIn([...blocks], button.dataset['say']!)
    at = 0
  }
  say()
}

function say(): void {
  const sentence = sentences[at]
  // The conversation may have been cleared.
  if (!sentence?.box.isConnected) return end()
  if (!isOn) swapName()
  isOn = true
  mark(sentence.range)
  const goOn = () => {
    at += 1
    say()
  }
  utter(sentence.text, button!.dataset['say']!, { onEnd: goOn, onStop: stop })
}

function end(): void {
  at = 0
  stop()
}

function stop(): void {
  if (!isOn) return
  isOn = false
  hush()
  mark(undefined)
  swapName()
}

/** "Listen" and "Stop". */
function swapName(): void {
  const name = button!.lastChild!
  const { textContent } = name
  name.textContent = button!.dataset['stop']!
  button!.dataset['stop'] = textContent!
}
