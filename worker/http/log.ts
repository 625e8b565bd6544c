import { localize, splitLocale } from '../../src/i18n/locales.ts'
import { endpoints, qrFolder, routes } from '../../src/routes.ts'

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

const ownPaths = new Set<string>([...Object.values(routes), ...Object.values(endpoints), qrFolder])
const firstSegments = new Set([...ownPaths].map((path) => path.split('/')[1]))

/**
 * A path that is safe to log: a route of ours, or its first segment if a route has it. The others are
 * '…', because visitors type their words, codes of diagnoses and names into addresses.
 */
export function toLogged(pathname: string): string {
  const { locale, path } = splitLocale(pathname)
  if (ownPaths.has(path)) return pathname
  const [, first, ...others] = path.split('/')
  const known = firstSegments.has(first) ? `/${first}` : '/…'
  return localize(others.length > 0 ? `${known}/…` : known, locale)
}
