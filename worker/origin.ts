/** A browser says where a form or script comes from; what says nothing (curl, old browsers) may in. */
export function isCrossSite(request: Request): boolean {
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') return true
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}
