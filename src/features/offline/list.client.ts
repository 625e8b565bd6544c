import { cacheNames } from '../../offline/caches.ts'

/** The script of the offline page: lists the cached pages, most recently opened first. */

const section = document.querySelector<HTMLElement>('[data-kept]')!
listPages().catch(console.error)

// Reloads the requested page: the offline page is shown at its URL.
document.querySelector('[data-retry]')!.addEventListener('click', () => location.reload())

async function listPages(): Promise<void> {
  const pages = await readPages(section.dataset['except']!.split(' '))
  for (const page of pages) section.querySelector('ul')!.appendChild(createItem(page))
  section.querySelector('p')!.hidden = pages.length > 0
  section.hidden = false
}

type CachedPage = { path: string; title: string; lang: string }

async function readPages(except: string[]): Promise<CachedPage[]> {
  if (!(await caches.has(cacheNames.pages))) return []
  const pages = await caches.open(cacheNames.pages)
  const paths = (await pages.keys()).map(({ url }) => new URL(url).pathname)
  // oxlint-disable-next-line unicorn/no-array-reverse -- Safari before 16 knows no other
  const opened = paths.filter((path) => !except.includes(path)).reverse()
  return Promise.all(
    opened.map(async (path) => {
      const html = await (await pages.match(path))!.text()
      const [, lang = ''] = /<html lang="(\w+)"/.exec(html) ?? []
      // The brand follows the last vertical bar.
      const [, title = path] = /<title>([^<]*?)(?: \| [^|<]*)?</.exec(html) ?? []
      return { path, title: unescape(title), lang }
    }),
  )
}

/** The characters React escapes. The pages' CSP doesn't let scripts parse text as HTML. */
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => characters[escaped]!)
}

function createItem({ path, title, lang }: CachedPage): HTMLLIElement {
  const item = document.createElement('li')
  const link = item.appendChild(document.createElement('a'))
  link.href = path
  link.lang = lang
  link.textContent = title
  return item
}
