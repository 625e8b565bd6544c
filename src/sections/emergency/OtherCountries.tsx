import type { listCountries } from './countries.ts'

type Props = { countries: ReturnType<typeof listCountries> }

/** The remaining countries' numbers, by name. */
export function OtherCountries({ countries }: Props) {
  return (
    <ul className="emergency-others">
      {countries.map(({ country, name, numbers, note }) => (
        <li key={country}>
          {name}
          {numbers.map((number) => (
            <a key={number} href={`tel:${number.replace('-', '')}`}>
              {number}
            </a>
          ))}
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
