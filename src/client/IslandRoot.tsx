import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { TextContext } from '../i18n/island-text.ts'

type Props = {
  text: TextContext
  queryClient: QueryClient
  /** Called in the browser once the island is interactive. */
  onReady?: () => void
  children: ReactNode
}

/** The providers around an island, the same on the server and in the browser. */
export function IslandRoot({ text, queryClient, onReady, children }: Props) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <QueryClientProvider client={queryClient}>
      <TextContext value={text}>{children}</TextContext>
    </QueryClientProvider>
  )
}
