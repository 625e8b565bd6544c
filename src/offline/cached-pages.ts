import { keptPages } from '../molly/kept.ts'
import { cacheNames } from './caches.ts'
import { precachedPaths } from './precached.ts'

/** Maximum besides the precached pages: about 4 MB. */
const maxPages = 40

/** As many as the longest article has; of overview pages such as home, only the first ones. */
const maxPictures = 24

/**
 * Caches a page with the files it needs. File names contain a hash or a version, so a page of an
 * older build still finds its files after a deployment.
 */
export async function cachePage(url: string, response: Response): Promise<void> {
  // The visitor may have deleted the caches meanwhile.
  if (!isCacheableUrl(url) || !(await caches.has(cacheNames.pages))) return
  const pathname = keyOf(url)!
  const pages = await caches.open(cacheNames.pages)
  // A page that no longer exists is removed from the cache.
  if (response.status === 404 || response.status === 410) await pages.delete(pathname)
  if (!isCacheable(response)) return
  const html = await response.clone().text()
  const files = filesOf(precachedPaths.includes(pathname) ? withoutLazyPictures(html) : html)
  await Promise.all(files.map(cacheFile))
  await pages.put(pathname, response)
  await evictOldest(pages)
}

/** What others add to the addresses they link to; it changes nothing on a page of ours. */
const tracking =
  /^(?:utm_\w+|\w*clid|gclsrc|gad_\w+|[gw]braid|mc_[ce]id|_hs\w+|igshid|igsh|mkt_tok|ref_src|si|share_id|_gl|_ga|vero_id|yclid|srsltid)$/

/** The key of a page in the cache; undefined where a query may contain what a visitor typed. */
export function keyOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url)
  for (const name of searchParams.keys()) if (!tracking.test(name)) return undefined
  return pathname
}

export function isCacheableUrl(url: string): boolean {
  const key = keyOf(url)
  // Her chat needs the server unless she is kept, and conversations must not be found later.
  return key !== undefined && !keptPages.includes(key)
}

/**
 * A complete page from this site that is the same for everyone: the server marks all others
 * `no-store`.
 */
function isCacheable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('Content-Type')?.startsWith('text/html') === true &&
    !headers.get('Cache-Control')?.includes('no-store')
  )
}

/** The built files and drawings that a page, stylesheet or script refers to. */
function filesIn(text: string): string[] {
  // Scripts refer to each other as './a.js' and 'assets/a.js'. Absolute URLs are not ours.
  const names = text.match(/["'`(](?:\/(?:assets|art)|assets|\.)\/[\w./-]+\.\w+/g) ?? []
  return [
    ...new Set(
      names.map((name) => `/${name.slice(1).replace('./', 'assets/').replace(/^\//, '')}`),
    ),
  ]
}

/** Styles, fonts, scripts and the first pictures. Other files are cached when requested. */
function filesOf(html: string): string[] {
  const pictures = filesIn(html).filter(isPicture)
  return [...filesIn(html).filter((path) => !isPicture(path)), ...pictures.slice(0, maxPictures)]
}

function isPicture(path: string): boolean {
  return path.endsWith('.svg')
}

/** A page without the lazy, decorative pictures of its menu and footer. */
function withoutLazyPictures(html: string): string {
  return html.replace(/<main[^]*<\/main>|<img[^>]* loading="lazy"[^>]*>/g, (part) =>
    part.startsWith('<main') ? part : '',
  )
}

/** From our cache; undefined also where the browser denies access to it. */
export async function findCached(key: string): Promise<Response | undefined> {
  try {
    return await caches.match(key)
  } catch {
    return undefined
  }
}

/** From our cache, else fetched and cached, if there is room. Rejects if both fail. */
export async function getFile(path: string, priority: RequestPriority = 'auto'): Promise<Response> {
  const known = await findCached(path)
  if (known) return known
  const response = await fetch(path, { priority })
  if (response.status === 200) await keepFile(path, response.clone()).catch(() => undefined)
  return response
}

async function keepFile(path: string, response: Response): Promise<void> {
  // The visitor may have deleted the caches meanwhile.
  if (!(await caches.has(cacheNames.files))) return
  const files = await caches.open(cacheNames.files)
  await files.put(path, response)
}

/** At low priority, after what visitors wait for. */
async function cacheFile(path: string): Promise<void> {
  await getFile(path, 'low')
}

/** Cache keys are in order of insertion. */
async function evictOldest(pages: Cache): Promise<void> {
  const visited = (await pages.keys()).filter(
    ({ url }) => !precachedPaths.includes(new URL(url).pathname),
  )
  for (const request of visited.slice(0, -maxPages)) await pages.delete(request)
}

/** Deletes the files that no cached page needs any more. */
export async function deleteUnusedFiles(): Promise<void> {
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
  const kept = await Promise.all(keptPages.map(findCached))
  for (const page of [...(await pages.matchAll()), ...kept]) {
    if (page) await follow(await page.text())
  }
  for (const request of await files.keys()) {
    if (!used.has(new URL(request.url).pathname)) await files.delete(request)
  }
}
