import type { ReactNode } from 'react'
import { usePage } from '../../page-context.ts'
import { emergencyNumbers } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { findNote, listOtherCountries } from './countries.ts'
import { OtherCountries } from './OtherCountries.tsx'

type Props = {
  /** In the text of a page that is not an emergency itself. */
  quiet?: boolean
  /** Where the visitor is; only on a page that is made for one visitor. */
  country?: string
  /** The stylesheet, where nothing but the numbers waits for none. */
  children?: ReactNode
}

/** One order for everybody, their own country first where the page is theirs alone. */
export function EmergencyNumbers({ quiet = false, country: own, children }: Props) {
  const { locale, t } = usePage()
  const first = emergencyNumbers.map((entry) => ({ ...entry, name: entry.name[locale] }))
  const others = listOtherCountries(locale)
  const isOwn = ({ country }: { country: string }) => country === own
  const tiles = [...first, ...others].filter(isOwn).concat(first.filter((entry) => !isOwn(entry)))
  return (
    <ul className="emergency-numbers" aria-label={t('emergency.numbers')}>
      {tiles.map(({ country, name, number }) => (
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
            {findNote(country, locale) && (
              <span className="emergency-number-note">
                <span className="sr-only">, </span>
                {findNote(country, locale)}
              </span>
            )}
          </a>
        </li>
      ))}
      <li>
        <details>
          <summary
            className={quiet ? 'emergency-more emergency-number-quiet paper' : 'emergency-more'}
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
