import type { Handover } from '../mail.ts'

/** Interprets the parts of a response that are the same for every mail service. */
export async function readHandover(response: Response): Promise<Handover> {
  // An unread body would keep the connection open.
  await response.body?.cancel()
  if (response.ok) return { kind: 'accepted' }
  const waitSeconds = Number(response.headers.get('Retry-After')) || undefined
  return { kind: 'busy', code: String(response.status), waitSeconds }
}
