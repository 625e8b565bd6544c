import type { Session } from '../i18n/island-text.ts'

/** Where supabase-js keeps a session; under a longer name, what it needs on the way to one. */
export const storageKey = 'sb-esmalte-auth-token'

/**
 * The hosted backend's client, 60 kB, only for those who have a session or come back with one in
 * the address. Everybody else is anonymous, and `@supabase/functions-js` is all that asks Molly.
 */
export const session: Session =
  import.meta.env.SSR || !hasSession() ? undefined : import('./session.ts').catch(console.error)

function hasSession(): boolean {
  try {
    return (
      /[#?&](access_token|error\w*)=/.test(location.href) ||
      [storageKey, `${storageKey}-code-verifier`].some((key) => key in localStorage)
    )
  } catch {
    // Where nothing may be kept, nothing is.
    return false
  }
}
