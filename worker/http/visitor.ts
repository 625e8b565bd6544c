/** Unparseable addresses share one bucket. */
const unreadable = 'unreadable'

/**
 * The network that a visitor is counted by: an IPv4 address, or the /64 of an IPv6 address, as one
 * customer controls all addresses in it. All spellings of an address, with or without brackets,
 * port or zone, give the same result.
 */
export function networkOf(address: string | undefined): string {
  const text = bareAddress(address?.trim() ?? '')
  // URLs read leading zeros as octal, and no server writes addresses that way.
  if (/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text)) return hostOf(text) ?? unreadable
  const host = /^[\da-f:.]+$/i.test(text) ? hostOf(`[${text}]`) : undefined
  if (!host) return unreadable
  const groups = toGroups(host.slice(1, -1))
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  return isMapped ? toIpv4(groups.slice(6)) : groups.slice(0, 4).join(':')
}

/**
 * The /48 of an IPv6 address, as one customer may own a whole one, with 65,536 networks; undefined
 * for IPv4.
 */
export function widerNetworkOf(address: string | undefined): string | undefined {
  const groups = networkOf(address).split(':')
  return groups.length > 1 ? groups.slice(0, 3).join(':') : undefined
}

/**
 * The group of a network for one day, of 65,536: so few that each has many thousands of networks,
 * and none can be told from it.
 */
export async function groupOf(address: string | undefined, salt: string): Promise<string> {
  const network = widerNetworkOf(address) ?? networkOf(address)
  return (await hashNetwork(network, salt)).slice(0, 4)
}

/** The rate limiter's key. The salt prevents recovering the address by brute force. */
export async function hashNetwork(network: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt} ${network}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bareAddress(text: string): string {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1]
  const beforePort = /^([\d.]+):\d+$/.exec(text)?.[1]
  return (inBrackets ?? beforePort ?? text).replace(/%.*$/, '')
}

function hostOf(text: string): string | undefined {
  return URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : undefined
}

/** Expands '2001:db8::1' to all eight groups. */
function toGroups(ipv6: string): string[] {
  const [left = [], right] = ipv6.split('::').map((half) => half.split(':').filter(Boolean))
  if (!right) return left
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right]
}

function toIpv4(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
}
