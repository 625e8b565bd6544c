/** Of `consulted`, what says that a copy was read and not the source's own page. */
const copied =
  /cop(?:y|ied)|reproduced|quote[sd]|archived|stored|reprinted|retired|text on|seen on/i

/**
 * Where a source was read if not at its own address: the host of what was read, '' for a copy
 * without an address; undefined for a source that was read where it is.
 */
export function findReadAt({
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
