import { localeCodes } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { cacheNames } from './caches.ts'
import { alwaysKept } from './kept.ts'

/** Besides those that are always kept: about 4 MB at most. */
const maxPages = 40

/** As many as the richest article has; of pages that lead to others, like home, the first ones. */
const maxPictures = 24

/** What is said there needs the server, and is nobody's to find later. */
const neverKept = localeCodes.map((locale) => href('askMolly', locale))

/**
 * Keeps a page with the files it needs. The names of files carry a hash or a version, so that a
 * page of an older build and its files go on belonging together, whatever is deployed meanwhile.
 */
export async function keepPage(url: string, response: Response): Promise<void> {
  // The visitor may have deleted it all while we run.
  if (!isKeepableAddress(url) || !(await caches.has(cacheNames.pages))) return
  const { pathname } = new URL(url)
  const pages = await caches.open(cacheNames.pages)
  // A page that the site no longer has is not kept either.
  if (response.status === 404 || response.status === 410) await pages.delete(pathname)
  if (!isKeepable(response)) return
  const html = await response.clone().text()
  const files = filesOf(alwaysKept.includes(pathname) ? withoutSurroundings(html) : html)
  await Promise.all(files.map(keepFile))
  await pages.put(pathname, response)
  await forgetOldest(pages)
}

/** One without a query, which can hold what somebody typed. */
export function isKeepableAddress(url: string): boolean {
  const { pathname, search } = new URL(url)
  return search === '' && !neverKept.includes(pathname)
}

/** A whole page from us that is the same for everybody: the server marks all others `no-store`. */
function isKeepable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('Content-Type')?.startsWith('text/html') === true &&
    !headers.get('Cache-Control')?.includes('no-store')
  )
}

/** The built files and drawings that a page, a stylesheet or a script names. */
function filesIn(text: string): string[] {
  // Scripts name each other './a.js' and 'assets/a.js'. Absolute addresses are for other programs.
  const names = text.match(/(?<=["'`(])(?:\/(?:assets|art)|assets|\.)\/[\w./-]+\.\w+/g) ?? []
  return [...new Set(names.map((name) => `/${name.replace('./', 'assets/').replace(/^\//, '')}`))]
}

/** Styles, fonts, scripts and its first pictures. What else a visitor sees is kept as it passes. */
function filesOf(html: string): string[] {
  const pictures = filesIn(html).filter(isPicture)
  return [...filesIn(html).filter((path) => !isPicture(path)), ...pictures.slice(0, maxPictures)]
}

function isPicture(path: string): boolean {
  return path.endsWith('.svg')
}

/** A page less the pictures of its menu and footer, which adorn them and load late. */
function withoutSurroundings(html: string): string {
  return html.replace(/<main[^]*<\/main>|<img[^>]* loading="lazy"[^>]*>/g, (part) =>
    part.startsWith('<main') ? part : '',
  )
}

/**
 * From our cache, else from the browser's own or the network and then kept. Rejects when none has
 * it.
 */
export async function getFile(path: string, priority: RequestPriority = 'auto'): Promise<Response> {
  const known = await caches.match(path)
  if (known) return known
  const response = await fetch(path, { priority })
  if (response.status === 200 && (await caches.has(cacheNames.files))) {
    const files = await caches.open(cacheNames.files)
    await files.put(path, response.clone())
  }
  return response
}

/** After all that somebody waits for. */
async function keepFile(path: string): Promise<void> {
  await getFile(path, 'low')
}

/** A cache lists what was put in last at its end. */
async function forgetOldest(pages: Cache): Promise<void> {
  const visited = (await pages.keys()).filter(
    ({ url }) => !alwaysKept.includes(new URL(url).pathname),
  )
  for (const request of visited.slice(0, -maxPages)) await pages.delete(request)
}

/** Drops the files that no kept page needs any more. */
export async function forgetUnusedFiles(): Promise<void> {
  const [pages, files] = await Promise.all([
    caches.open(cacheNames.pages),
    caches.open(cacheNames.files),
  ])
  const used = new Set<string>()
  const follow = async (text: string): Promise<void> => {
    for (const path of filesIn(text)) {
      if (used.has(path)) continue
      used.add(path)
      const file = /\.(css|js)$/.test(path) && (await files.match(path))
      if (file) await follow(await file.text())
    }
  }
  for (const page of await pages.matchAll()) await follow(await page.text())
  for (const request of await files.keys()) {
    if (!used.has(new URL(request.url).pathname)) await files.delete(request)
  }
}
