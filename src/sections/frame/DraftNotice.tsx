import { usePage } from '../../page-context.ts'

/** In development only: drafts are in no build. */
export function DraftNotice() {
  const { t } = usePage()
  return (
    <aside className="no-print bg-maiz text-ink font-600" aria-labelledby="draft">
      <p className="wrap py-2" id="draft">
        {t('blocks.draft')}
      </p>
    </aside>
  )
}
