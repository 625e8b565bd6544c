/**
 * The script of text pages. A click on [data-act] prints, shares or copies. Buttons with [data-say]
 * are shown if a local voice speaks their language.
 */

const acts: Record<string, (box: HTMLDetailsElement, event: Event) => void> = {
  print: () => print(),

  share(box, event) {
    // Without the Web Share API, the options open instead.
    if (box.open || !navigator.share) return
    event.preventDefault()
    navigator
      .share({ title: document.title, url: box.dataset['address'] })
      .catch(({ name }: Error) => {
        box.open = name !== 'AbortError'
      })
  },

  copy: (box) => void copyAddress(box),
}

async function copyAddress(box: HTMLElement): Promise<void> {
  const status = box.querySelector<HTMLElement>('[data-done]')!
  try {
    await navigator.clipboard.writeText(box.dataset['address']!)
    status.textContent = status.dataset['done']!
  } catch {
    // Clipboard access is denied: select the address so that the visitor can copy it.
    getSelection()!.selectAllChildren(box.querySelector('[data-select]')!)
  }
}

addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-act]')
  if (button) acts[button.dataset['act']!]!(button.closest('details')!, event)
})

// A prefetched page is opened without asking the service worker again.
const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
if (visit?.deliveryType) navigator.serviceWorker?.controller?.postMessage('')

const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined

/** Local voices only: others send the text to a server. */
export function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = speech!
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.split(/[-_]/)[0] === language)
  return voices.find(({ lang }) => /US|MX|419/.test(lang)) ?? voices[0]
}

/** Some browsers load their voices asynchronously. */
function showVoiced(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-say]')) {
    button.hidden = !findVoice(button.dataset['say']!)
  }
}

if (speech) {
  showVoiced()
  speech.addEventListener('voiceschanged', showVoiced)
}
