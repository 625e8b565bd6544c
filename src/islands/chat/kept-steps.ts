const patienceMs = 1500

/**
 * The first steps of a section of the emergency page, as Molly writes them; empty if the page is not
 * to be had. The service worker keeps the page from the first visit on.
 */
export async function readKeptSteps(path: string, section: string): Promise<string> {
  const page = section && (await getPage(path))
  const heading = page && page.getElementById(section)
  const parts = heading && heading.closest('section')?.querySelectorAll<HTMLElement>('p, ol > li')
  // The first paragraph is how soon the problem needs a dentist.
  return [...(parts || [])].map(toText).filter(Boolean).join('\n\n').replaceAll('\n\n- ', '\n- ')
}

/** The pages' CSP lets no script parse text as HTML; a request may. */
export function getPage(path: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = patienceMs
    request.onloadend = () => resolve(request.response as Document | null)
    request.open('GET', path)
    request.send()
  })
}

export function toText(part: HTMLElement): string {
  if (part.closest('figure, nav, .no-print')) return ''
  const copy = part.cloneNode(true) as HTMLElement
  for (const mark of copy.querySelectorAll('sup')) mark.remove()
  const text = copy.textContent.replace(/\s+/g, ' ').trim()
  return text && part.matches('li') ? `- ${text}` : text
}
