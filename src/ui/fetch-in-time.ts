const patienceMs = 8000

/** Rejects, also while the body is read, when a connection stays silent. */
export function fetchInTime(url: string, init: RequestInit = {}): Promise<Response> {
  const call = new AbortController()
  const cut = () => call.abort()
  init.signal?.addEventListener('abort', cut)
  setTimeout(cut, patienceMs)
  return fetch(url, { ...init, signal: call.signal })
}
