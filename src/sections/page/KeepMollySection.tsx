import { Island } from '../../client/Island.tsx'
import { usePage } from '../../page-context.ts'

/** Molly without a network, for visitors who ask for it. */
export function KeepMollySection() {
  const { t } = usePage()
  return (
    <section className="media-[(scripting:none)]:hidden" aria-labelledby="keep-molly">
      <h2 className="h-2 mb-3.5" id="keep-molly">
        {t('keepMolly.title')}
      </h2>
      <Island name="KeepMolly" props={{}} />
    </section>
  )
}
