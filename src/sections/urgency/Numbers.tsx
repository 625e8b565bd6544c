import { Fragment } from 'react'
import { nameRegion } from '../../i18n/formats.ts'
import { usePage } from '../../page-context.ts'
import { emergencyNumbers, findNumbers } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { findNote, listCountries } from '../emergency/countries.ts'
import { EmergencyNumbers } from '../emergency/EmergencyNumbers.tsx'

type Props = {
  /** Where the visitor is, if the platform knows it. */
  country?: string
  /** On a ground that is not red. */
  quiet?: boolean
}

/** The number of the visitor's country, or those of all in one order; the others are folded. */
export function Numbers({ country, quiet = false }: Props) {
  const { locale, t } = usePage()
  const own = country === undefined ? undefined : findNumbers(country)
  const others = listCountries(locale)
    .slice(own ? 0 : emergencyNumbers.length)
    .filter((entry) => entry.country !== country)
  return (
    <>
      {own ? (
        <OwnNumber country={country!} number={own.number} />
      ) : (
        <EmergencyNumbers quiet={quiet} />
      )}
      <details className="no-print mt-3">
        <summary className="inline-flex items-center gap-[.5em] min-h-11 font-650">
          <Icon name="ph-caret-down-bold" />
          {t('howSoon.first.other')}
        </summary>
        <ul className="grid sm:grid-cols-2 gap-x-7 gap-y-1 mt-2">
          {others.map(({ country, name, numbers, note }) => (
            <li key={country} className="leading-normal">
              {name}:{' '}
              {numbers.map((number, at) => (
                <Fragment key={number}>
                  {at > 0 && ', '}
                  <Call number={number} />
                </Fragment>
              ))}
              {note && <span className="block text-fine">{note}</span>}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function OwnNumber({ country, number }: { country: string; number: string }) {
  const { locale, t } = usePage()
  const note = findNote(country, locale)
  return (
    <>
      <a className="emergency-number emergency-number-quiet paper" href={`tel:${number}`}>
        <span>{nameRegion(country, locale)}</span>
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
      <p className="no-print mt-2 text-fine">{t('howSoon.place')}</p>
    </>
  )
}

function Call({ number }: { number: string }) {
  return (
    <a
      className="inline-flex items-center min-h-11 font-700 underline underline-offset-3"
      href={`tel:${number}`}
    >
      {number}
    </a>
  )
}
