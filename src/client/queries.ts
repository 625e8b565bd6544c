import { QueryClient } from '@tanstack/react-query'

/**
 * One per page load in the browser, one per island on the server: never shared between visitors.
 * Without a `gcTime`, the server sets no timers, which would keep it alive for minutes.
 */
export function createQueryClient(): QueryClient {
  // Without a network, a request fails at once instead of being paused silently.
  const networkMode = 'always'
  return new QueryClient({
    defaultOptions: {
      // Not after a silence, which has lasted long enough.
      queries: {
        retry: (count, { name }) => count < 3 && name !== 'AbortError',
        staleTime: Infinity,
        networkMode,
      },
      mutations: { networkMode },
    },
  })
}
