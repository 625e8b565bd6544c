import type { Session } from '../i18n/island-text.ts'

/** Where supabase-js keeps a session; under a longer name, what it needs on the way to one. */
export const storageKey = 'sb-esmalte-auth-token'

/**
 * The hosted backend's client, 60 kB, only where the site has one, and only for those who have a
 * session or come back with one in the address. Everybody else is anonymous: they ask Molly through
 * `@supabase/functions-js`, and their browser contacts no other origin.
 */
export const session: Session =
  document.documentElement.hasAttribute('data-supabase-url') && hasSession()
    ? import('./session.ts').catch(console.error)
    : undefined

function hasSession(): boolean {
  try {
    return (
      /[#?&](access_token|error\w*)=/.test(location.href) ||
      Object.keys(localStorage).join().includes(storageKey)
    )
  } catch {
    // Where nothing may be kept, nothing is.
    return false
  }
}
