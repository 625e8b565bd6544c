import type { Handover } from '../mail.ts'

/** Of a mail service's answer, all that is the same for every service. */
export async function readHandover(response: Response): Promise<Handover> {
  // An unread body would keep the connection.
  await response.body?.cancel()
  if (response.ok) return { kind: 'accepted' }
  const waitSeconds = Number(response.headers.get('Retry-After')) || undefined
  return { kind: 'busy', code: String(response.status), waitSeconds }
}
