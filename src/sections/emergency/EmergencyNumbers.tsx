import { usePage } from '../../page-context.ts'
import { emergencyNumbers } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { findNote } from './countries.ts'

/** `quiet`: in the text of a page that is not an emergency itself. */
type Props = { quiet?: boolean }

/** One order for everybody; a country's own number is read aloud before its second one. */
export function EmergencyNumbers({ quiet = false }: Props) {
  const { locale, t } = usePage()
  return (
    <ul className="grid grid-cols-2 gap-2 lg:gap-3" aria-label={t('emergency.numbers')}>
      {emergencyNumbers.map(({ country, name, number }) => (
        <li key={country} className="last:odd:col-span-2">
          <a
            className={quiet ? 'emergency-number emergency-number-quiet paper' : 'emergency-number'}
            href={`tel:${number}`}
          >
            <span>{name[locale]}</span>
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
    </ul>
  )
}
