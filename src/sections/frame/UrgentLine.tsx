import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'

/** A slim red line with the one link that matters in an emergency. */
export function UrgentLine({ text }: { text: string }) {
  const { locale, t } = usePage()
  return (
    <p className="on-dark flex flex-wrap gap-x-3 items-center rounded-m bg-alert text-white px-5 py-3 font-600 leading-[1.35] text-left">
      <Icon name="ph-warning-octagon-fill" className="text-[1.3rem]" />
      <span className="flex-[1_1_60%] lg:flex-1">{text}</span>
      <a
        className="inline-flex items-center gap-[.4em] min-h-11 ml-9.5 lg:ml-auto font-700 border-0 border-b-2 border-solid border-white"
        href={href('emergency', locale)}
      >
        {t('site.emergency')}
        <Icon name="ph-arrow-right-bold" />
      </a>
    </p>
  )
}
