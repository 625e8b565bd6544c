import { usePage } from '../../page-context.ts'
import { texts } from './texts.ts'

/** The risks, with the same weight as the prices. */
export function Caveat() {
  const { t } = usePage(texts)
  return (
    <div className="max-w-[43.6em]">
      <h2 className="h-2">{t('tourism.risksTitle')}</h2>
      <p className="mt-3 text-[1.125rem] leading-normal">{t('abroad.caveat')}</p>
    </div>
  )
}
