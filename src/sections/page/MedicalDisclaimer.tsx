import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'

export function MedicalDisclaimer() {
  const { t } = usePage()
  return (
    <div
      className="printed-box flex gap-3.5 rounded-l border-2 border-solid border-linea-form px-5.5 py-5 sm:px-6.5 sm:py-5.5 text-body leading-[1.55]"
      role="note"
    >
      <Icon name="ph-first-aid-kit-bold" className="text-[1.5rem] text-link" />
      <p>
        <b>{t('article.disclaimerTitle')}</b> {t('article.disclaimer')}
      </p>
    </div>
  )
}
