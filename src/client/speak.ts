import './page-actions.ts'

/** The script of the phrases. At a click on [data-say] a voice of this device says the text beside it. */

const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined
const buttons = document.querySelectorAll<HTMLElement>('[data-say]')

/** Other voices send what they say to somebody's server. */
function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = speech!
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.split(/[-_]/)[0] === language)
  return voices.find(({ lang }) => /US|MX|419/.test(lang)) ?? voices[0]
}

/** Some browsers know their voices at once, others a little later. */
function showButtons(): void {
  for (const button of buttons) button.hidden = !findVoice(button.dataset['say']!)
}

function say(button: HTMLElement): void {
  const utterance = new SpeechSynthesisUtterance(button.parentElement!.textContent)
  utterance.voice = findVoice(button.dataset['say']!)!
  utterance.lang = utterance.voice.lang
  speech!.cancel()
  speech!.speak(utterance)
}

if (speech) {
  showButtons()
  speech.addEventListener('voiceschanged', showButtons)
  for (const button of buttons) button.addEventListener('click', () => say(button))
}
