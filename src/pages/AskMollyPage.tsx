import { Island } from '../client/Island.tsx'
import type { IslandProps } from '../islands/index.ts'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { MollyHead } from '../sections/molly/MollyHead.tsx'

/** What the conversation starts with: a question to send, or an exchange sent without a script. */
type Props = Omit<IslandProps<'MollyChat'>, 'place'>

export function AskMollyPage(initial: Props) {
  return (
    <MollyHead>
      <Stylesheet />
      <Island name="MollyChat" props={{ place: 'page', ...initial }} />
    </MollyHead>
  )
}
