import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'

const needs = [
  ['hurts', '/conditions/toothache'],
  ['broke', '/conditions/emergency'],
  ['bleeds', '/conditions/gum-disease'],
  ['soon', '/urgency'],
  ['cost', '/paying-for-care'],
  ['child', '/pediatric'],
] as const

/** What people come for most, for those who have not typed yet. */
export function Needs({ className = '' }: { className?: string }) {
  const { locale, t } = usePage()
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label={t('needs.label')}>
      {needs.map(([need, path]) => (
        <li key={need}>
          <a className="pill" href={localize(path, locale)}>
            {t(`needs.${need}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
