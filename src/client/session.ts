import { createClient } from '@supabase/supabase-js'
import { storageKey } from './backend.ts'

/** Longer than a stored session takes: an answer is not kept waiting for a backend that is down. */
const patienceMs = 2000

const carried = new URLSearchParams(location.search)

const { supabaseUrl, supabaseKey } = document.documentElement.dataset

/**
 * Speaks with the hosted backend itself. A code in the address is one of PKCE; mails that the
 * backend sends by itself lead back with the session.
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

/** The signed-in visitor's token; undefined without one, or when it takes too long to renew. */
export async function getToken(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const found = await Promise.race([client.auth.getSession(), late])
  const token = found?.data.session?.access_token
  // What was stored may be anything.
  return token && /^[\w.~+/=-]+$/.test(token) ? token : undefined
}

/** The client has read the address by now. No token stays in it, nor in the browser's history. */
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
