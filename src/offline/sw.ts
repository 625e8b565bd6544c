import { href } from '../routes.ts'
import { splitLocale } from '../i18n/locales.ts'
import { cacheNames } from './caches.ts'
import { forgetUnusedFiles, getFile, isKeepableAddress, keepPage } from './keep.ts'
import { alwaysKept } from './kept.ts'

/** The service worker: what was read can be read again without a network. */

/** The DOM's types are those of a window. */
type ServiceWorker = {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> }
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
  else if (/^\/(assets|art)\//.test(pathname)) event.respondWith(getFile(pathname))
})

// From a page that was fetched ahead: see src/page-actions.ts.
worker.addEventListener('message', (event) => {
  event.waitUntil(fetchAndKeep(event.source.url))
})

/** A worker that can't fetch all of it is not installed: the browser tries again later. */
async function prepare(): Promise<void> {
  for (const name of Object.values(cacheNames)) await caches.open(name)
  await Promise.all(alwaysKept.map((path) => fetchAndKeep(location.origin + path)))
  // Safe at once: pages come from the network, and files are found under names of their own.
  await worker.skipWaiting()
}

async function takeOver(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
  // What is open was loaded before there was anybody to keep it.
  const clients = await worker.clients.matchAll()
  await Promise.allSettled(clients.map(({ url }) => fetchAndKeep(url)))
  await forgetUnusedFiles()
}

async function fetchAndKeep(url: string): Promise<void> {
  if (!isKeepableAddress(url)) return
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await keepPage(url, response)
}

/** The network's answer, whatever it is; a kept page only where there is no network. */
async function openPage(event: NavigationEvent): Promise<Response> {
  const { url, headers } = event.request
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    // Fetched ahead is not yet opened.
    if (!headers.has('Sec-Purpose')) event.waitUntil(keepPage(url, response.clone()))
    return response
  } catch {
    const { pathname, search } = new URL(url)
    const kept = search ? undefined : await caches.match(pathname)
    const { locale } = splitLocale(pathname)
    return kept ?? (await caches.match(href('offline', locale))) ?? Response.error()
  }
}
