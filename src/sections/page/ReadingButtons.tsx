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

const button =
  'no-print inline-flex items-center gap-2 min-h-11 -my-2.5 p-0 border-0 bg-transparent text-link font-650 underline underline-offset-3 cursor-pointer'

/**
 * Reads the page aloud (src/client/listen.ts; its space is reserved until a voice is found), or prints
 * it, before one has read to its end.
 */
export function ReadingButtons({ type }: { type: PageType }) {
  const { locale, t } = usePage()
  if (!types.has(type)) return null
  return (
    <>
      <button className={`listen ${button}`} type="button" data-listen data-say={locale} hidden>
        <Icon name="ph-speaker-high-bold" />
        {t('player.listen')}
      </button>
      <button
        className={`media-[(scripting:none)]:hidden ${button}`}
        type="button"
        data-act="print"
      >
        <Icon name="ph-printer-bold" />
        {t('share.print')}
      </button>
    </>
  )
}
