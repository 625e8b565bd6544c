import { findMeantPath, href, routes } from '../routes.ts'
import { type Locale, localeCodes, splitLocale } from '../i18n/locales.ts'
import { keepPages, keptCache, type KeptList, keptListPath, keptPages } from '../molly/kept.ts'
import { cacheNames } from './caches.ts'
import {
  cachePage,
  deleteUnusedFiles,
  findCached,
  getFile,
  isCacheableUrl,
  keyOf,
} from './cached-pages.ts'
import { listPrecached, precachedPaths } from './precached.ts'

/** The service worker: pages that were visited can be read again offline. */

/** TypeScript's DOM types are those of a window. */
type ServiceWorker = {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageEvent) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options?: { includeUncontrolled: boolean }): Promise<{ url: string }[]>
  }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}
type PageEvent = ExtendableEvent & { source: { url: string } }
type NavigationEvent = FetchEvent & { preloadResponse?: Promise<Response | undefined> }

const patienceMs = 9000

const worker = self as unknown as ServiceWorker

worker.addEventListener('install', (event) => {
  event.waitUntil(prepare())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url, headers, cache } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin || headers.has('Range')) return
  // Safari fails to save a calendar file that a service worker passed on.
  const isSaved = splitLocale(pathname).path === routes.reminders && navigator.onLine
  if (mode === 'navigate') {
    if (method === 'GET') event.respondWith(openPage(event))
    // Back to the answer to a form asks the cache alone; the browser offers to send the form again.
    else if (!isSaved && cache !== 'only-if-cached') event.respondWith(sendForm(event.request))
  }
  // The chat and the API go straight to the network.
  else if (method !== 'GET') return
  // Asked for by the chat, when Molly cannot be reached.
  else if (precachedPaths.includes(pathname)) event.respondWith(readPage(event.request))
  else if (isFile(pathname)) event.respondWith(openFile(pathname))
})

// Sent by a page that the worker did not open: register.ts and src/client/page-actions.ts.
worker.addEventListener('message', (event) => {
  event.waitUntil(fetchAndCache(event.source.url))
})

/** If a download fails, the worker is not installed and the browser tries again later. */
async function prepare(): Promise<void> {
  for (const name of Object.values(cacheNames)) await caches.open(name)
  const clients = await worker.clients.matchAll({ includeUncontrolled: true })
  const open = clients.map(({ url }) => localeOf(url))
  for (const locale of localeCodes) {
    // Cached by the worker of an earlier build.
    if (open.includes(locale) || (await isPrecached(locale))) await precache(locale)
  }
  if (await caches.has(keptCache)) await keepChat().catch(console.error)
  // Safe immediately: pages come from the network, and file names are unique to a build.
  await worker.skipWaiting()
}

/** Who keeps Molly opens her chat in the pages of this build too, whose scripts have other names. */
async function keepChat(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const response = await fetch(keptListPath, { cache: 'no-cache', priority: 'low' })
  const { files } = (await response.json()) as KeptList
  for (const { path } of files) if (isFile(path)) await getFile(path, 'low')
  await keepPages()
}

const isFile = (path: string) => /^\/(assets|art)\//.test(path)

function localeOf(url: string): Locale {
  return splitLocale(new URL(url).pathname).locale
}

async function isPrecached(locale: Locale): Promise<boolean> {
  const cached = await Promise.all(listPrecached(locale).map((path) => caches.match(path)))
  return cached.every(Boolean)
}

async function precache(locale: Locale): Promise<void> {
  await Promise.all(listPrecached(locale).map((path) => fetchAndCache(location.origin + path)))
}

/** Asks the network for nothing: a page that is opened meanwhile waits until this has ended. */
async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  await deleteUnusedFiles()
}

/** Revalidates: an unchanged page costs only a 304, and a page of an older build is never used. */
async function fetchAndCache(url: string): Promise<void> {
  if (!isCacheableUrl(url)) return
  const page = location.origin + keyOf(url)
  const response = await fetch(page, { cache: 'no-cache', priority: 'low' })
  if (!response.ok) throw new Error(`${page} answered ${response.status}`)
  await cachePage(page, response)
}

/** Caches an opened page and, with the first one in a language, the precached pages. */
async function cacheOpened(url: string, response: Response): Promise<void> {
  // Addresses with a query are answered `no-store`.
  await (new URL(url).search ? fetchAndCache(url) : cachePage(url, response))
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!isPage || !(await caches.has(cacheNames.pages))) return
  if (!(await isPrecached(localeOf(url)))) await precache(localeOf(url))
}

/** The network's response, whatever its status; a cached page only when offline. */
async function openPage(event: NavigationEvent): Promise<Response> {
  const { url, headers } = event.request
  try {
    const response = await inTime(
      (async () => (await event.preloadResponse) ?? (await fetch(event.request)))(),
    )
    // A prefetched page has not been opened yet.
    if (!headers.has('Sec-Purpose')) event.waitUntil(cacheOpened(url, response.clone()))
    return response
  } catch {
    const { pathname } = new URL(url)
    // Her page as it is without a question; links to it name the page they are on.
    const key = keptPages.includes(pathname) ? pathname : keyOf(url)
    const cached = key && ((await findCached(key)) ?? (await findCached(findMeantPath(key))))
    return cached || (await getOfflinePage(localeOf(url))) || Response.error()
  }
}

/** The browser keeps a form's content: reloading the offline page sends it again. */
async function sendForm(request: Request): Promise<Response> {
  try {
    return await inTime(fetch(request))
  } catch {
    return (await getOfflinePage(localeOf(request.url))) ?? Response.error()
  }
}

async function readPage(request: Request): Promise<Response> {
  return (await findCached(new URL(request.url).pathname)) ?? fetch(request)
}

/** Rejects when a connection stays silent: browsers wait for minutes. */
function inTime(response: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patienceMs))
  return Promise.race([response, late])
}

/** Falls back to another language if nothing was cached in this one. */
async function getOfflinePage(locale: Locale): Promise<Response | undefined> {
  for (const code of [locale, ...localeCodes]) {
    const cached = await findCached(href('offline', code))
    if (cached) return cached
  }
  return undefined
}

/** A missing drawing leaves its coloured box empty, without a broken-image icon. */
async function openFile(path: string): Promise<Response> {
  try {
    return await getFile(path)
  } catch (error) {
    if (!path.endsWith('.svg')) throw error
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      status: 504,
      headers: { 'Content-Type': 'image/svg+xml' },
    })
  }
}
