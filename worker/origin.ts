/**
 * A browser says where a form or script comes from; what says nothing (curl, old browsers) may in.
 * No script can set `Sec-Fetch-Site`, so it decides: `Origin` is "null" on a page without referrer.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  const origin = request.headers.get('Origin')
  // Hosts alone: behind a proxy that speaks TLS for us, the request itself came by http.
  return origin !== null && URL.parse(origin)?.host !== new URL(request.url).host
}
