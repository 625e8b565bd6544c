const localPart = /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}$/u
const domain =
  /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** The address in the form we store it, or undefined when no mail could reach it. */
export function parseEmail(text: string): string | undefined {
  const email = text.normalize('NFC').trim().toLowerCase()
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(at, 0))
  if (email.length > 254 || local.startsWith('.') || local.endsWith('.') || local.includes('..')) {
    return undefined
  }
  return localPart.test(local) && domain.test(email.slice(at + 1)) ? email : undefined
}
