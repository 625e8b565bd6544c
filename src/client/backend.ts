import type { Session } from '../i18n/island-text.ts'

/** The key under which supabase-js stores a session; its sign-in state uses longer keys. */
export const storageKey = 'sb-esmalte-auth-token'

/**
 * The hosted backend's client (60 kB), loaded only if the site has a backend and the visitor has a
 * session or returns with one in the URL. Everyone else is anonymous: they ask Molly through
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
    // Storage is blocked, so there is no session.
    return false
  }
}
