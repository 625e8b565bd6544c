import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'

/** The signs of an emergency: in a row on a phone, so that the choice stays on the first screen. */
export function WhenToCall({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <div className="lg:row-start-2">
      <h2 className="font-text font-700 text-body lg:text-[1.1875rem] leading-[1.5] tracking-normal [word-spacing:0]">
        {t('emergency.callIf')}
      </h2>
      <ul className="call-if diamonds text-meta lg:text-[1.125rem] font-600 leading-[1.35]">
        {page.callIf.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {page.callNote && (
        <p className="mt-1.5 lg:mt-4 text-meta lg:text-body font-600">{page.callNote}</p>
      )}
    </div>
  )
}
