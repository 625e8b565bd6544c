import { MutationCache, type QueryClient } from '@tanstack/react-query'

/** Without a network a call fails at once and is said to have; it is not put off in silence. */
export const mutationDefaults = { networkMode: 'always' } as const

/**
 * What `useMutation` asks of a QueryClient, and no more: queries, their cache and their refetching
 * are 4 kB that an island which only sends something would load for nothing.
 */
export function createMutationClient(): QueryClient {
  const mutationCache = new MutationCache()
  const client: Pick<
    QueryClient,
    'defaultMutationOptions' | 'getMutationCache' | 'mount' | 'unmount'
  > = {
    defaultMutationOptions: (options) => ({ ...mutationDefaults, ...options! }),
    getMutationCache: () => mutationCache,
    // They listen for what only queries care about: focus and network coming back.
    mount: () => undefined,
    unmount: () => undefined,
  }
  return client as QueryClient
}
