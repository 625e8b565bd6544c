import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { pageHeaders } from './headers.ts'

/** `own`: headers that only this page has. */
type Page = { bytes: Uint8Array<ArrayBuffer>; own: Record<string, string> }

/**
 * Pages as they were sent, by address, and the stretches that many pages have. All have one tag, and
 * go when it changes.
 */
export type Sent = {
  tag: string
  pages: Map<string, Page>
  stretches: Map<string, string>
}

export function createSent(): Sent {
  return { tag: '', pages: new Map(), stretches: new Map() }
}

/** Some 15 MB; the page that was asked for longest ago is the first to go. */
const mostPages = 256

/**
 * Sends a page again that was the same for everybody, as `keep` got it. Whoever has it already is
 * told so. Addresses with a query are never kept: anybody can make up any number of them.
 */
export function sendAgain(tagOf: () => string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { sent } = c.var
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isKept = isRead && !c.req.url.includes('?') && sent.tag === tagOf()
    const page = isKept ? sent.pages.get(c.req.path) : undefined
    if (!page) return next()
    sent.pages.delete(c.req.path)
    sent.pages.set(c.req.path, page)
    return sendSent(c, page, sent.tag)
  }
}

export function keep(c: Context<AppEnv>, page: Page, tag: string): void {
  if (c.req.url.includes('?')) return
  const { pages } = sentWith(c, tag)
  pages.set(c.req.path, page)
  if (pages.size > mostPages) pages.delete(pages.keys().next().value!)
}

/** What was sent with this tag; what had another is forgotten. */
export function sentWith({ var: { sent } }: Context<AppEnv>, tag: string): Sent {
  if (sent.tag !== tag) {
    sent.tag = tag
    sent.pages.clear()
    sent.stretches.clear()
  }
  return sent
}

export function hasTag(c: Context<AppEnv>, tag: string): boolean {
  const known = c.req.header('If-None-Match')?.split(',')
  return known?.some((one) => one.trim() === tag) ?? false
}

/** 304 for whoever has it already; with its own headers, which name the styles in it. */
export function sendSent(c: Context<AppEnv>, { bytes, own }: Page, tag: string): Response {
  const headers = { ...pageHeaders, ...own, ETag: tag }
  return hasTag(c, tag) ? c.body(null, 304, headers) : c.body(bytes, 200, headers)
}
