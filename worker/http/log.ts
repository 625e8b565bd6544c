/**
 * What went wrong, as one line of JSON: the error's kind and where in the program it happened. Not its
 * message, which may quote what a visitor wrote. docs/operations.md says what each event means.
 */
export function logFault(event: string, error: unknown, fields: Record<string, string> = {}): void {
  const name = error instanceof Error ? error.name : typeof error
  const at = error instanceof Error ? framesOf(error) : undefined
  console.error(JSON.stringify({ event, ...fields, name, at }))
}

/** The innermost places of a stack. Its message goes first: it may hold lines that look like places. */
function framesOf({ message, stack = '' }: Error): string[] {
  const end = stack.indexOf(message)
  if (end < 0) return []
  const lines = stack.slice(end + message.length).split('\n')
  return lines.flatMap((line) => /^\s*at (.+)$/.exec(line)?.[1] ?? []).slice(0, 6)
}

/**
 * A path as it may be logged: without its query, cut to 200 characters, and with '…' for what no
 * address of ours looks like, such as an email address, a phone number or a token.
 */
export function toLogged(path: string): string {
  const isPlain = /^(?!.*\d{6})[\p{L}\p{N}_.~-]{0,64}$/u
  const [plain = ''] = path.split(/\?|%3f/i)
  const segments = plain.split('/').map((segment) => (isPlain.test(segment) ? segment : '…'))
  return segments.join('/').slice(0, 200)
}
