export type Mail = {
  from: { name: string; email: string }
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** The outcome of handing over a mail. */
export type Handover =
  | { kind: 'accepted' }
  /** Retry later: a limit or fault of the service, or of our settings; `code` is logged. */
  | { kind: 'busy'; code: string; waitSeconds?: number }
  /** This mail was refused, temporarily or permanently; others may be accepted. */
  | { kind: 'refused'; code: string; waitSeconds?: undefined }
  /** The address can never receive mail. */
  | { kind: 'undeliverable' }

/**
 * Hands over a mail. `key` is the same for every retry, as an idempotency key. Throws when it is
 * unknown whether the mail was accepted.
 */
export type Transport = (mail: Mail & { key: string }, signal: AbortSignal) => Promise<Handover>
