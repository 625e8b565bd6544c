import { href } from '../routes.ts'
import { type Locale, localeCodes, splitLocale } from '../i18n/locales.ts'
import { cacheNames } from './caches.ts'
import { forgetUnusedFiles, getFile, isKeepableAddress, keepPage } from './keep.ts'
import { keptIn } from './kept.ts'

/** The service worker: what was read can be read again without a network. */

/** The DOM's types are those of a window. */
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

const worker = self as unknown as ServiceWorker

worker.addEventListener('install', (event) => {
  event.waitUntil(prepare())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  // Forms, the chat and the API are between the page and the network.
  if (method !== 'GET' || origin !== location.origin || headers.has('Range')) return
  if (mode === 'navigate') event.respondWith(openPage(event))
  else if (/^\/(assets|art)\//.test(pathname)) event.respondWith(openFile(pathname))
})

// From a page that was fetched ahead: see src/client/page-actions.ts.
worker.addEventListener('message', (event) => {
  event.waitUntil(fetchAndKeep(event.source.url))
})

/** A worker that can't fetch all of it is not installed: the browser tries again later. */
async function prepare(): Promise<void> {
  for (const name of Object.values(cacheNames)) await caches.open(name)
  const clients = await worker.clients.matchAll({ includeUncontrolled: true })
  const open = clients.map(({ url }) => localeOf(url))
  for (const locale of localeCodes) {
    // Already kept by the worker of an earlier build.
    if (open.includes(locale) || (await isKept(locale))) await keepLanguage(locale)
  }
  // Safe at once: pages come from the network, and files are found under names of their own.
  await worker.skipWaiting()
}

function localeOf(url: string): Locale {
  return splitLocale(new URL(url).pathname).locale
}

async function isKept(locale: Locale): Promise<boolean> {
  const kept = await Promise.all(keptIn(locale).map((path) => caches.match(path)))
  return kept.every(Boolean)
}

async function keepLanguage(locale: Locale): Promise<void> {
  await Promise.all(keptIn(locale).map((path) => fetchAndKeep(location.origin + path)))
}

async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  // What is open was loaded before there was anybody to keep it.
  const clients = await worker.clients.matchAll()
  await Promise.allSettled(clients.map(({ url }) => fetchAndKeep(url)))
  await forgetUnusedFiles()
}

/** What the browser has already costs an answer without a body, and is none of an older build. */
async function fetchAndKeep(url: string): Promise<void> {
  if (!isKeepableAddress(url)) return
  const response = await fetch(url, { cache: 'no-cache', priority: 'low' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await keepPage(url, response)
}

/** A page that was opened and, with the first one in a language, what is always kept of it. */
async function keepOpened(url: string, response: Response): Promise<void> {
  await keepPage(url, response)
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!isPage || !(await caches.has(cacheNames.pages))) return
  if (!(await isKept(localeOf(url)))) await keepLanguage(localeOf(url))
}

/** The network's answer, whatever it is; a kept page only where there is no network. */
async function openPage(event: NavigationEvent): Promise<Response> {
  const { url, headers } = event.request
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    // Fetched ahead is not yet opened.
    if (!headers.has('Sec-Purpose')) event.waitUntil(keepOpened(url, response.clone()))
    return response
  } catch {
    const { pathname, search } = new URL(url)
    const kept = search ? undefined : await caches.match(pathname)
    return kept ?? (await getOfflinePage(localeOf(url))) ?? Response.error()
  }
}

/** In the other language, where none was opened in this one. */
async function getOfflinePage(locale: Locale): Promise<Response | undefined> {
  for (const code of [locale, ...localeCodes]) {
    const kept = await caches.match(href('offline', code))
    if (kept) return kept
  }
  return undefined
}

/** A drawing that was not kept leaves its coloured box empty, without the sign of a broken one. */
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
