import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'

/** The signs that make it an emergency. */
export function WhenToCall({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <div className="mt-4.5 lg:mt-0">
      <h2 className="font-text font-600 text-[1.1875rem] leading-[1.6] tracking-normal [word-spacing:0]">
        {t('emergency.callIf')}
      </h2>
      <ul className="diamonds text-body lg:text-[1.1875rem] font-600 leading-[1.35]">
        {page.callIf.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {page.callNote && <p className="mt-4 lg:mt-5 font-600">{page.callNote}</p>}
    </div>
  )
}
