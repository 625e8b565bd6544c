import { createClient } from '@supabase/supabase-js'
import { storageKey } from './backend.ts'

/** Restoring a stored session takes less; a backend that is down must not delay answers. */
const patienceMs = 2000

const carried = new URLSearchParams(location.search)

const { supabaseUrl, supabaseKey } = document.documentElement.dataset

/**
 * Talks to the hosted backend itself. A code in the URL is a PKCE code; the backend's own emails
 * link back with the session.
 */
export const client = createClient(supabaseUrl!, supabaseKey!, {
  auth: {
    storageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: carried.has('code') ? 'pkce' : 'implicit',
  },
})

hideSession()
client.auth
  .initialize()
  .then(({ error }) => error && console.error('sign-in failed', error))
  .catch(console.error)

/** The signed-in visitor's token; undefined if there is none, or if renewing it takes too long. */
export async function getToken(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const found = await Promise.race([client.auth.getSession(), late])
  const token = found?.data.session?.access_token
  // Stored values are untrusted.
  return token && /^[\w.~+/=-]+$/.test(token) ? token : undefined
}

/** The client has read the URL by now. Removes the token from it and from the browser's history. */
function hideSession(): void {
  const url = new URL(location.href)
  if (/[#&](access_token|error\w*)=/.test(url.hash)) url.hash = ''
  for (const name of carried.keys()) {
    if (
      /^(access_token|refresh_token|provider_\w*token|expires_\w+|token_type|error\w*|code|sb_flow_id)$/.test(
        name,
      )
    ) {
      url.searchParams.delete(name)
    }
  }
  history.replaceState(history.state, '', url)
}
