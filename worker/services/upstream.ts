/**
 * Calls another server. A redirect is not followed, as it would carry keys and addresses elsewhere:
 * it arrives as what it is, a response that is not `ok`. `signal` ends the call in time.
 */
export function callUpstream(
  address: string | Request,
  signal: AbortSignal,
  init: Omit<RequestInit, 'redirect' | 'signal'> = {},
): Promise<Response> {
  // workerd lacks 'error'.
  return fetch(address, { ...init, redirect: 'manual', signal })
}
