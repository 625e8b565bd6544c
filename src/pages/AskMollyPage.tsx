import { Island } from '../client/Island.tsx'
import type { IslandProps } from '../islands/index.ts'
import { usePage } from '../page-context.ts'
import { ratedId } from '../routes.ts'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { MollyHead } from '../sections/molly/MollyHead.tsx'
import { TargetNote } from '../ui/TargetNote.tsx'

/** The start of the conversation: a question to send, or an exchange sent without JavaScript. */
type Props = Omit<IslandProps<'MollyChat'>, 'place'>

export function AskMollyPage(initial: Props) {
  const { t } = usePage()
  return (
    <MollyHead>
      <Stylesheet />
      <div className="grid gap-4 min-w-0">
        <TargetNote id={ratedId}>{t('molly.rated')}</TargetNote>
        <Island name="MollyChat" props={{ place: 'page', ...initial }} />
      </div>
    </MollyHead>
  )
}
