import { findVoice } from './page-actions.ts'

/** A voice of this device says the text beside a button of the phrases. Loaded when one is pressed. */
export function say(button: HTMLElement): void {
  const utterance = new SpeechSynthesisUtterance(button.parentElement!.textContent)
  utterance.voice = findVoice(button.dataset['say']!)!
  utterance.lang = utterance.voice.lang
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
