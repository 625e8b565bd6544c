import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './backend.ts'
import type { TextContext } from '../i18n/island-text.ts'
import type { Locale } from '../i18n/locales.ts'
import { createTranslate } from '../i18n/translate.ts'
import { IslandRoot } from './IslandRoot.tsx'
import { createMutationClient } from './mutations.ts'

/** Which props belong to which island is settled where the page is made: see src/client/Island.tsx. */
export type IslandModule = {
  default: ComponentType<object>
  /** Islands that query bring what makes their client; without it there are mutations only. */
  createQueryClient?: () => QueryClient
  prepare?: (queryClient: QueryClient, props: object, locale: Locale) => Promise<unknown>
}

// One of each per page load, shared by its islands.
const mutationClient = createMutationClient()
let queryClient: QueryClient | undefined

/** Makes server-rendered HTML live; resolves after the first effects have run. */
export async function hydrate(
  element: Element,
  module: IslandModule,
  { locale, messages, session }: { locale: Locale; messages: object; session: Session },
  identifierPrefix: string,
  props: object,
): Promise<void> {
  queryClient ??= module.createQueryClient?.()
  const client = (module.createQueryClient && queryClient) ?? mutationClient
  await module.prepare?.(client, props, locale)
  const text = { locale, session, t: createTranslate(locale, messages) as TextContext['t'] }
  const Component = module.default
  await new Promise<void>((onReady) => {
    hydrateRoot(
      element,
      <IslandRoot text={text} queryClient={client} onReady={onReady}>
        <Component {...props} />
      </IslandRoot>,
      { identifierPrefix },
    )
  })
}
