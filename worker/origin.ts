/** A browser says where a form or script comes from; what says nothing (curl, old browsers) may in. */
export function isCrossSite(request: Request): boolean {
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') return true
  const origin = request.headers.get('Origin')
  // Hosts alone: behind a proxy that speaks TLS for us, the request itself came by http.
  return origin !== null && URL.parse(origin)?.host !== new URL(request.url).host
}
