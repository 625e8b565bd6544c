/**
 * Logs an error as one line of JSON: its name and stack frames, but not its message, which may
 * quote visitor input. docs/operations.md explains each event.
 */
export function logFault(event: string, error: unknown, fields: Record<string, string> = {}): void {
  const name = error instanceof Error ? error.name : typeof error
  const at = error instanceof Error ? framesOf(error) : undefined
  console.error(JSON.stringify({ event, ...fields, name, at }))
}

/** The innermost frames. Skips the message, whose lines may look like frames. */
function framesOf({ message, stack = '' }: Error): string[] {
  const end = stack.indexOf(message)
  if (end < 0) return []
  const lines = stack.slice(end + message.length).split('\n')
  return lines.flatMap((line) => /^\s*at (.+)$/.exec(line)?.[1] ?? []).slice(0, 6)
}

/**
 * A path that is safe to log: without query, cut to 200 characters, and with '…' for segments
 * unlike our own, such as an email address, a phone number or a token.
 */
export function toLogged(path: string): string {
  const isPlain = /^(?!.*\d{6})[\p{L}\p{N}_.~-]{0,64}$/u
  const [plain = ''] = path.split(/\?|%3f/i)
  const segments = plain.split('/').map((segment) => (isPlain.test(segment) ? segment : '…'))
  return segments.join('/').slice(0, 200)
}
