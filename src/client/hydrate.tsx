import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { TextContext } from '../i18n/island-text.ts'
import { createTranslate } from '../i18n/translate.ts'
import { IslandRoot } from './IslandRoot.tsx'
import { createQueryClient } from './queries.ts'
import { type FindCurrent, watchElements } from './replaced.ts'

/** src/client/Island.tsx checks that the props are those of the island. */
export type IslandModule = { default: ComponentType<object> }

const queryClient = createQueryClient()

type Surroundings = Pick<TextContext, 'locale' | 'session' | 'loadOther'> & { messages: object }

/** Makes server-rendered HTML live; resolves after the first effects have run. */
export function hydrate(
  element: Element,
  { default: Component }: IslandModule,
  { locale, messages, session, loadOther }: Surroundings,
  identifierPrefix: string,
  props: object,
): Promise<FindCurrent> {
  const { find, carryOver } = watchElements(element)
  const text = {
    locale,
    session,
    loadOther,
    t: createTranslate(locale, messages) as TextContext['t'],
  }
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <IslandRoot
        text={text}
        queryClient={queryClient}
        onCommit={carryOver}
        onReady={() => resolve(find)}
      >
        <Component {...props} />
      </IslandRoot>,
      { identifierPrefix },
    )
  })
}
