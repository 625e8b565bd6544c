type Located = { cf?: { country?: unknown; timezone?: unknown } }

/** The visitor's country as reported by Cloudflare; undefined elsewhere. */
export function countryOf(request: Request): string | undefined {
  const { cf } = request as Located
  return typeof cf?.country === 'string' ? cf.country : undefined
}

/** The visitor's time zone, such as 'America/Mexico_City', in the same way. */
export function timeZoneOf(request: Request): string | undefined {
  const { cf } = request as Located
  return typeof cf?.timezone === 'string' ? cf.timezone : undefined
}
