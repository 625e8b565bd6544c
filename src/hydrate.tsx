import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { QueryClient } from '@tanstack/react-query'
import type { IslandMessages } from './i18n/en.islands.ts'
import type { Locale } from './i18n/locales.ts'
import { createTranslate } from './i18n/translate.ts'
import { IslandRoot } from './IslandRoot.tsx'
import { createQueryClient } from './queries.ts'

/** Which props belong to which island is settled where the page is made: see src/Island.tsx. */
export type IslandModule = {
  default: ComponentType<object>
  prepare?: (queryClient: QueryClient, props: object, locale: Locale) => Promise<unknown>
}

const locale = document.documentElement.lang as Locale
const queryClient = createQueryClient()

const catalogs: Record<Locale, () => Promise<IslandMessages>> = {
  en: async () => (await import('./i18n/en.islands.ts')).enIslands,
  es: async () => (await import('./i18n/es.islands.ts')).esIslands,
}

/** Makes server-rendered HTML live; resolves after the first effects have run. */
export async function hydrate(
  element: Element,
  module: IslandModule,
  identifierPrefix: string,
  props: object,
): Promise<void> {
  const [messages] = await Promise.all([
    catalogs[locale](),
    module.prepare?.(queryClient, props, locale),
  ])
  const text = { locale, t: createTranslate(locale, messages) }
  const Component = module.default
  await new Promise<void>((onReady) => {
    hydrateRoot(
      element,
      <IslandRoot text={text} queryClient={queryClient} onReady={onReady}>
        <Component {...props} />
      </IslandRoot>,
      { identifierPrefix },
    )
  })
}
