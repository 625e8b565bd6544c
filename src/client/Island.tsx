import { useId } from 'react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { usePage } from '../page-context.ts'
import { IslandRoot } from './IslandRoot.tsx'
import BrowserData from '../features/browser-data/BrowserData.island.tsx'
import BrushingTimer from '../features/brushing-timer/BrushingTimer.island.tsx'
import KeepMolly from '../features/offline/KeepMolly.island.tsx'
import LatestArticles from '../features/home/LatestArticles.island.tsx'
import MollyChat from '../islands/MollyChat.island.tsx'
import MollyDialog from '../islands/MollyDialog.island.tsx'
import NewsletterForm from '../features/newsletter/NewsletterForm.island.tsx'
import SearchField from '../features/search/SearchField.island.tsx'
import SymptomDiary from '../features/symptom-diary/SymptomDiary.island.tsx'
import type { IslandName, IslandProps } from './islands.ts'
import { createQueryClient } from './queries.ts'

const components: { [N in IslandName]: ComponentType<IslandProps<N>> } = {
  BrowserData,
  BrushingTimer,
  KeepMolly,
  LatestArticles,
  MollyChat,
  MollyDialog,
  NewsletterForm,
  SearchField,
  SymptomDiary,
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
