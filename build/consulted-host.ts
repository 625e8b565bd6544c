/** Words in `consulted` that mean a copy was read, not the source's own page. */
const copied =
  /cop(?:y|ied)|reproduced|quote[sd]|archived|stored|reprinted|retired|text on|seen on/i

/**
 * The host where a source was read, if that is not its own: '' for a copy without a URL, undefined
 * for a source read at its own URL.
 */
export function findConsultedHost({
  consulted = '',
  url,
}: {
  consulted?: string
  url: string
}): string | undefined {
  const hosts = [...consulted.matchAll(/https?:\/\/([^\s/;)]+)/g)].map(([, host]) => shorten(host!))
  if (hosts.length === 0) return copied.test(consulted) ? '' : undefined
  const own = url && shorten(new URL(url).hostname)
  return hosts.find((host) => host !== own)
}

const shorten = (host: string): string => host.toLowerCase().replace(/^www\./, '')
