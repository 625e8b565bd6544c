export const kinds = ['cookies', 'local', 'session', 'databases', 'caches', 'workers'] as const

/** The names of stored items, by kind. */
export type StoredItems = Record<(typeof kinds)[number], string[]>

/** Everything a site can store in a browser; rejects where the browser denies access. */
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

/** Workers go first: a running one could refill a cache. */
export async function removeAll(): Promise<void> {
  for (const registration of await registrations()) await registration.unregister()
  for (const name of await cacheNames()) await caches.delete(name)
  for (const name of await databaseNames()) indexedDB.deleteDatabase(name)
  localStorage.clear()
  sessionStorage.clear()
  // Browsers notify only other tabs; this notifies a chat on the same page.
  dispatchEvent(new StorageEvent('storage'))
  for (const name of cookieNames()) {
    for (const path of pathsAbove(location.pathname)) {
      document.cookie = `${name}=; Max-Age=0; Path=${path}`
    }
  }
}

/** '/es/x' -> '/', '/es', '/es/x': the cookie API doesn't tell for which path a cookie was set. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1)
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
}

function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || [])
}

async function databaseNames(): Promise<string[]> {
  // Firefox before 126 does not list them; the site itself makes none.
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : []
  return databases.flatMap(({ name }) => name ?? [])
}

/** Without HTTPS a browser has neither caches nor workers. */
async function cacheNames(): Promise<string[]> {
  return 'caches' in globalThis ? caches.keys() : []
}

/** 'pages-3 (12)': the cache's name and number of entries. */
async function withCount(name: string): Promise<string> {
  const cache = await caches.open(name)
  return `${name} (${(await cache.keys()).length})`
}

async function registrations(): Promise<readonly ServiceWorkerRegistration[]> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : []
}
