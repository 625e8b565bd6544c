import { usePage } from '../../page-context.ts'
import { findNote, type listOtherCountries } from './countries.ts'

type Props = { countries: ReturnType<typeof listOtherCountries> }

/** The numbers of the countries after the first ones, by name. */
export function OtherCountries({ countries }: Props) {
  const { locale } = usePage()
  return (
    <ul className="emergency-others">
      {countries.map(({ country, name, number, other }) => (
        <li key={country}>
          {name}
          {[number, other].map(
            (digits) =>
              digits && (
                <a key={digits} href={`tel:${digits.replace('-', '')}`}>
                  {digits}
                </a>
              ),
          )}
          <small>{findNote(country, locale)}</small>
        </li>
      ))}
    </ul>
  )
}
