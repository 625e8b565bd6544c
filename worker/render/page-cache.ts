import type { Context, MiddlewareHandler } from 'hono'
import { cacheBytes, LruCache } from '../../src/content/lru-cache.ts'
import { pageHeaders } from '../http/headers.ts'
import { matchesETag } from '../http/respond.ts'
import type { AppEnv, Services } from '../services/types.ts'
import { pageETag } from './render.tsx'

/** The size of a cached page's array object and headers. */
const aroundBytes = 1000

/** `headers`: those specific to this page. */
type CachedPage = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** Rendered pages by path. All share one ETag; when it changes, they are dropped. */
type PageCache = { etag: string; pages: LruCache<CachedPage> }

const caches = new WeakMap<Services['assets'], PageCache>()

function getPageCache({ assets }: Services): PageCache {
  const cache = caches.get(assets) ?? { etag: '', pages: new LruCache(cacheBytes.pages) }
  caches.set(assets, cache)
  return cache
}

/** Serves a cached page, or 304. URLs with a query are never cached: anyone can make them up. */
export const servePageCache: MiddlewareHandler<AppEnv> = async (c, next) => {
  const pageCache = getPageCache(c.var)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const isCached = isRead && !c.req.url.includes('?') && pageCache.etag === pageETag()
  const page = isCached ? pageCache.pages.get(c.req.path) : undefined
  if (!page) return next()
  return respondWithPage(c, page, pageCache.etag)
}

export function cachePage(c: Context<AppEnv>, page: CachedPage, etag: string): void {
  if (c.req.url.includes('?')) return
  const pageCache = getPageCache(c.var)
  if (pageCache.etag !== etag) {
    pageCache.etag = etag
    pageCache.pages = new LruCache(cacheBytes.pages)
  }
  pageCache.pages.set(c.req.path, page, aroundBytes + page.bytes.byteLength)
}

/** The page, or 304; both with the page's own headers. */
export function respondWithPage(
  c: Context<AppEnv>,
  { bytes, headers: own }: CachedPage,
  etag: string,
): Response {
  const headers = { ...pageHeaders, ...own, ETag: etag }
  return matchesETag(c, etag) ? c.body(null, 304, headers) : c.body(bytes, 200, headers)
}
