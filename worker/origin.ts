/**
 * A browser says where a form or script comes from; what says nothing (curl, old browsers) may in.
 * No script can set `Sec-Fetch-Site`, so it decides: `Origin` is "null" on a page without referrer.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}
