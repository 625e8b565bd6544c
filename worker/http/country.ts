/** The visitor's country as reported by Cloudflare; undefined elsewhere. */
export function countryOf(request: Request): string | undefined {
  const { cf } = request as { cf?: { country?: unknown } }
  return typeof cf?.country === 'string' ? cf.country : undefined
}
