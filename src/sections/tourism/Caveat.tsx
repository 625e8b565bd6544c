import { usePage } from '../../page-context.ts'

/** The risks, with the same weight as the prices. */
export function Caveat() {
  const { t } = usePage()
  return (
    <div className="max-w-[43.6em]">
      <h2 className="h-2">{t('tourism.risksTitle')}</h2>
      <p className="mt-3 text-[1.125rem] leading-normal">{t('tourism.caveat')}</p>
    </div>
  )
}
