import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'

/** How we earn: before anything that could be bought. */
export function Disclosure({ className = 'bg-g-rosa' }: { className?: string }) {
  const { t } = usePage()
  return (
    <p
      className={`flex gap-3.5 items-start rounded-m px-4.5 py-3.5 text-[.9688rem] leading-normal ${className}`}
    >
      <Icon name="ph-hand-coins-bold" className="mt-.5 text-[1.125rem]" />
      <span>
        <b>{t('article.disclosureTitle')}</b> {t('article.disclosure')}
      </span>
    </p>
  )
}
