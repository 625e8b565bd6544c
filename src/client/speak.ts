import { findVoice } from './page-actions.ts'

/** The script of the phrases. At a click on [data-say] a voice of this device says the text beside it. */

function say(button: HTMLElement): void {
  const utterance = new SpeechSynthesisUtterance(button.parentElement!.textContent)
  utterance.voice = findVoice(button.dataset['say']!)!
  utterance.lang = utterance.voice.lang
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

for (const button of document.querySelectorAll<HTMLElement>('[data-say]')) {
  button.addEventListener('click', () => say(button))
}
