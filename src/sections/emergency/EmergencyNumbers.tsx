import type { ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { emergencyNumbers } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { listCountries } from './countries.ts'
import { OtherCountries } from './OtherCountries.tsx'

type Props = {
  /** Within a page that is not about an emergency. */
  quiet?: boolean
  /** The visitor's country; only on a page rendered for one visitor. */
  country?: string
  /** The stylesheet, on pages where only the numbers are critical. */
  children?: ReactNode
}

/** The same order for everyone; on a page rendered for one visitor, their country comes first. */
export function EmergencyNumbers({ quiet = false, country: own, children }: Props) {
  const { locale, t } = usePage()
  const all = listCountries(locale)
  const others = all.slice(emergencyNumbers.length)
  const isOwn = ({ country }: { country: string }) => country === own
  const first = all.slice(0, emergencyNumbers.length).filter((entry) => !isOwn(entry))
  return (
    <ul className="emergency-numbers" aria-label={t('emergency.numbers')}>
      {[...all.filter(isOwn), ...first].map(({ country, name, numbers: [number], note }) => (
        <li key={country}>
          <a
            className={quiet ? 'emergency-number emergency-number-quiet paper' : 'emergency-number'}
            href={`tel:${number}`}
          >
            <span>{name}</span>
            <b className="emergency-digits">
              <Icon name="ph-phone-call-fill" />
              {number}
            </b>
            {note && (
              <span className="emergency-number-note">
                <span className="sr-only">, </span>
                {note}
              </span>
            )}
          </a>
        </li>
      ))}
      <li>
        <details>
          <summary
            className={`emergency-more items-center lg:grid-cols-[minmax(0,1fr)_auto] lg:px-4 lg:py-3 lg:text-[1.0625rem] ${quiet ? 'emergency-number-quiet paper' : ''}`}
          >
            {t('urgency.others')}
            <Icon name="ph-caret-down-bold" />
          </summary>
          {children}
          <OtherCountries countries={others.filter((entry) => !isOwn(entry))} />
        </details>
      </li>
    </ul>
  )
}
