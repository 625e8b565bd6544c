import { unify } from '../../src/text/fold.ts'

// Excludes invisible and unassigned characters, and U+FFFD from broken text.
const localPart = /^[^@"(),:;<>[\\\]\p{C}\p{Z}\uFFFD]+$/u
/** Characters that the URL parser would treat as syntax or as the end of the host. */
const notInDomain = /[\p{Cc}\p{Z}\p{Cs}\uFFFD!-,/:-@[-`{-\x7F]/u
const domain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

/**
 * The address in its stored form, or undefined when it can't be delivered to: lower case, NFC, and
 * the domain in its ASCII form (`ñandu.example` and `xn--andu-fqa.example` are the same).
 */
export function parseEmail(text: string): string | undefined {
  const typed = unify(text).trim()
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(at, 0)).toLowerCase().normalize('NFC')
  const host = toAscii(typed.slice(at + 1))
  const email = `${local}@${host}`
  if (byteLength(local) > 64 || byteLength(email) > 254) return undefined
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return undefined
  return localPart.test(local) && domain.test(host) ? email : undefined
}

/** The platform's own IDNA (UTS 46), the same on workerd and Node; '' for an invalid host. */
function toAscii(host: string): string {
  if (notInDomain.test(host)) return ''
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return ''
  }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
