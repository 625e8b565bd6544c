import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'

/** One for each sign, in their order. */
const icons = [
  'ph-wind-bold',
  'ph-smiley-nervous-fill',
  'ph-eye-fill',
  'ph-thermometer-hot-fill',
  'ph-drop-fill',
  'ph-brain-fill',
  'ph-tooth-fill',
]

/** The signs of an emergency, a line each: on a phone the choice stays on the first screen. */
export function WhenToCall({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <div className="lg:row-start-2">
      <h2 className="font-text font-700 text-body lg:text-[1.1875rem] leading-[1.5] tracking-normal [word-spacing:0]">
        {t('emergency.callIf')}
      </h2>
      <ul className="call-if text-meta lg:text-[1.125rem] font-600">
        {page.callIf.map((sign, at) => (
          <li key={sign}>
            <Icon name={icons[at]!} />
            {sign}
          </li>
        ))}
      </ul>
      {page.callNote && (
        <p className="mt-1.5 lg:mt-4 text-meta lg:text-body font-600">{page.callNote}</p>
      )}
    </div>
  )
}
