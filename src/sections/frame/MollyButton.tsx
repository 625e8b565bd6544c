import { usePage } from '../../page-context.ts'
import { Island } from '../../client/Island.tsx'
import { localize } from '../../i18n/locales.ts'

/** In the corner of every page but her own, independent of the newsletter bar. */
export function MollyButton({ questions }: { questions?: string[] }) {
  const { locale, t, path } = usePage()
  return (
    <aside className="molly-button no-print" aria-label={t('askMolly.name')}>
      <Island name="MollyDialog" props={{ page: localize(path, locale), questions }} />
    </aside>
  )
}
