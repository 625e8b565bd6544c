import type { PageType } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'

const types = new Set<PageType>([
  'article',
  'condition',
  'service',
  'home-service',
  'product',
  'guide',
])

/** Reads the page aloud: src/client/listen.ts. Its space is reserved until a voice is found. */
export function ListenButton({ type }: { type: PageType }) {
  const { locale, t } = usePage()
  if (!types.has(type)) return null
  return (
    <button
      className="listen no-print inline-flex items-center gap-2 min-h-11 -my-2.5 p-0 border-0 bg-transparent text-link font-650 underline underline-offset-3 cursor-pointer"
      type="button"
      data-listen
      data-say={locale}
      hidden
    >
      <Icon name="ph-speaker-high-bold" />
      {t('player.listen')}
    </button>
  )
}
