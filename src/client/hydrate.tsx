import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Session, TextContext } from '../i18n/island-text.ts'
import type { Locale } from '../i18n/locales.ts'
import { createTranslate } from '../i18n/translate.ts'
import { IslandRoot } from './IslandRoot.tsx'
import { createQueryClient } from './queries.ts'

/** src/client/Island.tsx checks that the props are those of the island. */
export type IslandModule = { default: ComponentType<object> }

const queryClient = createQueryClient()

/** Makes server-rendered HTML live; resolves after the first effects have run. */
export function hydrate(
  element: Element,
  { default: Component }: IslandModule,
  { locale, messages, session }: { locale: Locale; messages: object; session: Session },
  identifierPrefix: string,
  props: object,
): Promise<void> {
  const text = { locale, session, t: createTranslate(locale, messages) as TextContext['t'] }
  return new Promise((onReady) => {
    hydrateRoot(
      element,
      <IslandRoot text={text} queryClient={queryClient} onReady={onReady}>
        <Component {...props} />
      </IslandRoot>,
      { identifierPrefix },
    )
  })
}
