import { Island } from '../../client/Island.tsx'
import type { IslandProps } from '../../client/islands.ts'
import { usePage } from '../../page-context.ts'
import { ratedId } from '../../routes.ts'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { KeepMollySection } from '../../sections/page/KeepMollySection.tsx'
import { MollyHead } from './MollyHead.tsx'
import { TargetNote } from '../../ui/TargetNote.tsx'
import { texts } from './texts.ts'

/** The start of the conversation: a question to send, or an exchange sent without JavaScript. */
type Props = Omit<IslandProps<'MollyChat'>, 'place'>

export function Page(initial: Props) {
  const { t } = usePage(texts)
  return (
    <MollyHead>
      <Stylesheet />
      <div className="grid gap-4 min-w-0">
        <TargetNote id={ratedId}>{t('molly.rated')}</TargetNote>
        <Island name="MollyChat" props={{ place: 'page', ...initial }} />
        <KeepMollySection />
      </div>
    </MollyHead>
  )
}
