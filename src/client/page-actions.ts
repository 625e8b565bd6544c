/** The script of pages to read. At a click on [data-act] it prints, shares or copies. */

const acts: Record<string, (box: HTMLDetailsElement, event: Event) => void> = {
  print: () => print(),

  share(box, event) {
    // The list of ways opens instead.
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
    // Scripts may not write to the clipboard here; visitors may, and find the address selected.
    getSelection()!.selectAllChildren(box.querySelector('[data-select]')!)
  }
}

addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-act]')
  if (button) acts[button.dataset['act']!]!(button.closest('details')!, event)
})

// A page that the browser fetched ahead is opened without asking the service worker again.
const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
if (visit?.deliveryType) navigator.serviceWorker?.controller?.postMessage('')
