// Invisible and unassigned characters, and what decoding leaves of broken text, are in no address.
const localPart = /^[^@"(),:;<>[\\\]\p{C}\p{Z}\uFFFD]+$/u
/** What would mean something else to the parser of URLs, or break off the host. */
const notInDomain = /[\p{Cc}\p{Z}\p{Cs}\uFFFD!-,/:-@[-`{-\x7F]/u
const domain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

/**
 * The address in the one form we store, or undefined when no mail could reach it: lower case, NFC,
 * and the domain as it is on the wire (`ñandu.example` and `xn--andu-fqa.example` are the same).
 */
export function parseEmail(text: string): string | undefined {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(at, 0)).normalize('NFC').toLowerCase().normalize('NFC')
  const host = toAscii(typed.slice(at + 1))
  const email = `${local}@${host}`
  if (byteLength(local) > 64 || byteLength(email) > 254) return undefined
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return undefined
  return localPart.test(local) && domain.test(host) ? email : undefined
}

/** The platform's own IDNA (UTS 46), the same on workerd and Node; '' for what is no host. */
function toAscii(host: string): string {
  if (notInDomain.test(host)) return ''
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return ''
  }
}

/** RFC 5321 counts octets. */
function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
