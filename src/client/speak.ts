import { findVoice } from './page-actions.ts'

/**
 * Speaks the phrase beside a button with a local voice, or the answer that it is below. Loaded on the
 * first press.
 */
export function say(button: HTMLElement): void {
  if (button.closest('.chat')) {
    import('./speak-answer.ts').then(({ toggle }) => toggle(button)).catch(console.error)
    return
  }
  const utterance = new SpeechSynthesisUtterance(button.parentElement!.textContent)
  utterance.voice = findVoice(button.dataset['say']!)!
  utterance.lang = utterance.voice.lang
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
