export const kinds = ['cookies', 'local', 'session', 'databases', 'caches', 'workers'] as const

/** By kind, the names of what is there. */
export type StoredItems = Record<(typeof kinds)[number], string[]>

/** Everything a site can leave in a browser; rejects where the browser lets nobody look. */
export async function inspect(): Promise<StoredItems> {
  return {
    cookies: cookieNames(),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await databaseNames(),
    caches: await Promise.all((await cacheNames()).map(withCount)),
    workers: (await registrations()).map(({ scope }) => scope),
  }
}

/** Workers go first: one that still runs could fill a cache again. */
export async function removeAll(): Promise<void> {
  for (const registration of await registrations()) await registration.unregister()
  for (const name of await cacheNames()) await caches.delete(name)
  for (const name of await databaseNames()) indexedDB.deleteDatabase(name)
  localStorage.clear()
  sessionStorage.clear()
  // Browsers tell other tabs only: here it is for a chat on the page itself.
  dispatchEvent(new StorageEvent('storage'))
  for (const name of cookieNames()) {
    for (const path of pathsAbove(location.pathname)) {
      document.cookie = `${name}=; Max-Age=0; Path=${path}`
    }
  }
}

/** '/es/x' -> '/', '/es', '/es/x': a cookie doesn't tell for which of them it was set. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1)
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
}

function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || [])
}

async function databaseNames(): Promise<string[]> {
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
}

/** Over plain http a browser has neither caches nor workers. */
async function cacheNames(): Promise<string[]> {
  return 'caches' in globalThis ? caches.keys() : []
}

/** 'pages-3 (12)': a cache and how many files are in it. */
async function withCount(name: string): Promise<string> {
  const cache = await caches.open(name)
  return `${name} (${(await cache.keys()).length})`
}

async function registrations(): Promise<readonly ServiceWorkerRegistration[]> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : []
}
