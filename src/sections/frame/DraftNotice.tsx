import { usePage } from '../../page-context.ts'

/** In development only: builds contain no drafts. */
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
