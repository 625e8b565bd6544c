export type Mail = {
  from: { name: string; email: string }
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** What became of a mail that was handed over. */
export type Handover =
  | { kind: 'accepted' }
  /** Not now: a limit or a fault of the other side, or of our settings; `code` goes to the log. */
  | { kind: 'busy'; code: string; waitSeconds?: number }
  /** Not this mail, for now or for good; another one may be welcome. */
  | { kind: 'refused'; code: string; waitSeconds?: undefined }
  /** Not to this address, ever. */
  | { kind: 'undeliverable' }

/**
 * Hands a mail over. `key` is the same at each try, for whoever knows an idempotency key. Throws
 * when nobody can know whether the mail was accepted.
 */
export type Transport = (mail: Mail & { key: string }, signal: AbortSignal) => Promise<Handover>
