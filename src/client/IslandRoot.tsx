import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { TextContext } from '../i18n/island-text.ts'

type Props = {
  text: TextContext
  queryClient: QueryClient
  /** Called in the browser as soon as React has its elements in the page. */
  onCommit?: () => void
  /** Called in the browser once the island is interactive. */
  onReady?: () => void
  children: ReactNode
}

/** The providers around an island, the same on the server and in the browser. */
export function IslandRoot({ text, queryClient, onCommit, onReady, children }: Props) {
  useLayoutEffect(() => onCommit?.(), [onCommit])
  useEffect(() => onReady?.(), [onReady])
  return (
    <QueryClientProvider client={queryClient}>
      <TextContext value={text}>{children}</TextContext>
    </QueryClientProvider>
  )
}
