import { findVoice } from './page-actions.ts'

/** Speaks the phrase beside a button with a local voice. Loaded on the first press. */
export function say(button: HTMLElement): void {
  const utterance = new SpeechSynthesisUtterance(button.parentElement!.textContent)
  utterance.voice = findVoice(button.dataset['say']!)!
  utterance.lang = utterance.voice.lang
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
