import { localeCodes } from '../i18n/locales.ts'
import { href } from '../routes.ts'
import { cacheNames } from './caches.ts'
import { alwaysKept } from './kept.ts'

/** Besides those that are always kept: about 4 MB at most. */
const maxPages = 40

/** What is said there needs the server, and is nobody's to find later. */
const neverKept = localeCodes.map((locale) => href('askMolly', locale))

/**
 * Keeps a page with every file it names. The names of files carry a hash or a version, so that a
 * page of an older build and its files go on belonging together, whatever is deployed meanwhile.
 */
export async function keepPage(url: string, response: Response): Promise<void> {
  // The visitor may have deleted it all while we run.
  if (!isKeepableAddress(url) || !(await caches.has(cacheNames.pages))) return
  const { pathname } = new URL(url)
  const pages = await caches.open(cacheNames.pages)
  // What was taken from the site is taken from the shelf.
  if (response.status === 404 || response.status === 410) await pages.delete(pathname)
  if (!isKeepable(response)) return
  await keepFilesOf(await response.clone().text())
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

async function keepFilesOf(text: string): Promise<void> {
  await Promise.all(filesIn(text).map(keepFile))
}

/** From the cache, else from the network and then kept. Rejects when neither has it. */
export async function getFile(path: string): Promise<Response> {
  const known = await caches.match(path)
  if (known) return known
  const response = await fetch(path)
  if (response.status === 200 && (await caches.has(cacheNames.files))) {
    const files = await caches.open(cacheNames.files)
    await files.put(path, response.clone())
  }
  return response
}

async function keepFile(path: string): Promise<void> {
  const response = await getFile(path)
  if (response.status === 200 && path.endsWith('.css')) await keepFilesOf(await response.text())
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
