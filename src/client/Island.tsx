import { useId } from 'react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { usePage } from '../page-context.ts'
import { IslandRoot } from './IslandRoot.tsx'
import BrowserData from '../islands/BrowserData.tsx'
import BrushingTimer from '../islands/BrushingTimer.tsx'
import LatestArticles from '../islands/LatestArticles.tsx'
import MollyChat from '../islands/MollyChat.tsx'
import MollyDialog from '../islands/MollyDialog.tsx'
import NewsletterForm from '../islands/NewsletterForm.tsx'
import SearchField from '../islands/SearchField.tsx'
import type { IslandName, IslandProps } from '../islands/index.ts'
import { createQueryClient } from './queries.ts'

const components: { [N in IslandName]: ComponentType<IslandProps<N>> } = {
  BrowserData,
  BrushingTimer,
  LatestArticles,
  MollyChat,
  MollyDialog,
  NewsletterForm,
  SearchField,
}

type Props<N extends IslandName> = {
  name: N
  props: IslandProps<N>
  /** Initial data for the island's queries: `[queryKey, data]`. */
  data?: [key: readonly unknown[], value: unknown][]
}

/**
 * The server side of an island, rendered as its own root because `useId` depends on the position in
 * the tree, and marked so that src/client/client.tsx can hydrate it.
 */
export function Island<N extends IslandName>({ name, props, data }: Props<N>) {
  const id = useId()
  const { locale, t } = usePage()
  const queryClient = createQueryClient()
  for (const [key, value] of data ?? []) queryClient.setQueryData(key, value)
  const Component = components[name] as ComponentType<IslandProps<N>>
  const html = renderToString(
    <IslandRoot text={{ locale, t }} queryClient={queryClient}>
      <Component {...props} />
    </IslandRoot>,
    { identifierPrefix: id },
  )
  return (
    <div
      className="contents"
      data-island={name}
      data-id={id}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
