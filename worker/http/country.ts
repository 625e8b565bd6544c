/** Cloudflare says where a request comes from; other platforms and local runs don't. */
export function countryOf(request: Request): string | undefined {
  const { cf } = request as { cf?: { country?: unknown } }
  return typeof cf?.country === 'string' ? cf.country : undefined
}
